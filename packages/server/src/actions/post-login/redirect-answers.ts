import { errors, jwtVerify, SignJWT } from 'jose'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import { ArgumentError } from '../argument-error.ts'
import type { EventPart } from '../event/event-parts.ts'
import type { Answers } from '../run-action.ts'

/** The log-in that redirects its user. */
export interface RedirectingLogin {
  readonly userId: string
  /** The host name of the tenant. */
  readonly domain: string
  readonly ip: string | undefined
  /** Whether the user can be redirected. */
  readonly canRedirect: boolean
  /** The parameters with which the user has come back; undefined before. */
  readonly returned: EventPart | undefined
  readonly now: () => Date
}

/** The lifetime of a token by default, and its bound. */
const tokenSeconds = 15 * 60
const tokenSecondsMax = 24 * 60 * 60

/**
 * The methods of `api.redirect` that return a value: JWTs by HS256 for the page that the user is
 * redirected to, and from it (RFC 7519).
 */
export const redirectAnswers = (login: RedirectingLogin): Answers => ({
  'redirect.canRedirect': () => login.canRedirect,
  async 'redirect.encodeToken'(options) {
    const { secret, payload, expiresInSeconds = tokenSeconds } = Object(options)
    if (typeof expiresInSeconds !== 'number') {
      throw new ArgumentError('`expiresInSeconds` must be a number.')
    }
    const seconds = Math.min(expiresInSeconds || tokenSeconds, tokenSecondsMax)
    const iat = Math.floor(login.now().getTime() / 1000)
    const claims = { ...Object(payload), ...(login.ip !== undefined && { ip: login.ip }) }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(login.domain)
      .setSubject(login.userId)
      .setIssuedAt(iat)
      .setExpirationTime(iat + seconds)
      .sign(keyOf(secret))
  },
  async 'redirect.validateToken'(options) {
    const { secret, tokenParameterName: name = 'session_token' } = Object(options)
    const { returned = {}, userId, now } = login
    if (typeof name !== 'string') throw new ArgumentError('`tokenParameterName` must be a text.')
    const token = returned[name]
    if (typeof token !== 'string') {
      throw new ArgumentError(`The request to /continue has no parameter ${name}.`)
    }
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      subject: userId,
      requiredClaims: ['exp', 'state'],
      currentDate: now(),
    }).catch((error: unknown) => {
      if (!(error instanceof errors.JOSEError)) throw error
      throw new ArgumentError(`The token was refused: ${error.message}.`)
    })
    // Otherwise the token of another log-in of the user could be sent.
    const { state } = payload
    if (typeof state === 'string' && isSameSecret(state, String(returned.state))) {
      return JSON.parse(JSON.stringify(payload))
    }
    throw new ArgumentError('The `state` of the token is not that of the request to /continue.')
  },
})

/** The key of a secret text (RFC 7518, section 3.2). */
function keyOf(secret: unknown): Uint8Array {
  if (typeof secret === 'string' && secret !== '') return new TextEncoder().encode(secret)
  throw new ArgumentError('Pass a `secret` that is a text, such as `event.secrets.NAME`.')
}
