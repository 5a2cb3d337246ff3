import type { Client as OidcClient } from 'oidc-provider'
import type { Client } from '../../store/clients/clients.ts'
import { cibaGrant } from '../provider/served-grants.ts'

type Level = NonNullable<Client['settings']['compliance_level']>
type Method = 'private_key_jwt' | 'tls_client_auth' | 'self_signed_tls_client_auth'

interface Demands {
  /** As oidc-provider names it. */
  readonly profile: '1.0 Final' | '2.0'
  /** The ways to authenticate that are left; the first that the client has is its own. */
  readonly methods: readonly Method[]
  /** What tokens are bound to. */
  readonly boundTo: 'certificate' | 'key'
}

const byKey: readonly Method[] = ['private_key_jwt']
const byCertificate: readonly Method[] = ['tls_client_auth', 'self_signed_tls_client_auth']

/** What each level is, besides what all of them demand. */
const levels: Readonly<Partial<Record<Level, Demands>>> = {
  fapi1_adv_pkj_par: { profile: '1.0 Final', methods: byKey, boundTo: 'certificate' },
  fapi1_adv_mtls_par: { profile: '1.0 Final', methods: byCertificate, boundTo: 'certificate' },
  fapi2_sp_pkj_mtls: { profile: '2.0', methods: byKey, boundTo: 'certificate' },
  fapi2_sp_pkj_dpop: { profile: '2.0', methods: byKey, boundTo: 'key' },
  fapi2_sp_mtls_mtls: { profile: '2.0', methods: byCertificate, boundTo: 'certificate' },
  fapi2_sp_mtls_dpop: { profile: '2.0', methods: byCertificate, boundTo: 'key' },
}

/** What is asked of a client that keeps to a profile of FAPI; nothing of any other. */
export function demandsOn(client: Pick<Client, 'settings'>): Demands | undefined {
  return levels[client.settings.compliance_level ?? 'none']
}

/** The member that carries the level through oidc-provider. */
export const levelMember = 'compliance_level'

/** The member that carries whether PKCE is demanded of a client that proves itself. */
export const pkceMember = 'require_pkce'

/** The profile of FAPI that a client of oidc-provider keeps to. */
export function profileOf(client: OidcClient | undefined): Demands['profile'] | undefined {
  const level = client?.[levelMember] as Level | undefined
  return level && levels[level]?.profile
}

/** Grants that neither shows a password nor puts a token into an address. */
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
 * What FAPI 1.0 Advanced (part 2, sections 5.2.2 and 8.6) and the FAPI 2.0 Security Profile
 * (sections 5.3.2 and 5.4) make of a client, over whatever else was said of it.
 */
export function asDemanded({ profile, methods, boundTo }: Demands, registered: Registered) {
  const returns = registered.grant_types.includes('authorization_code')
  const isFirst = profile === '1.0 Final'
  return {
    grant_types: registered.grant_types.filter((each) => grants.includes(each)),
    redirect_uris: registered.redirect_uris.filter((uri) => uri.startsWith('https:')),
    response_types: returns ? [isFirst ? ('code id_token' as const) : ('code' as const)] : [],
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
