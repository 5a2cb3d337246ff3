import type { AuthenticationSchema, Schema } from '@latchkey/contract'
import type { ConnectionWith } from '../connectors/connector.ts'
import { scopesIn } from '../connectors/upstream/upstream-parameters.ts'
import { ApiError, refusedBody } from '../errors.ts'
import {
  beginAccountConnection,
  listConnectable,
  redeemCode,
  requestSeconds,
} from '../login/redirect/account-connections.ts'
import { isObject } from '../members.ts'
import { authMethodOf } from '../record-rules/client-settings.ts'
import { type AccountCall, type ServingAccount, textOf, writeOf } from './account-call.ts'

type Account = AuthenticationSchema<'MyConnectedAccount'>

/** The accounts of a user at identity providers, whose tokens applications obtain for the user. */
export const connectedAccounts: ServingAccount<
  | 'createMyConnectedAccountRequest'
  | 'createMyConnectedAccount'
  | 'listMyConnectedAccounts'
  | 'deleteMyConnectedAccount'
  | 'listMyConnectedAccountConnections'
> = {
  async createMyConnectedAccountRequest(call) {
    const { tenant, userId, client, body } = call
    const { connection } = await requireWay(call, textOf(call, 'connection') ?? '')
    const { ticket, authSession } = await beginAccountConnection(tenant, {
      userId,
      clientId: client.clientId,
      connectionId: connection.id,
      ...(await requireReturn(call)),
      state: textOf(call, 'state'),
      scopes: Array.isArray(body.scopes) ? body.scopes.map(String) : [],
      parameters: parametersOf(body.authorization_params),
    })
    return {
      status: 201,
      body: {
        connect_uri: `${tenant.issuer}login/connect-account`,
        auth_session: authSession,
        connect_params: { ticket },
        expires_in: requestSeconds,
      },
    }
  },
  async createMyConnectedAccount(call) {
    const { tenant, userId, client } = call
    const arrived = await redeemCode(tenant, {
      userId,
      clientId: client.clientId,
      authSession: textOf(call, 'auth_session') ?? '',
      code: textOf(call, 'connect_code') ?? '',
      redirectUri: textOf(call, 'redirect_uri') ?? '',
      codeVerifier: textOf(call, 'code_verifier'),
    })
    const made = await writeOf(call, (store) =>
      store.connectedAccounts.connect({ userId, ...arrived }),
    )
    return { status: 201, body: shownAccount(made) }
  },
  async listMyConnectedAccounts({ tenant, userId, query }) {
    const [from, take, name] = ['from', 'take', 'connection'].map((each) => query.get(each))
    const named = name ? await tenant.store.connections.findByName(name) : undefined
    if (name && !named) return { status: 200, body: { accounts: [] } }
    const { items, next } = await tenant.store.connectedAccounts.listOfUser(userId, {
      ...(from && { from }),
      ...(take && { take: Number(take) }),
      ...(named && { connectionId: named.id }),
    })
    return { status: 200, body: { accounts: items.map(shownAccount), ...(next && { next }) } }
  },
  async deleteMyConnectedAccount(call) {
    const { userId, path } = call
    const existed = await writeOf(call, (store) =>
      store.connectedAccounts.delete(userId, path.connected_account_id ?? ''),
    )
    if (!existed) throw new ApiError('connected_account_not_found')
    return { status: 204 }
  },
  async listMyConnectedAccountConnections({ tenant, client }) {
    const connections = (await listConnectable(tenant, client.clientId)).map(({ connection }) => ({
      name: connection.name,
      strategy: connection.strategy,
      scopes: [...scopesIn(connection.options.scope)],
    }))
    return { status: 200, body: { connections } }
  },
}

/** An account as its user sees it. */
export const shownAccount = ({
  id,
  connection,
  access_type,
  scopes,
  created_at,
}: Wire): Account => ({
  id,
  connection,
  access_type,
  scopes: [...(scopes ?? [])],
  created_at,
})

type Wire = Schema<'UserConnectedAccount'>

/**
 * The connection of this name, if it redirects to an identity provider.
 *
 * @throws ApiError `invalid_body`
 */
async function requireWay(
  { tenant, client }: AccountCall,
  name: string,
): Promise<ConnectionWith<'redirect'>> {
  const ways = await listConnectable(tenant, client.clientId)
  const way = ways.find(({ connection }) => connection.name === name)
  if (way) return way
  throw refusedBody(
    'It must be a connection of the application with `connected_accounts.active`',
    'connection',
  )
}

/**
 * Validates the URL that the browser returns to: one of the application's callbacks. An application
 * without a secret must prove by PKCE that it began the request.
 *
 * @throws ApiError `invalid_body`
 */
async function requireReturn(call: AccountCall) {
  const redirectUri = textOf(call, 'redirect_uri') ?? ''
  const codeChallenge = textOf(call, 'code_challenge')
  const { settings } = (await call.tenant.clients.find(call.client.clientId)) ?? {}
  if (!settings?.callbacks?.includes(redirectUri)) {
    throw refusedBody('It must be one of the callbacks of the application', 'redirect_uri')
  }
  if (codeChallenge === undefined && authMethodOf(settings) === 'none') {
    throw refusedBody('Applications without a secret must send it', 'code_challenge')
  }
  return { redirectUri, codeChallenge }
}

const parametersOf = (given: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isObject(given) ? given : {}).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )
