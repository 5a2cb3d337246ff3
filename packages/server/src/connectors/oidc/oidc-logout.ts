import type { JWTPayload } from 'jose'
import { isObject } from '../../members.ts'
import { isStorable } from '../../unstorable-text.ts'
import {
  type LogoutRequest,
  type LogoutStart,
  type LogoutToken,
  type LogoutTokenRequest,
  logoutUrlOf,
  type RevocationToken,
  type RevocationTokenRequest,
} from '../redirect-logout.ts'
import { invalid, notConfigured } from '../upstream/refusal.ts'
import { readRevocationToken } from '../upstream/revocation-token.ts'
import { sentTokenAgeMax, verifyToken } from '../upstream/verify-token.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import { asymmetricAlgorithmsOf } from './asymmetric-algorithms.ts'
import type { KeysFor } from './key-set.ts'
import type { OpenIdStrategy } from './openid-providers.ts'
import { configuredMetadata } from './provider-metadata.ts'

/**
 * The URL of a log-out request to the provider (OpenID Connect RP-Initiated Logout 1.0, section 2).
 *
 * @returns undefined if the metadata have no `end_session_endpoint`
 */
export async function startLogout(
  { connection: { options }, callbackUrl, session, state }: LogoutRequest,
  { metadata }: OpenIdStrategy,
): Promise<LogoutStart | undefined> {
  const { end_session_endpoint: endpoint } = { ...configuredMetadata(options), ...metadata }
  if (!endpoint) return undefined
  const url = new URL(endpoint)
  const { idToken } = session.kept
  if (idToken !== undefined) url.searchParams.set('id_token_hint', idToken)
  url.searchParams.set('client_id', options.client_id ?? '')
  url.searchParams.set('post_logout_redirect_uri', logoutUrlOf({ callbackUrl }))
  url.searchParams.set('state', state)
  return { url: url.href }
}

const event = 'http://schemas.openid.net/event/backchannel-logout'

/**
 * Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, sections 2.4 and 2.6), except
 * that its `jti` was not used before.
 *
 * @returns the content of the token, or the reason why it is refused
 * @throws OutboundError if the provider does not respond
 */
export async function readLogoutToken(
  request: LogoutTokenRequest,
  { metadata }: OpenIdStrategy,
  keysFor: KeysFor,
): Promise<LogoutToken | UpstreamRefusal> {
  const { token, now } = request
  const { options } = request.connection
  const given = { ...configuredMetadata(options), ...metadata }
  const { issuer, jwks_uri } = given
  const { client_id: audience } = options
  if (!issuer || !jwks_uri || !audience) {
    return notConfigured('The connection has no `issuer`, `jwks_uri` or `client_id`')
  }
  const verified = await verifyToken('logout token', token, keysFor(request), {
    issuer,
    audience,
    algorithms: asymmetricAlgorithmsOf(options.id_token_signed_response_algs, given),
    requiredClaims: ['iat', 'exp', 'jti', 'events'],
    maxTokenAge: sentTokenAgeMax,
    currentDate: now(),
  })
  return 'refused' in verified ? verified : named(issuer, verified.payload, verified.type)
}

/**
 * Verifies a JWT of Global Token Revocation by the keys of ID tokens. Without options of its own,
 * the provider names itself as the issuer, and this server's client there as the subject.
 *
 * @returns the content of the JWT, or the reason why it is refused
 * @throws OutboundError if the provider does not respond
 */
export async function readRevocation(
  request: RevocationTokenRequest,
  { metadata }: OpenIdStrategy,
  keysFor: KeysFor,
): Promise<RevocationToken | UpstreamRefusal> {
  const { options } = request.connection
  const given = { ...configuredMetadata(options), ...metadata }
  const { client_id, global_token_revocation_jwt_iss, global_token_revocation_jwt_sub } = options
  const issuer = global_token_revocation_jwt_iss ?? given.issuer
  const subject = global_token_revocation_jwt_sub ?? client_id
  if (!issuer || !subject || !given.jwks_uri) {
    return notConfigured('The connection has no `issuer`, `jwks_uri` or `client_id`')
  }
  const algorithms = asymmetricAlgorithmsOf(options.id_token_signed_response_algs, given)
  const expected = { issuer, subject, algorithms, subjectIssuer: given.issuer }
  return readRevocationToken(request, [keysFor(request)], expected)
}

const lengthMax = 512

function named(
  issuer: string,
  { jti = '', sub: subject, sid, events, nonce }: JWTPayload,
  type: string | undefined,
): LogoutToken | UpstreamRefusal {
  if (type !== undefined && !/^(application\/)?(logout\+)?jwt$/i.test(type)) {
    return invalid('The logout token was refused: `typ` is not `logout+jwt`')
  }
  if (!isObject(events) || !isObject(events[event])) {
    return invalid(`The logout token was refused: \`events\` has no member \`${event}\``)
  }
  if (nonce !== undefined) return invalid('The logout token was refused: it has a `nonce`')
  if (sid !== undefined && typeof sid !== 'string') {
    return invalid('The logout token was refused: `sid` is not a string')
  }
  if (subject === undefined && sid === undefined) {
    return invalid('The logout token was refused: it has neither `sub` nor `sid`')
  }
  const names = [jti, subject ?? '', sid ?? '']
  if (names.some((each) => each.length > lengthMax)) {
    return invalid(`The logout token was refused: a claim has more than ${lengthMax} characters`)
  }
  if (names.some((each) => !isStorable(String(each)))) {
    return invalid('The logout token was refused: a claim contains NUL or an unpaired surrogate')
  }
  return { issuer, jti, subject, sid }
}
