import { refusedBody } from '../errors.ts'
import type { ClientSettings } from './client-members.ts'

/**
 * Refuses settings that contradict the `compliance_level`. A required credential may be added
 * later; until then the client cannot authenticate.
 *
 * @throws ApiError `invalid_body`
 */
export function refuseNotCompliant(settings: ClientSettings): void {
  refuseUnsignable(settings)
  const { compliance_level: level, callbacks } = settings
  if (!level || level === 'none') return
  if (callbacks?.some((uri) => !uri.startsWith('https:') || uri.includes('*'))) {
    throw refusedBody(`\`${level}\` requires https URLs without wildcards`, 'callbacks')
  }
}

/**
 * Refuses a machine-to-machine client without client authentication: anybody could use it.
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

/** @throws ApiError `invalid_body` for signatures by a secret, if the client has none */
function refuseUnsignable({ jwt_configuration: jwt, ...settings }: ClientSettings): void {
  const { token_endpoint_auth_method: method, client_authentication_methods: methods } = settings
  const hasSecret = method === undefined ? !methods && !settings.jwks_uri : method !== 'none'
  if (jwt?.alg !== 'HS256' || hasSecret) return
  const reason = '`HS256` requires a client secret, which this client does not have'
  throw refusedBody(reason, 'jwt_configuration.alg')
}
