import { randomUUID } from 'node:crypto'

/**
 * The parameter that marks a request with `response_type=token`, and carries its original scope.
 */
export const tokenOnlyParameter = 'latchkey.token_alone'

const prefix = 'token '

/**
 * Turns `response_type=token` (RFC 6749, section 4.2.1), which oidc-provider does not support, into
 * `id_token token`, which it validates.
 */
export function requestTokenOnly(parameters: URLSearchParams): void {
  parameters.delete(tokenOnlyParameter)
  if (parameters.getAll('response_type').join() !== 'token') return
  const scope = parameters.get('scope') ?? ''
  parameters.set(tokenOnlyParameter, `${prefix}${scope}`)
  parameters.set('response_type', 'id_token token')
  if (!scope.split(' ').includes('openid')) parameters.set('scope', `openid ${scope}`.trim())
  if (!parameters.get('nonce')) parameters.set('nonce', randomUUID())
}

/**
 * Restores `response_type` and `scope` after the checks of oidc-provider, so that the user consents
 * only to what the client requested.
 */
export function restoreTokenOnly(params: Record<string, unknown>): void {
  const marker = params[tokenOnlyParameter]
  if (typeof marker !== 'string') return
  params.response_type = 'token'
  params.scope = marker.slice(prefix.length)
}
