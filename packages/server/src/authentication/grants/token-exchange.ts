import { isReservedTokenType } from '../../record-rules/subject-token-types.ts'
import type { Client } from '../../store/clients/clients.ts'
import type { TokenExchangeProfile } from '../../store/connections/token-exchange-profiles.ts'
import type { Actor } from '../../tenancy/verify-access-token.ts'
import { tokenExchangeGrantType } from '../provider/served-grants.ts'
import { exchangeByProfile } from './exchange-by-profile.ts'
import { type Granting, required, type UserGrant } from './granting.ts'
import {
  type Authenticated,
  accessTokenType,
  type GrantContext,
  tokenExchange,
} from './issue-tokens.ts'
import { limitScopesToApi } from './limit-scopes.ts'
import { logInNatively, nativeProviderOf } from './native-login.ts'
import type { IssuerKeys } from './profile-token.ts'
import { refusal } from './refusal.ts'
import { type SubjectToken, verifySubjectToken } from './subject-token.ts'

/** The most clients in a chain of actors (`act`). */
const actorsMax = 5

/**
 * The grant of RFC 8693. An API exchanges an access token that it received for one of another API.
 * The new token names all actors, and expires with the subject token. A token of another issuer
 * logs in its user, by a token exchange profile of the tenant; so does what the SDK of a social
 * provider returns to a native application.
 */
export const tokenExchangeGrant = (keys: IssuerKeys): UserGrant => ({
  grantType: tokenExchangeGrantType,
  parameters: [
    'subject_token',
    'subject_token_type',
    'requested_token_type',
    'actor_token',
    'actor_token_type',
    'user_profile',
  ],
  async authenticate(ctx, granting) {
    const [token = '', type = ''] = required(ctx, granting, 'subject_token', 'subject_token_type')
    requireAccessToken(ctx, granting)
    const provider = nativeProviderOf(type)
    if (provider) return logInNatively({ ctx, granting, provider, token })
    await requireGrantType(ctx, granting)
    if (type === accessTokenType) return exchangeForApi(ctx, granting, token)
    const profile = await profileOf(type, granting)
    return exchangeByProfile({ ctx, granting, profile, token, keys })
  },
})

/** @throws `unauthorized_client` for a client that has the grant for native log-in only */
async function requireGrantType(ctx: GrantContext, { tenant, oidc }: Granting): Promise<void> {
  const client = await tenant.clients.find(ctx.oidc.client.clientId)
  if (client?.grantTypes.includes(tokenExchangeGrantType)) return
  throw new oidc.errors.UnauthorizedClient('requested grant type is not allowed for this client')
}

async function exchangeForApi(
  ctx: GrantContext,
  granting: Granting,
  token: string,
): Promise<Authenticated> {
  const client = await representative(ctx, granting)
  const subject = await verifySubjectToken(token, client.settings.resource_server_identifier, {
    ...granting,
  })
  if (!subject) throw invalidRequest(granting, foreignSubjectToken)
  limitScopesToApi(ctx, granting)
  const act = actorOf(client.clientId, subject)
  if (depthOf(act) > actorsMax) throw invalidRequest(granting, tooLong)
  const { userId: accountId, secondsLeft: secondsMax } = subject
  return { accountId, amr: [], gty: tokenExchange, delegation: { act }, secondsMax }
}

const foreignSubjectToken =
  'The `subject_token` is not an access token of a user for the API of this client, has expired, ' +
  'is bound to a key (`cnf`), or is signed with HS256.'
const tooLong = `The delegation chain (\`act\`) must have at most ${actorsMax} clients.`

const invalidRequest = ({ oidc }: Granting, description: string) =>
  refusal(oidc, 400, 'invalid_request', description)

/** @throws `invalid_request` if no profile of the tenant accepts the type */
async function profileOf(type: string, granting: Granting): Promise<TokenExchangeProfile> {
  const isReserved = isReservedTokenType(type)
  const { tokenExchangeProfiles: profiles } = granting.tenant.store
  const profile = isReserved ? undefined : await profiles.findByType(type)
  if (profile) return profile
  const why = isReserved ? 'The type is reserved.' : 'No profile exists for this type.'
  const others = `The supported types are ${accessTokenType} and those of token exchange profiles.`
  throw invalidRequest(granting, `\`subject_token_type\` is not supported. ${why} ${others}`)
}

function requireAccessToken(ctx: GrantContext, granting: Granting): void {
  const { requested_token_type: requested, actor_token: actor } = ctx.oidc.params
  if (requested !== undefined && requested !== accessTokenType) {
    throw invalidRequest(
      granting,
      `\`requested_token_type\` must be ${accessTokenType}, or left out.`,
    )
  }
  if (actor !== undefined) {
    throw invalidRequest(
      granting,
      '`actor_token` is not supported: the client itself acts for the user.',
    )
  }
}

/** @throws 403 `unauthorized_client` unless the client represents an API and may act for users */
async function representative(ctx: GrantContext, { tenant, oidc }: Granting): Promise<Client> {
  const client = await tenant.clients.find(ctx.oidc.client.clientId)
  const { resource_server_identifier: api, token_exchange: exchange } = client?.settings ?? {}
  const may = exchange?.allow_any_profile_of_type?.includes('on_behalf_of_token_exchange')
  const isApi = client?.appType === 'resource_server' && api !== undefined
  const isProven = ctx.oidc.client.clientAuthMethod !== 'none'
  if (client?.isFirstParty && isApi && may && isProven) return client
  const todo =
    'Only a client with `app_type` resource_server, a `resource_server_identifier` and ' +
    '`on_behalf_of_token_exchange` in `token_exchange` can act for users.'
  throw refusal(oidc, 403, 'unauthorized_client', todo)
}

function actorOf(clientId: string, { clientId: before, act }: SubjectToken): Actor {
  return { sub: clientId, act: act ?? { sub: before } }
}

const depthOf = (act: Actor | undefined): number => (act ? 1 + depthOf(act.act) : 0)
