import { type Members, membersIn } from '../../members.ts'
import type { OutboundAnswer } from '../../outbound/outbound.ts'

/**
 * Makes a token response conform to RFC 6749, section 5.1: reads form encoding, which some
 * providers send, adds a `token_type` where there is none, joins a list of scopes, and removes
 * members without a value. An error with status 200 becomes one with status 400 (section 5.2).
 *
 * @returns the answer, unchanged if it is no token response
 */
export const asTokenResponse = (answer: OutboundAnswer): OutboundAnswer =>
  conforming(answer, usable)

/**
 * The same without an ID token, which the server has no keys to verify, and with a `token_type` of
 * a bearer token: some providers have a word of their own there, such as `user` or `JWT`.
 */
export const asOAuthTokenResponse = (answer: OutboundAnswer): OutboundAnswer =>
  conforming(answer, ({ id_token: _, token_type: __, ...members }) => usable(members))

function conforming(answer: OutboundAnswer, toUsable: (members: Members) => Members) {
  if (answer.status !== 200) return answer
  const members = membersIn(answer.body) ?? formIn(answer.body)
  if (typeof members.access_token === 'string') return withBody(answer, toUsable(members))
  return typeof members.error === 'string' ? withBody({ ...answer, status: 400 }, members) : answer
}

function usable({ scope, token_type, expires_in, refresh_token, ...others }: Members): Members {
  const seconds = expires_in === null || expires_in === '' ? Number.NaN : Number(expires_in)
  return {
    ...others,
    token_type: isNamed(token_type) ? token_type : 'bearer',
    ...(seconds >= 0 && { expires_in: seconds }),
    ...(isNamed(refresh_token) && { refresh_token }),
    ...(Array.isArray(scope) && { scope: scope.filter(isNamed).join(' ') }),
    ...(isNamed(scope) && { scope }),
  }
}

const isNamed = (value: unknown): value is string => typeof value === 'string' && value !== ''

const formIn = (body: Uint8Array): Members =>
  Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)))

const withBody = (answer: OutboundAnswer, members: Members): OutboundAnswer => ({
  ...answer,
  headers: { ...answer.headers, 'content-type': 'application/json' },
  body: new TextEncoder().encode(JSON.stringify(members)),
})
