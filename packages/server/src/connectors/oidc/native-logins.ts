import { ClientError, genericGrantRequest, ResponseBodyError } from 'openid-client'
import { OutboundError } from '../../outbound/outbound-error.ts'
import type { NativeLogin, NativeRequest, UpstreamLogin } from '../redirect-connector.ts'
import { keptTokens } from '../upstream/kept-tokens.ts'
import { invalid, notConfigured, refusalOf } from '../upstream/refusal.ts'
import { verifyToken } from '../upstream/verify-token.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import { appleAttributes } from './apple.ts'
import type { KeysFor } from './key-set.ts'
import type { OpenIdStrategy } from './openid-providers.ts'
import { configurationOf } from './relying-party.ts'
import { loginOf } from './upstream-login.ts'

/**
 * Sign in with Apple in an app for iOS, which passes on an authorization code. Apple knows the app
 * by its bundle identifier, and the same user by the same `sub` as on the web.
 */
export const appleNativeLogin = (strategy: OpenIdStrategy): NativeLogin => ({
  provider: 'apple',
  verify: (request) => exchangeAppleCode(request, strategy),
})

async function exchangeAppleCode(
  request: NativeRequest,
  strategy: OpenIdStrategy,
): Promise<UpstreamLogin | UpstreamRefusal> {
  const { connection, token, profile, mobile } = request
  const { app_bundle_identifier: client_id } = mobile?.ios ?? {}
  if (!client_id) return notConfigured('The client has no `mobile.ios.app_bundle_identifier`')
  const options = { ...connection.options, client_id }
  const config = configurationOf({ ...request, connection: { ...connection, options } }, strategy)
  try {
    const tokens = await genericGrantRequest(config, 'authorization_code', { code: token })
    const claims = tokens.claims()
    if (!claims) return invalid('The token response has no ID token')
    return loginOf(options, strategy, {
      idToken: tokens.id_token ?? '',
      claims,
      userinfo: appleAttributes(profile),
      tokens: keptTokens(tokens),
      grantedScope: tokens.scope,
    })
  } catch (error) {
    return faultOf(error)
  }
}

/**
 * Whose fault it is that Apple sent no tokens: that of the application only if Apple refuses the
 * code.
 *
 * @throws OutboundError if Apple cannot respond now
 */
function faultOf(error: unknown): UpstreamRefusal {
  const { cause } = error instanceof ClientError ? error : {}
  if (cause instanceof Response && cause.status >= 500) {
    throw new OutboundError('unreachable', `The status is ${cause.status}.`, { cause: error })
  }
  const refused = refusalOf(error)
  const isOfSettings = error instanceof ResponseBodyError && !ofCode.includes(error.error)
  return isOfSettings ? notConfigured(refused.description) : refused
}

/** The errors of RFC 6749, section 5.2, that an application can cause by what it passes on. */
const ofCode: readonly string[] = ['invalid_grant', 'invalid_request']

/**
 * Sign in with Google in an app for Android, which passes on an ID token. Its `aud` is the client
 * of the connection or one of `allowed_audiences`.
 */
export const googleNativeLogin = (strategy: OpenIdStrategy, keysFor: KeysFor): NativeLogin => ({
  provider: 'google',
  verify: (request) => verifyGoogleToken(request, strategy, keysFor),
})

async function verifyGoogleToken(
  request: NativeRequest,
  strategy: OpenIdStrategy,
  keysFor: KeysFor,
): Promise<UpstreamLogin | UpstreamRefusal> {
  const { token, now } = request
  const { options } = request.connection
  const { client_id, allowed_audiences } = options
  const audience = [client_id ?? [], allowed_audiences ?? []].flat()
  if (audience.length === 0) {
    return notConfigured('The connection has no `client_id` and no `allowed_audiences`')
  }
  const verified = await verifyToken('ID token', token, keysFor(request), {
    issuer: strategy.metadata?.issuer ?? '',
    audience,
    algorithms: ['RS256'],
    requiredClaims: ['sub', 'exp'],
    currentDate: now(),
  })
  if ('refused' in verified) return verified
  const { sub, ...others } = verified.payload
  if (typeof sub !== 'string') return invalid('The ID token was refused: `sub` is not a text')
  const claims = { ...others, sub }
  return loginOf(options, strategy, { idToken: token, claims, userinfo: {}, tokens: {} })
}
