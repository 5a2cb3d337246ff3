import { refusedBody } from '../errors.ts'
import type { ClientSettings } from './client-members.ts'

/** In which ways a client that keeps to a profile of FAPI may prove itself. */
const methodsOf: Readonly<Record<string, readonly string[]>> = {
  fapi1_adv_pkj_par: ['private_key_jwt'],
  fapi1_adv_mtls_par: ['tls_client_auth', 'self_signed_tls_client_auth'],
  fapi2_sp_pkj_mtls: ['private_key_jwt'],
  fapi2_sp_pkj_dpop: ['private_key_jwt'],
  fapi2_sp_mtls_mtls: ['tls_client_auth', 'self_signed_tls_client_auth'],
  fapi2_sp_mtls_dpop: ['tls_client_auth', 'self_signed_tls_client_auth'],
}

/**
 * Holds a `compliance_level` against the rest: a client that could not do what its level demands
 * would find out at its first log-in.
 *
 * @throws ApiError `invalid_body`
 */
export function refuseNotCompliant(settings: ClientSettings): void {
  refuseUnsignable(settings)
  const { compliance_level: level, client_authentication_methods: methods, callbacks } = settings
  const allowed = methodsOf[level ?? 'none']
  if (!allowed) return
  if (!allowed.some((name) => Object.hasOwn(methods ?? {}, name))) {
    const reason = `\`${level}\` requires one of ${allowed.join(', ')} in \`client_authentication_methods\``
    throw refusedBody(reason, 'compliance_level')
  }
  if (callbacks?.some((uri) => !uri.startsWith('https:') || uri.includes('*'))) {
    throw refusedBody(`\`${level}\` requires https URLs without wildcards`, 'callbacks')
  }
  const isFirst = level?.startsWith('fapi1') ?? false
  const hasKey = methods?.private_key_jwt ?? settings.signed_request_object?.credentials?.length
  if (isFirst && !hasKey) {
    const reason = `\`${level}\` requires a credential to verify signed requests with`
    throw refusedBody(reason, 'signed_request_object')
  }
}

/**
 * Refuses a machine-to-machine client without client authentication: anybody could be it.
 *
 * @throws ApiError `invalid_body`
 */
export function refusePublicMachine(
  appType: string | null | undefined,
  { token_endpoint_auth_method: method }: ClientSettings,
): void {
  if (appType !== 'non_interactive' || method !== 'none') return
  const reason = 'A client of the type `non_interactive` must authenticate'
  throw refusedBody(reason, 'token_endpoint_auth_method')
}

/** @throws ApiError `invalid_body` for a signature by a secret that the client does not have */
function refuseUnsignable({ jwt_configuration: jwt, ...settings }: ClientSettings): void {
  const { token_endpoint_auth_method: method, client_authentication_methods: methods } = settings
  const hasSecret = method === undefined ? !methods && !settings.jwks_uri : method !== 'none'
  if (jwt?.alg !== 'HS256' || hasSecret) return
  const reason = '`HS256` requires a client secret, which this client does not have'
  throw refusedBody(reason, 'jwt_configuration.alg')
}
