/*
 * Client metadata for oidc-provider (RFC 7591, section 2), and client authentication by secrets
 * (RFC 6749, section 2.3), assertions (RFC 7523) and certificates (RFC 8705).
 */

import { X509Certificate } from 'node:crypto'
import type { AdapterPayload, ClientMetadata } from 'oidc-provider'
import type { Client, ProvingCredential } from '../../store/clients/clients.ts'
import { expiryMember } from '../authorize/pushed-requests.ts'
import { withheldMember, withholdsErrors } from '../authorize/withheld-errors.ts'
import { lifetimesOfClient } from '../provider/lifetimes.ts'
import {
  cibaGrant,
  confidentialGrants,
  jwtBearerGrantType,
  servedGrants,
  tokenExchangeGrantType,
} from '../provider/served-grants.ts'
import { isValid, keysOf } from './client-keys.ts'
import { fapiRequirementsOf, levelMember, pkceMember, withFapiRequirements } from './fapi.ts'

/** Stands for the secret of clients without one; no secret has this hash. */
const noSecret = 'none'

/** Stands for the subject of clients without a valid one; no certificate has it. */
export const noSubject = 'none'

/** The `app_type` of public clients, whose users can read the code and the storage. */
const publicTypes: readonly unknown[] = ['native', 'spa']

type Method =
  | 'client_secret_post'
  | 'client_secret_basic'
  | 'private_key_jwt'
  | 'tls_client_auth'
  | 'none'
  | SelfSigned
type SelfSigned = 'self_signed_tls_client_auth'
type JwkOfOidc = NonNullable<ClientMetadata['jwks']>['keys'][number]

/** The metadata by the cached row of a client. */
const cached = new WeakMap<Client, AdapterPayload>()

/** The metadata of a client (RFC 7591, section 2; OpenID Connect Registration 1.0). */
export function clientMetadata(client: Client): AdapterPayload {
  const known = cached.get(client)
  if (known) return known
  const metadata = metadataOf(client)
  // Credentials expire, and so would the metadata.
  if (client.credentials.length === 0) cached.set(client, metadata)
  return metadata
}

function metadataOf(client: Client): AdapterPayload {
  const { settings } = client
  const isNative = client.appType === 'native'
  const method = methodOf(client)
  const redirectUris = (settings.callbacks ?? []).filter((uri) => isUri(uri, isNative))
  const logoutUris = (settings.allowed_logout_urls ?? []).filter((uri) => isUri(uri, isNative))
  const logout = settings.oidc_logout?.backchannel_logout_urls?.[0]
  // A public client may use only grants in which a user is present.
  const served = servedGrants.filter(
    (each) => method !== 'none' || !confidentialGrants.includes(each),
  )
  const grantTypes = permittedGrants(client).filter((grant) => served.includes(grant))
  const requirements = fapiRequirementsOf(client)
  const isBound = settings.require_proof_of_possession === true
  const metadata = {
    client_id: client.clientId,
    client_secret: (client.takesSecret && client.secretHash) || noSecret,
    client_name: client.name,
    application_type: isNative ? 'native' : 'web',
    redirect_uris: redirectUris,
    post_logout_redirect_uris: logoutUris,
    ...flowsOf(grantTypes, redirectUris, isNative, isBound),
    ...(grantTypes.includes(cibaGrant) && { backchannel_token_delivery_mode: 'poll' as const }),
    token_endpoint_auth_method: method,
    ...keysAndSubjectOf(method, client),
    ...(settings.userinfo_signed_response_alg && {
      userinfo_signed_response_alg: settings.userinfo_signed_response_alg,
    }),
    ...(settings.signed_request_object?.required && { require_signed_request_object: true }),
    [levelMember]: settings.compliance_level ?? 'none',
    [expiryMember]: settings.par_request_expiry ?? undefined,
    [withheldMember]: withholdsErrors(client),
    [pkceMember]: !client.isFirstParty && settings.third_party_security_mode === 'strict',
    ...(settings.logo_uri && isUri(settings.logo_uri, false) && { logo_uri: settings.logo_uri }),
    ...(settings.require_pushed_authorization_requests && {
      require_pushed_authorization_requests: true,
    }),
    ...(isBound && tokenBindingOf(method)),
    ...(logout && { backchannel_logout_uri: logout, backchannel_logout_session_required: true }),
    ...lifetimesOfClient(settings),
    id_token_signed_response_alg: idTokenAlgorithmOf(client),
  } satisfies AdapterPayload & Partial<ClientMetadata>
  return requirements ? { ...metadata, ...withFapiRequirements(requirements, metadata) } : metadata
}

/**
 * The grants of a client, and those that other settings permit. With those of native log-in, token
 * exchange refuses other types of tokens.
 */
function permittedGrants({ grantTypes, settings }: Client): readonly string[] {
  const { native_social_login: native, identity_assertion_authorization_grant } = settings
  const isNative = Object.values(native ?? {}).some((each) => each?.enabled)
  const takesAssertions = identity_assertion_authorization_grant?.active
  const others = grantTypes.filter((each) => each !== jwtBearerGrantType)
  return [
    ...new Set([
      ...others,
      ...(isNative ? [tokenExchangeGrantType] : []),
      ...(takesAssertions ? [jwtBearerGrantType] : []),
    ]),
  ]
}

