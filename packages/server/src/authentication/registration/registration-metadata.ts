import type { AuthenticationSchema, Schema } from '@latchkey/contract'
import type { Provider } from 'oidc-provider'
import { isSafeRedirectUri, redirectUriRule } from '../../record-rules/redirect-uris.ts'
import { checkClientMetadata } from '../provider/patches.ts'
import { flowsOf } from './registered-flows.ts'
import { credentialsOf, keysOf } from './registered-keys.ts'
import {
  type InvalidMetadata,
  isHttps,
  type RequestedMetadata,
  textsOf,
  urlsOf,
} from './registered-texts.ts'

type Metadata = Omit<
  AuthenticationSchema<'ClientRegistration'>,
  'client_id' | 'client_id_issued_at' | 'client_secret' | 'client_secret_expires_at'
>

/** A validated registration request. */
export interface Registration {
  /** The client metadata to answer. */
  readonly metadata: Metadata
  /** The client to create. */
  readonly definition: Schema<'ClientDefinition'>
}

const registrableMethods: readonly unknown[] = [
  'client_secret_post',
  'client_secret_basic',
  'private_key_jwt',
  'none',
]
const nameLengthMax = 255

/**
 * Validates a registration request (RFC 7591, section 2), first by the rules of this server, then
 * by those of oidc-provider. Unknown members are ignored.
 *
 * @throws `invalid_client_metadata`, `invalid_redirect_uri`
 */
export function readRegistration(
  provider: Provider,
  errors: InvalidMetadata,
  requested: RequestedMetadata,
  mode: 'strict' | 'permissive',
): Registration {
  const type = requested.application_type === 'native' ? 'native' : 'web'
  const redirectUris = addresses(requested, 'redirect_uris', type, errors)
  if (redirectUris.length === 0) refuse(errors, 'redirect_uris must not be empty')
  const metadata = {
    application_type: type,
    redirect_uris: redirectUris,
    client_name: nameOf(requested, redirectUris, errors),
    token_endpoint_auth_method: methodOf(requested, errors),
    ...keysOf(requested, errors),
    ...flowsOf(requested, mode, errors),
    ...urlsOf(requested, ['logo_uri', 'policy_uri', 'tos_uri'], errors),
    ...requestUrisOf(requested, errors),
    ...userInfoOf(requested, errors),
    ...(requested.post_logout_redirect_uris !== undefined && {
      post_logout_redirect_uris: addresses(requested, 'post_logout_redirect_uris', type, errors),
    }),
  }
  checkClientMetadata(provider, {
    client_id: 'registered',
    client_secret: 'generated later',
    ...metadata,
  })
  const checked = metadata as Metadata
  const definition = { ...definitionOf(checked), third_party_security_mode: mode }
  return { metadata: checked, definition }
}

function definitionOf(metadata: Metadata): Schema<'ClientDefinition'> {
  const { application_type, token_endpoint_auth_method: method, logo_uri } = metadata
  const { policy_uri, tos_uri, request_uris, userinfo_signed_response_alg } = metadata
  const byMethod = method === 'none' ? 'spa' : 'regular_web'
  return {
    name: metadata.client_name,
    app_type: application_type === 'native' ? 'native' : byMethod,
    is_first_party: false,
    oidc_conformant: true,
    callbacks: metadata.redirect_uris,
    grant_types: metadata.grant_types,
    ...authenticationOf(metadata),
    ...(logo_uri !== undefined && { logo_uri }),
    ...(policy_uri !== undefined && { policy_uri }),
    ...(tos_uri !== undefined && { tos_uri }),
    ...(request_uris && { request_uris }),
    ...(userinfo_signed_response_alg && { userinfo_signed_response_alg }),
    ...(metadata.post_logout_redirect_uris && {
      allowed_logout_urls: metadata.post_logout_redirect_uris,
    }),
  }
}

/** Registers keys for `private_key_jwt` and request objects, or only for request objects. */
function authenticationOf(metadata: Metadata): Partial<Schema<'ClientDefinition'>> {
  const { token_endpoint_auth_method: method, jwks, jwks_uri } = metadata
  const credentials = credentialsOf(metadata)
  const isByKey = method === 'private_key_jwt'
  return {
    ...(jwks_uri !== undefined && { jwks_uri }),
    ...(method !== 'private_key_jwt' && { token_endpoint_auth_method: method }),
    ...(jwks && isByKey && { client_authentication_methods: { private_key_jwt: { credentials } } }),
    ...(jwks && !isByKey && { signed_request_object: { credentials } }),
  }
}

function refuse({ InvalidClientMetadata }: InvalidMetadata, sentence: string): never {
  throw new InvalidClientMetadata(sentence)
}

function addresses(
  requested: RequestedMetadata,
  name: string,
  type: string,
  errors: InvalidMetadata,
): string[] {
  const texts = textsOf(requested, name, errors)
  const isNative = type === 'native'
  if (texts.every((text) => isSafeRedirectUri(text, isNative))) return texts
  refuse(errors, `${name} ${redirectUriRule(isNative)}`)
}

/** The `client_name`; by default the host of the first redirect URI. */
function nameOf(
  { client_name: name }: RequestedMetadata,
  uris: readonly string[],
  errors: InvalidMetadata,
) {
  if (name === undefined) {
    const { hostname, protocol } = new URL(uris[0] ?? '')
    return hostname || protocol.slice(0, -1)
  }
  const isName = typeof name === 'string' && /^[^<>\p{C}]+$/u.test(name) && name.trim() !== ''
  if (!isName || name.length > nameLengthMax) {
    refuse(errors, `client_name must have at most ${nameLengthMax} characters, without < and >`)
  }
  return name.trim()
}

function methodOf(
  { token_endpoint_auth_method: method }: RequestedMetadata,
  errors: InvalidMetadata,
) {
  if (method === undefined) return 'client_secret_post'
  if (registrableMethods.includes(method)) return method
  const known = registrableMethods.join(', ')
  return refuse(errors, `token_endpoint_auth_method must be one of ${known}`)
}

const requestUriLengthMax = 512

/** OpenID Connect Core 1.0, section 6.2; the fragment may be a hash of the content. */
function requestUrisOf(requested: RequestedMetadata, errors: InvalidMetadata) {
  if (requested.request_uris === undefined) return {}
  const request_uris = textsOf(requested, 'request_uris', errors)
  if (request_uris.every((uri) => uri.length <= requestUriLengthMax && isHttps(uri))) {
    return { request_uris }
  }
  return refuse(
    errors,
    `request_uris must be https URLs of at most ${requestUriLengthMax} characters`,
  )
}

const userInfoAlgorithms = ['RS256', 'PS256'] as const

function userInfoOf(
  { userinfo_signed_response_alg: name }: RequestedMetadata,
  errors: InvalidMetadata,
): { readonly userinfo_signed_response_alg?: (typeof userInfoAlgorithms)[number] } {
  if (name === undefined) return {}
  const algorithm = userInfoAlgorithms.find((each) => each === name)
  if (algorithm) return { userinfo_signed_response_alg: algorithm }
  const known = userInfoAlgorithms.join(', ')
  return refuse(errors, `userinfo_signed_response_alg must be one of ${known}`)
}
