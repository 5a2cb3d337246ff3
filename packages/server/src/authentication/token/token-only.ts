import { randomUUID } from 'node:crypto'
import type { Provider } from 'oidc-provider'

/** The parameter that marks a request with `response_type=token`, and carries its scope. */
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

/** Restores `response_type` and `scope` once the authorization is accepted. */
export function answerTokenOnly(provider: Provider): void {
  provider.on('authorization.accepted', ({ oidc: { params } }) => {
    const marker = params?.[tokenOnlyParameter]
    if (!params || typeof marker !== 'string') return
    params.response_type = 'token'
    params.scope = marker.slice(prefix.length)
  })
}