/** HS256 is only for clients with a secret: anybody could forge tokens without one (RFC 8725). */
function idTokenAlgorithmOf({ takesSecret, settings }: Client) {
  const alg = settings.jwt_configuration?.alg ?? 'RS256'
  return alg === 'HS256' && !takesSecret ? 'RS256' : alg
}

/** Whether the secret of a client signs its ID tokens; such a secret is stored encrypted too. */
export const signsBySecret = (client: Client) => idTokenAlgorithmOf(client) === 'HS256'

/** Binds tokens to the certificate by which a client authenticates, or else to a DPoP key. */
function tokenBindingOf(method: Method) {
  return method.endsWith('tls_client_auth')
    ? { tls_client_certificate_bound_access_tokens: true }
    : { dpop_bound_access_tokens: true }
}

/** The grant types, and the response types that they permit; none without redirect URIs. */
function flowsOf(
  grantTypes: readonly string[],
  uris: readonly string[],
  isNative: boolean,
  isBound: boolean,
) {
  const hasUris = uris.length > 0
  const hasCode = hasUris && grantTypes.includes('authorization_code')
  // OpenID Connect Registration 1.0, section 2: implicit responses are sent to https URIs and to
  // native applications only. Loopback URIs are an extension of this project, for development.
  const isSafe = isNative || uris.every((uri) => uri.startsWith('https:') || isLoopback(uri))
  const hasImplicit = hasUris && grantTypes.includes('implicit') && isSafe
  const others = grantTypes.filter((each) => each !== 'authorization_code' && each !== 'implicit')
  return {
    grant_types: [
      ...others,
      ...(hasCode ? ['authorization_code'] : []),
      ...(hasImplicit ? ['implicit'] : []),
    ],
    response_types: [
      ...(hasCode ? ['code' as const] : []),
      ...(hasImplicit ? ['id_token' as const] : []),
      ...(hasCode && hasImplicit ? ['code id_token' as const] : []),
      // An access token in a redirect URI cannot be bound to a key.
      ...(hasImplicit && !isBound ? ['id_token token' as const] : []),
      ...(hasCode && hasImplicit && !isBound
        ? (['code token', 'code id_token token'] as const)
        : []),
    ],
  }
}

function methodOf(client: Client): Method {
  const { takesSecret, settings, appType, credentials } = client
  const { client_authentication_methods: methods, token_endpoint_auth_method, jwks_uri } = settings
  const { methods: allowed } = fapiRequirementsOf(client) ?? {}
  if (allowed) return allowed.find((each) => methods?.[each]) ?? allowed[0] ?? 'private_key_jwt'
  if (methods?.private_key_jwt) return 'private_key_jwt'
  if (methods?.tls_client_auth) return 'tls_client_auth'
  if (methods?.self_signed_tls_client_auth) return 'self_signed_tls_client_auth'
  if (jwks_uri && !token_endpoint_auth_method) return 'private_key_jwt'
  const isPublic = token_endpoint_auth_method === 'none' || publicTypes.includes(appType)
  if (!takesSecret && isPublic && credentials.length === 0) return 'none'
  const isByHeader = token_endpoint_auth_method === 'client_secret_basic'
  return isByHeader ? 'client_secret_basic' : 'client_secret_post'
}

/** The unexpired keys and the certificate subject of a client. */
function keysAndSubjectOf(method: Method, client: Client) {
  if (client.settings.jwks_uri) return { jwks_uri: client.settings.jwks_uri }
  const keys = [...keysOf(client)] as JwkOfOidc[]
  const methods = client.settings.client_authentication_methods
  const ids =
    method === 'tls_client_auth' || method === 'self_signed_tls_client_auth'
      ? methods?.[method]?.credentials.map(({ id }) => id)
      : []
  const valid = client.credentials.filter((each) => ids?.includes(each.id) && isValid(each))
  switch (method) {
    case 'private_key_jwt':
      return { jwks: { keys } }
    case 'self_signed_tls_client_auth':
      return { jwks: { keys: [...valid.filter(isOf('x509_cert')).map(toCertificateJwk), ...keys] } }
    case 'tls_client_auth':
      return {
        tls_client_auth_subject_dn: valid.find(isOf('cert_subject_dn'))?.subjectDn ?? noSubject,
        jwks: { keys },
      }
    default:
      return keys.length > 0 ? { jwks: { keys } } : {}
  }
}

const isOf = (type: string) => (credential: ProvingCredential) => credential.credentialType === type

/** A self-signed certificate as a JWK (RFC 8705, section 2.2.2). */
function toCertificateJwk({ pem }: ProvingCredential) {
  const certificate = new X509Certificate(pem ?? '')
  const jwk = certificate.publicKey.export({ format: 'jwk' })
  return { ...jwk, x5c: [certificate.raw.toString('base64')] }
}

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
const isLoopback = (uri: string) => loopback.includes(new URL(uri).hostname)

/** Whether oidc-provider accepts the URI. One invalid URI would make the whole client invalid. */
function isUri(text: string, isNative: boolean): boolean {
  if (!URL.canParse(text) || text.includes('#') || text.includes('*')) return false
  const { protocol, hostname } = new URL(text)
  if (protocol === 'https:') return !isNative || !loopback.includes(hostname)
  if (protocol === 'http:') return !isNative || loopback.includes(hostname)
  return isNative && /^[a-z][a-z0-9+.-]*\.[a-z0-9+.-]*:$/.test(protocol)
}
