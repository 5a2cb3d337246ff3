import { isObject } from '../../members.ts'

/**
 * Makes a token response conform to RFC 6749, section 5.1: adds `token_type`, which some providers
 * omit, and removes an ID token, which the server has no keys to verify.
 *
 * @returns the body, unchanged if it is not a successful response
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
