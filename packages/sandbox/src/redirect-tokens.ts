import { errors, jwtVerify, SignJWT } from 'jose'
import type { JsonValue } from './messages.ts'
import type { Answer } from './sandbox.ts'
import { AnswerError } from './sandbox-errors.ts'

const lifetimeSecondsByDefault = 900
const lifetimeSecondsMax = 86_400
const parameterByDefault = 'session_token'
const algorithm = 'HS256'

export interface RedirectTokens {
  /** The claims `iss`, `sub` and `ip` of a token whose payload has none of them. */
  readonly issuer: string
  readonly subject: string
  readonly ip: string
  /** What a token that comes back must have as `state`; undefined: none has come back. */
  readonly state?: string
  /** The parameters of the request that came back, of its query and its form. */
  readonly parameters?: Readonly<Record<string, JsonValue | undefined>>
  readonly now: () => Date
}

/**
 * Answers of `api.redirect.encodeToken({ secret, payload, expiresInSeconds })`, a JWT signed by
 * HS256 (RFC 7518, section 3.2), and of `validateToken({ secret, tokenParameterName })`, the claims
 * of one that came back. The errors of the code are `AnswerError`.
 */
export function redirectTokens(tokens: RedirectTokens): Readonly<Record<string, Answer>> {
  return {
    'redirect.encodeToken': (options) => encode(tokens, members(options)),
    'redirect.validateToken': (options) => validate(tokens, members(options)),
  }
}

type Members = Readonly<Record<string, unknown>>

const members = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function encode({ issuer, subject, ip, now }: RedirectTokens, options: Members): Promise<string> {
  const { expiresInSeconds: seconds = lifetimeSecondsByDefault } = options
  const isLifetime = typeof seconds === 'number' && seconds > 0 && seconds <= lifetimeSecondsMax
  if (!isLifetime) {
    throw new AnswerError(`expiresInSeconds must be a number from 1 to ${lifetimeSecondsMax}.`)
  }
  const issuedAt = Math.floor(now().getTime() / 1000)
  const { exp: _, iat: __, ...payload } = members(options.payload)
  return new SignJWT({ iss: issuer, sub: subject, ip, ...payload })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + Math.floor(seconds))
    .sign(keyOf(options))
}

async function validate(tokens: RedirectTokens, options: Members): Promise<JsonValue> {
  const { tokenParameterName: name = parameterByDefault } = options
  const token = tokens.parameters?.[String(name)]
  if (typeof token !== 'string' || tokens.state === undefined) {
    throw new AnswerError(`The request has no parameter ${name}.`)
  }
  const claims = await verify(token, keyOf(options), tokens.now())
  if (claims.state !== tokens.state) {
    throw new AnswerError('The claim state of the token is not the state of this log-in.')
  }
  return JSON.parse(JSON.stringify(claims))
}

async function verify(token: string, key: Uint8Array, currentDate: Date) {
  try {
    const options = { algorithms: [algorithm], requiredClaims: ['exp', 'state'], currentDate }
    return (await jwtVerify(token, key, options)).payload
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new AnswerError(error.message, 'JsonWebTokenError')
    throw error
  }
}

function keyOf({ secret }: Members): Uint8Array {
  if (typeof secret !== 'string' || secret === '') {
    throw new AnswerError('secret must be a text that is not empty.')
  }
  return new TextEncoder().encode(secret)
}
