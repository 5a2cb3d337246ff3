import { mapProfile, standardClaims } from '../../connectors/upstream/map-profile.ts'
import { succeed } from '../../login/log-in/succeed.ts'
import type {
  SubjectTokenRules,
  TokenExchangeProfile,
} from '../../store/connections/token-exchange-profiles.ts'
import type { LoginAccount, LoginOrigin } from '../../store/logs/logins.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { admit } from './admit.ts'
import { countedAttempts } from './exchange-attempts.ts'
import { findAccountByAction } from './exchange-by-action.ts'
import { type Granting, originForwarded } from './granting.ts'
import { type Authenticated, type GrantContext, tokenExchange } from './issue-tokens.ts'
import { type IssuerKeys, type VerifiedToken, verifyProfileToken } from './profile-token.ts'
import { refusal } from './refusal.ts'

interface Exchanging {
  readonly ctx: GrantContext
  readonly granting: Granting
  readonly profile: TokenExchangeProfile
  readonly token: string
  readonly keys: IssuerKeys
}

type Verified = Exclude<VerifiedToken, { readonly refused: string }>
type Place = Pick<Exchanging, 'granting' | 'profile'> & { readonly origin: LoginOrigin }

/**
 * Logs in the user of a token of another issuer (RFC 8693), by a token exchange profile of the
 * tenant.
 *
 * @throws `invalid_request` for a refused token, and 429 for an address that sent too many
 */
export async function exchangeByProfile(exchanging: Exchanging): Promise<Authenticated> {
  const { granting } = exchanging
  const origin = await originOfExchange(exchanging)
  const account = await accountOf(exchanging, origin)
  if (account.isBlocked) throw refusal(granting.oidc, 403, 'unauthorized', 'user is blocked')
  const counted = await succeed(granting.tenant, { account, origin })
  const { userId: accountId, accessEpoch } = account
  return { accountId, accessEpoch, amr: [], gty: tokenExchange, ...counted }
}

/** The account of the user whom the token identifies, by the rules or the action of the profile. */
async function accountOf(exchanging: Exchanging, origin: LoginOrigin): Promise<LoginAccount> {
  const { ctx, granting, profile, token } = exchanging
  const { action_id: actionId, subject_token: rules } = profile
  if (actionId !== undefined) {
    return findAccountByAction({ ctx, granting, origin, actionId, token })
  }
  if (!rules) throw new Error('A token exchange profile has neither rules nor an action.')
  const verified = await verifyCounted(exchanging, origin, rules)
  return findAccount({ granting, profile, origin }, verified)
}

/** @throws 403 `unauthorized_client` unless the client may use profiles */
async function originOfExchange({ ctx, granting }: Exchanging): Promise<LoginOrigin> {
  const { tenant, oidc } = granting
  const client = await tenant.clients.find(ctx.oidc.client.clientId)
  const types = client?.settings.token_exchange?.allow_any_profile_of_type
  if (client?.isFirstParty && types?.includes('custom_authentication')) {
    return originForwarded(oidcRequestOf(ctx).req, client)
  }
  const todo =
    'Only a first-party client with `custom_authentication` in ' +
    '`token_exchange.allow_any_profile_of_type` can use token exchange profiles.'
  throw refusal(oidc, 403, 'unauthorized_client', todo)
}

async function verifyCounted(
  exchanging: Exchanging,
  origin: LoginOrigin,
  rules: SubjectTokenRules,
): Promise<Verified> {
  const { granting, token, keys } = exchanging
  const { tenant, oidc, outbound, now } = granting
  const attempts = await countedAttempts(granting, origin)
  const verified = await verifyProfileToken(token, {
    rules,
    keys,
    tenantId: tenant.id,
    outbound,
    now,
  })
  if (!('refused' in verified)) return verified
  const description = `The \`subject_token\` was refused: ${verified.refused}.`
  if (verified.isAway) throw refusal(oidc, 503, 'temporarily_unavailable', description)
  await attempts.count()
  throw refusal(oidc, 400, 'invalid_request', description)
}

/** @throws `invalid_request` if the token identifies no user who can log in to the client */
async function findAccount(place: Place, verified: Verified): Promise<LoginAccount> {
  const { granting, profile, origin } = place
  const { tenant, oidc } = granting
  const connectionId = profile.subject_token?.connection_id
  if (connectionId !== undefined) return arriveAt(connectionId, place, verified)
  const { subject: userId } = verified
  const account = await tenant.store.accounts.findOpenTo(origin.clientId, { userId })
  if (account) return account
  const description =
    'The `subject_token` names no user with an account at a connection of the client.'
  throw refusal(oidc, 400, 'invalid_request', description)
}

/**
 * Logs in by the connection of the profile, whose settings determine how users are created and
 * updated.
 */
async function arriveAt(
  connectionId: string,
  { granting, origin }: Place,
  { claims, subject }: Verified,
): Promise<LoginAccount> {
  const { tenant, oidc } = granting
  const ways = await tenant.connections.listEnabledFor(origin.clientId, { abilities: ['redirect'] })
  const way = ways.find(({ connection }) => connection.id === connectionId)
  if (!way) {
    const description = 'The connection of the profile is not enabled for the client.'
    throw refusal(oidc, 400, 'invalid_request', description)
  }
  const attributes = { tokenset: claims, userinfo: {} }
  const profile = mapProfile(way.connection.options, attributes, standardClaims)
  const login = { subject, profile }
  const { account } = await admit(granting, { origin, way, login, keepsTokens: true })
  return account
}
