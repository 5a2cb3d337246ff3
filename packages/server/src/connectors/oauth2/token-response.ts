import { isObject } from '../../members.ts'

/**
 * The answer of a token endpoint as RFC 6749, section 5.1 wants it. Some providers leave out
 * `token_type`; an ID token is of no use to a connection that has no keys for it.
 */
export function asTokenResponse(body: Uint8Array): Uint8Array {
  const answer = parsed(new TextDecoder().decode(body))
  if (!isObject(answer) || typeof answer.access_token !== 'string') return body
  const { id_token: _, ...members } = answer
  const { token_type = 'bearer' } = members
  return new TextEncoder().encode(JSON.stringify({ ...members, token_type }))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
