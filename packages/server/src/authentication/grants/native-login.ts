import type { ConnectionWith } from '../../connectors/connector.ts'
import {
  type NativeProvider,
  nativeProviders,
  nativeTokenTypes,
} from '../../connectors/native-token-types.ts'
import type { NativeLogin } from '../../connectors/redirect-connector.ts'
import { succeed } from '../../login/log-in/succeed.ts'
import { type Members, membersIn } from '../../members.ts'
import type { Client } from '../../store/clients/clients.ts'
import type { LoginOrigin } from '../../store/logs/logins.ts'
import { admit } from './admit.ts'
import { type Granting, originOfGrant } from './granting.ts'
import { type Authenticated, type GrantContext, tokenExchange } from './issue-tokens.ts'
import { refusal } from './refusal.ts'
import { verifyCounted } from './verify-counted.ts'

/** The provider whose SDK returns subject tokens of a type; undefined for other types. */
export const nativeProviderOf = (type: string): NativeProvider | undefined =>
  nativeProviders.find((each) => nativeTokenTypes[each] === type)

interface Exchange {
  readonly ctx: GrantContext
  readonly granting: Granting
  readonly provider: NativeProvider
  readonly token: string
}

/**
 * Logs in a user by what the SDK of a provider has returned to a native application.
 *
 * @throws `invalid_request`, 403 `unauthorized_client`, 429 `too_many_attempts`
 */
export async function logInNatively(exchange: Exchange): Promise<Authenticated> {
  const { ctx, granting, provider, token } = exchange
  const { tenant, oidc } = granting
  const origin = await originOfGrant(ctx, granting)
  const client = await permittedClient(exchange)
  const way = await connectionFor(granting, origin, provider)
  const { connection, nativeLogin } = way
  const { mobile } = client.settings
  const profile = profileIn(ctx, granting)
  const login = await verifyCounted(granting, {
    origin,
    connection,
    verify: (call) => nativeLogin.verify({ ...call, token, profile, mobile }),
    refuse: (reason) =>
      refusal(oidc, 400, 'invalid_request', `The \`subject_token\` was refused: ${reason}.`),
  })
  const keepsTokens = login.tokens === undefined || Object.keys(login.tokens).length === 0
  const admitted = await admit(granting, { origin, way, login, keepsTokens })
  const { account } = admitted
  if (account.isBlocked) throw refusal(oidc, 403, 'unauthorized', 'user is blocked')
  const counted = await succeed(tenant, { ...admitted, origin })
  const { userId: accountId, accessEpoch } = account
  return {
    accountId,
    accessEpoch,
    connection: connection.name,
    amr: [],
    gty: tokenExchange,
    ...counted,
  }
}

/** @throws 403 `unauthorized_client` */
async function permittedClient({ ctx, granting, provider }: Exchange): Promise<Client> {
  const client = await granting.tenant.clients.find(ctx.oidc.client.clientId)
  if (client?.settings.native_social_login?.[provider]?.enabled) return client
  const todo = `The client needs \`native_social_login.${provider}.enabled\` for this \`subject_token_type\`.`
  throw refusal(granting.oidc, 403, 'unauthorized_client', todo)
}

interface NativeWay extends ConnectionWith<'redirect'> {
  readonly nativeLogin: NativeLogin
}

/** @throws `invalid_request` if the client has no connection to the provider */
async function connectionFor(
  { tenant, oidc }: Granting,
  { clientId }: LoginOrigin,
  provider: NativeProvider,
): Promise<NativeWay> {
  const ways = await tenant.connections.listEnabledFor(clientId, { abilities: ['redirect'] })
  for (const way of ways) {
    const { nativeLogin } = way.connector.redirect
    if (nativeLogin?.provider === provider) return { ...way, nativeLogin }
  }
  const description =
    'No connection to the provider of this `subject_token_type` is enabled for the client.'
  throw refusal(oidc, 400, 'invalid_request', description)
}

/** @throws `invalid_request` */
function profileIn({ oidc: { params } }: GrantContext, { oidc }: Granting): Members {
  const { user_profile: text } = params
  if (text === undefined || text === '') return {}
  const profile = membersIn(String(text))
  if (profile) return profile
  throw refusal(oidc, 400, 'invalid_request', '`user_profile` must be a JSON object.')
}
