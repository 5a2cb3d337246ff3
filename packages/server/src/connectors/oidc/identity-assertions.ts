import type { AssertionRequest, IdentityAssertions, UpstreamLogin } from '../redirect-connector.ts'
import { invalid, notConfigured } from '../upstream/refusal.ts'
import { verifyToken } from '../upstream/verify-token.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import { asymmetricAlgorithmsOf } from './asymmetric-algorithms.ts'
import type { KeysFor } from './key-set.ts'
import type { OpenIdStrategy } from './openid-providers.ts'
import { configuredMetadata } from './provider-metadata.ts'
import { loginOf } from './upstream-login.ts'

/** Identity assertions that the provider signs with the keys of its ID tokens. */
export const identityAssertions = (
  strategy: OpenIdStrategy,
  keysFor: KeysFor,
): IdentityAssertions => ({
  issuerOf: ({ options }) => configuredMetadata(options).issuer,
  verify: (request) => verifyAssertion(request, strategy, keysFor),
})

async function verifyAssertion(
  request: AssertionRequest,
  strategy: OpenIdStrategy,
  keysFor: KeysFor,
): Promise<UpstreamLogin | UpstreamRefusal> {
  const { assertion, audience, clientId, now } = request
  const { options } = request.connection
  const given = configuredMetadata(options)
  if (!given.issuer || !given.jwks_uri) {
    return notConfigured('The connection has no `issuer` or `jwks_uri`')
  }
  const verified = await verifyToken('assertion', assertion, keysFor(request), {
    issuer: given.issuer,
    audience,
    algorithms: asymmetricAlgorithmsOf(options.id_token_signed_response_algs, given),
    typ: 'oauth-id-jag+jwt',
    requiredClaims: ['sub', 'client_id', 'jti', 'iat', 'exp'],
    currentDate: now(),
  })
  if ('refused' in verified) return verified
  const { sub, jti, client_id, cnf, ...others } = verified.payload
  if (typeof sub !== 'string' || typeof jti !== 'string') {
    return invalid('The assertion was refused: `sub` or `jti` is not a text')
  }
  if (client_id !== clientId) return invalid('The assertion was refused: it is for another client')
  // Only the client with the key or certificate may use an assertion that is bound to one.
  if (cnf !== undefined) return invalid('The assertion was refused: it is bound to a key (`cnf`)')
  const claims = { ...others, sub, jti }
  return loginOf(options, strategy, { idToken: assertion, claims, userinfo: {}, tokens: {} })
}
