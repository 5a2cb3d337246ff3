import { decodeJwt, type JWTPayload } from 'jose'
import type { ConnectionWith } from '../../connectors/connector.ts'
import type { IdentityAssertions, UpstreamLogin } from '../../connectors/redirect-connector.ts'
import { accountSubject, isAccountSubject } from '../../connectors/upstream/account-subject.ts'
import type { LoginAccount, LoginOrigin } from '../../store/logs/logins.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { jwtBearerGrantType } from '../provider/served-grants.ts'
import { admit } from './admit.ts'
import { withinAssertion } from './asserted-request.ts'
import { type Granting, originForwarded, required, type UserGrant } from './granting.ts'
import type { GrantContext } from './issue-tokens.ts'
import { limitScopesToApi } from './limit-scopes.ts'
import { refusal } from './refusal.ts'
import { verifyCounted } from './verify-counted.ts'

/**
 * The grant by an identity assertion (draft-ietf-oauth-identity-assertion-authz-grant, RFC 7523): a
 * client that the identity provider of a connection permits to act for a user gets an access token
 * for an API, and nothing else. Until it expires, an assertion can be sent again.
 */
export const identityAssertionGrant: UserGrant = {
  grantType: jwtBearerGrantType,
  parameters: ['assertion'],
  // The API and the scope that the provider names precede those of the request. The assertion is
  // verified before a token is issued.
  async prepare(ctx, granting) {
    const { params } = ctx.oidc
    const asserted = withinAssertion(claimsOf(ctx, granting), params, granting.tenant)
    if ('refused' in asserted) {
      const description = `The assertion was refused: ${asserted.refused}.`
      throw refusal(granting.oidc, 400, 'invalid_grant', description)
    }
    Object.assign(params, asserted)
  },
  async authenticate(ctx, granting) {
    limitScopesToApi(ctx, granting)
    const origin = await originOfClient(ctx, granting)
    const way = await connectionOf(ctx, granting, origin)
    const { clientId } = origin
    const { issuer: audience } = granting.tenant
    const assertion = String(ctx.oidc.params.assertion)
    const login = await verifyCounted(granting, {
      origin,
      connection: way.connection,
      verify: (call) => way.assertions.verify({ ...call, assertion, audience, clientId }),
      refuse: (reason) => refusal(granting.oidc, 400, 'invalid_grant', `${reason}.`),
    })
    const {
      isBlocked,
      userId: accountId,
      accessEpoch,
    } = await accountOf(granting, origin, way, login)
    if (isBlocked) throw refusal(granting.oidc, 403, 'unauthorized', 'user is blocked')
    const { name: connection } = way.connection
    return { accountId, accessEpoch, connection, amr: [], gty: 'jwt_bearer', delegation: {} }
  },
}

/** @throws `invalid_request`, `invalid_grant` */
function claimsOf(ctx: GrantContext, granting: Granting): JWTPayload {
  const [assertion = ''] = required(ctx, granting, 'assertion')
  try {
    return decodeJwt(assertion)
  } catch {
    throw refusal(granting.oidc, 400, 'invalid_grant', 'The `assertion` is not a JWT.')
  }
}

/** Third-party clients may use the grant too: they ask users for nothing. */
async function originOfClient(ctx: GrantContext, { tenant, oidc }: Granting): Promise<LoginOrigin> {
  const client = await tenant.clients.find(ctx.oidc.client.clientId)
  if (!client) throw new oidc.errors.InvalidClient('client not found')
  return originForwarded(oidcRequestOf(ctx).req, client)
}

interface AssertionWay extends ConnectionWith<'redirect'> {
  readonly assertions: IdentityAssertions
}

/** @throws `invalid_grant` if no connection of the client accepts assertions of this issuer */
async function connectionOf(
  ctx: GrantContext,
  granting: Granting,
  { clientId }: LoginOrigin,
): Promise<AssertionWay> {
  const { iss } = claimsOf(ctx, granting)
  const { connections } = granting.tenant
  for (const way of await connections.listEnabledFor(clientId, { abilities: ['redirect'] })) {
    const { identityAssertion: assertions } = way.connector.redirect
    const { connection } = way
    const isOn = connection.cross_app_access_resource_app?.status === 'enabled'
    if (isOn && iss && assertions?.issuerOf(connection) === iss) return { ...way, assertions }
  }
  const description =
    'No connection of the client accepts assertions of this issuer. ' +
    'Set `cross_app_access_resource_app.status` of the connection to `enabled`.'
  throw refusal(granting.oidc, 400, 'invalid_grant', description)
}

/** The user of the assertion, who is created if the connection allows sign-up. */
async function accountOf(
  granting: Granting,
  origin: LoginOrigin,
  way: AssertionWay,
  login: UpstreamLogin,
): Promise<LoginAccount> {
  const subject = accountSubject(way, login.subject)
  const { accounts } = granting.tenant.store
  const known = isAccountSubject(subject)
    ? await accounts.findBySubject(way.connection, subject)
    : undefined
  if (known) return known
  const arriving = { origin, way, login, keepsTokens: true, parameter: 'assertion' }
  return (await admit(granting, arriving)).account
}
