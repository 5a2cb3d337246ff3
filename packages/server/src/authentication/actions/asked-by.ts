import type { EventPart } from '../../actions/event/event-parts.ts'

/** Parameters of an authorization request that `event.transaction` has under the same names. */
const texts = ['state', 'login_hint', 'redirect_uri', 'response_mode'] as const
const lists = ['acr_values', 'prompt', 'response_type', 'ui_locales'] as const

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const wordsOf = (value: unknown): readonly string[] => textOf(value)?.split(' ') ?? []

/**
 * `event.transaction` of an authorization request.
 *
 * @param protocol by default that of the response type, as the hosted API names it
 */
export function askedBy(
  params: Readonly<Record<string, unknown>>,
  protocol: string = protocolOf(params.response_type),
): EventPart {
  const [locale] = wordsOf(params.ui_locales)
  const named = texts.flatMap((name) => {
    const value = textOf(params[name])
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(named),
    ...Object.fromEntries(lists.map((name) => [name, wordsOf(params[name])])),
    requested_scopes: wordsOf(params.scope),
    protocol,
    ...(locale !== undefined && { locale }),
  }
}

function protocolOf(responseType: unknown): string {
  const types = wordsOf(responseType)
  if (!types.includes('code') && types.length > 0) return 'oidc-implicit-profile'
  return types.length > 1 ? 'oidc-hybrid-profile' : 'oidc-basic-profile'
}
