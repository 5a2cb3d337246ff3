import { type NamedUser, runCustomTokenExchange } from '../../actions/run-custom-token-exchange.ts'
import { mapProfile, standardClaims } from '../../connectors/upstream/map-profile.ts'
import type { LoginAccount, LoginOrigin } from '../../store/logs/logins.ts'
import { requestedByClient } from '../authorize/requested-by-client.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { admit } from './admit.ts'
import { countedAttempts } from './exchange-attempts.ts'
import type { Granting } from './granting.ts'
import type { GrantContext } from './issue-tokens.ts'
import { refusal } from './refusal.ts'

interface ByAction {
  readonly ctx: GrantContext
  readonly granting: Granting
  readonly origin: LoginOrigin
  readonly actionId: string
  readonly token: string
}

/**
 * The account of the user whom the action of a token exchange profile names for a subject token.
 *
 * @throws the error that the action names, 403 `access_denied`, and 429 for an address that sent
 *   too many invalid tokens
 */
export async function findAccountByAction(by: ByAction): Promise<LoginAccount> {
  const { ctx, granting, origin, actionId, token } = by
  const { oidc } = granting
  const { req } = oidcRequestOf(ctx)
  const { tenant } = req
  const client = await tenant.clients.find(origin.clientId)
  if (!client) throw new oidc.errors.InvalidClient('client not found')
  const attempts = await countedAttempts(granting, origin)
  const { params, requestParamScopes } = ctx.oidc
  const decision = await runCustomTokenExchange({
    request: req,
    client,
    actionId,
    subjectToken: token,
    subjectTokenType: String(params.subject_token_type),
    requestedScopes: [...requestParamScopes],
    audience: requestedByClient(tenant, { resource: params.resource }).audiences[0],
  })
  if ('denied' in decision) {
    if (decision.isInvalidToken) await attempts.count()
    const { error, denied, description, executions } = decision
    oidcRequestOf(ctx).executions = executions
    const status = error === 'access_denied' ? 403 : 400
    const refused = refusal(oidc, status, error, denied)
    throw Object.assign(refused, { error_detail: description ?? denied })
  }
  const account = await accountOf(by, decision.user)
  const { change } = decision
  if (change && !account.isBlocked) {
    const author = { description: 'Set metadata by an action', clientId: origin.clientId }
    await tenant.store.write(author, ({ users }) => users.update(account.userId, change))
  }
  return account
}

/** @throws `invalid_request` for a user who cannot log in to the client */
async function accountOf(by: ByAction, user: NamedUser): Promise<LoginAccount> {
  const { granting, origin } = by
  if (!('userId' in user)) return accountAt(by, user)
  const { accounts } = granting.tenant.store
  const account = await accounts.findOpenTo(origin.clientId, { userId: user.userId })
  if (account) return account
  throw refusal(granting.oidc, 400, 'invalid_request', `The action names ${notHere}.`)
}

const notHere = 'no user with an account at a connection of the client'

async function accountAt(
  { granting, origin }: ByAction,
  { connection: name, profile, creates, updates }: Exclude<NamedUser, { userId: string }>,
): Promise<LoginAccount> {
  const { tenant, oidc } = granting
  const refuse = (why: string) => refusal(oidc, 400, 'invalid_request', why)
  const ways = await tenant.connections.listEnabledFor(origin.clientId, { abilities: ['redirect'] })
  const way = ways.find(({ connection }) => connection.name === name)
  const { user_id: subject, ...claims } = profile
  if (!way) {
    throw refuse(
      'The action names a connection that the client has not, or that is not one to an identity ' +
        'provider. Name users of databases by `api.authentication.setUserById`.',
    )
  }
  if (typeof subject !== 'string' || subject === '') {
    throw refuse('The action names a user at a connection without `user_id`.')
  }
  const known = await tenant.store.accounts.findBySubject(way.connection, subject)
  if (!known && !creates) throw refuse(`The action names ${notHere}.`)
  if (known && !updates) return known
  const attributes = { tokenset: {}, userinfo: { ...claims, sub: subject } }
  const login = { subject, profile: mapProfile(way.connection.options, attributes, standardClaims) }
  const { account } = await admit(granting, { origin, way, login, keepsTokens: true })
  return account
}
