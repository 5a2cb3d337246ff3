import type { Client as OidcClient } from 'oidc-provider'
import type { Client } from '../../store/clients/clients.ts'
import { cibaGrant } from '../provider/served-grants.ts'

type Level = NonNullable<Client['settings']['compliance_level']>
type Method = 'private_key_jwt' | 'tls_client_auth' | 'self_signed_tls_client_auth'

/** What a `compliance_level` requires of a client. */
interface FapiRequirements {
  /** As oidc-provider names it. */
  readonly profile: '1.0 Final' | '2.0'
  /** Allowed methods of client authentication; the first that the client has registered is used. */
  readonly methods: readonly Method[]
  /** What access tokens are bound to: the client certificate, or a DPoP key. */
  readonly boundTo: 'certificate' | 'key'
}

const byKey: readonly Method[] = ['private_key_jwt']
const byCertificate: readonly Method[] = ['tls_client_auth', 'self_signed_tls_client_auth']

/** The requirements by level. */
const levels: Readonly<Partial<Record<Level, FapiRequirements>>> = {
  fapi1_adv_pkj_par: { profile: '1.0 Final', methods: byKey, boundTo: 'certificate' },
  fapi1_adv_mtls_par: { profile: '1.0 Final', methods: byCertificate, boundTo: 'certificate' },
  fapi2_sp_pkj_mtls: { profile: '2.0', methods: byKey, boundTo: 'certificate' },
  fapi2_sp_pkj_dpop: { profile: '2.0', methods: byKey, boundTo: 'key' },
  fapi2_sp_mtls_mtls: { profile: '2.0', methods: byCertificate, boundTo: 'certificate' },
  fapi2_sp_mtls_dpop: { profile: '2.0', methods: byCertificate, boundTo: 'key' },
}

/** The requirements for a client; undefined unless it has a `compliance_level`. */
export function fapiRequirementsOf(client: Pick<Client, 'settings'>): FapiRequirements | undefined {
  return levels[client.settings.compliance_level ?? 'none']
}

/** The member of the client metadata that carries the level to oidc-provider. */
export const levelMember = 'compliance_level'

/** The member of the client metadata that makes PKCE required for a confidential client. */
export const pkceMember = 'require_pkce'

function requirementsOf(client: OidcClient | undefined): FapiRequirements | undefined {
  const level = client?.[levelMember] as Level | undefined
  return level && levels[level]
}

/** The FAPI profile of a client; undefined for other clients. */
export function profileOf(client: OidcClient | undefined): FapiRequirements['profile'] | undefined {
  return requirementsOf(client)?.profile
}

/** The methods by which a client with a level must authenticate. */
export function methodsOf(client: OidcClient | undefined): readonly Method[] | undefined {
  return requirementsOf(client)?.methods
}

/**
 * The grants that FAPI permits: none sends a password, and none puts a token into a redirect URI.
 */
const grants: readonly string[] = [
  'authorization_code',
  'client_credentials',
  'refresh_token',
  cibaGrant,
]

interface Registered {
  readonly redirect_uris: readonly string[]
  readonly grant_types: readonly string[]
}

/**
 * The client metadata that FAPI 1.0 Advanced (part 2, sections 5.2.2 and 8.6) and the FAPI 2.0
 * Security Profile (sections 5.3.2 and 5.4) require, in place of what is registered.
 */
export function withFapiRequirements(
  { profile, methods, boundTo }: FapiRequirements,
  registered: Registered,
) {
  const hasCode = registered.grant_types.includes('authorization_code')
  const isFirst = profile === '1.0 Final'
  return {
    grant_types: registered.grant_types.filter((each) => grants.includes(each)),
    redirect_uris: registered.redirect_uris.filter((uri) => uri.startsWith('https:')),
    response_types: hasCode ? [isFirst ? ('code id_token' as const) : ('code' as const)] : [],
    require_pushed_authorization_requests: true,
    tls_client_certificate_bound_access_tokens: boundTo === 'certificate',
    dpop_bound_access_tokens: boundTo === 'key',
    id_token_signed_response_alg: 'PS256' as const,
    authorization_signed_response_alg: 'PS256' as const,
    ...(methods === byKey && { token_endpoint_auth_signing_alg: 'PS256' as const }),
    ...(isFirst && {
      require_signed_request_object: true,
      request_object_signing_alg: 'PS256' as const,
      ...(registered.grant_types.includes(cibaGrant) && {
        backchannel_authentication_request_signing_alg: 'PS256' as const,
      }),
    }),
  }
}
