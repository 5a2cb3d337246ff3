import { randomUUID } from 'node:crypto'
import type { Provider } from 'oidc-provider'

/** Says that a token alone is asked for, and with which scope. */
export const tokenAloneAsked = 'latchkey.token_alone'

const prefix = 'token '

/**
 * A token without code and ID token (RFC 6749, section 4.2.1) is none of oidc-provider's answers.
 * So it is asked for one beside an ID token, and checks and shows that.
 */
export function askForTokenAlone(parameters: URLSearchParams): void {
  parameters.delete(tokenAloneAsked)
  if (parameters.getAll('response_type').join() !== 'token') return
  const scope = parameters.get('scope') ?? ''
  parameters.set(tokenAloneAsked, `${prefix}${scope}`)
  parameters.set('response_type', 'id_token token')
  if (!scope.split(' ').includes('openid')) parameters.set('scope', `openid ${scope}`.trim())
  if (!parameters.get('nonce')) parameters.set('nonce', randomUUID())
}

/** Answers, once it is let, what was asked for. */
export function answerTokenAlone(provider: Provider): void {
  provider.on('authorization.accepted', ({ oidc: { params } }) => {
    const asked = params?.[tokenAloneAsked]
    if (!params || typeof asked !== 'string') return
    params.response_type = 'token'
    params.scope = asked.slice(prefix.length)
  })
}
