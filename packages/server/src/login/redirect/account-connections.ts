import { createHash, randomBytes } from 'node:crypto'
import type { ConnectionWith } from '../../connectors/connector.ts'
import type { UpstreamTokens } from '../../connectors/redirect-connector.ts'
import { ApiError } from '../../errors.ts'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import { hashOfId } from '../../store/oidc/record-ids.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { AccountConnection } from './upstream-login.ts'

const requestModel = 'AccountConnectionRequest'
const codeModel = 'AccountConnectionCode'
/** The seconds within which the browser must open the connect URI with the ticket. */
export const requestSeconds = 5 * 60
/**
 * The seconds within which the application must complete the request, after the browser has
 * returned from the identity provider.
 */
const codeSeconds = 2 * 60

const newSecret = () => randomBytes(32).toString('base64url')

/** An account at an identity provider with which the user has authenticated there. */
export interface ArrivedAccount {
  readonly connectionId: string
  readonly providerUserId: string
  readonly scopes: readonly string[]
  readonly tokens: UpstreamTokens
}

/**
 * The result for the application: the ticket, with which the browser opens the connect URI, and
 * `auth_session`, the secret with which the application completes the request.
 */
export interface BegunConnection {
  readonly ticket: string
  readonly authSession: string
}

/** The connections of a client with which its users can connect accounts, the oldest first. */
export async function listConnectable(
  { connections }: Pick<Tenant, 'connections'>,
  clientId: string,
): Promise<readonly ConnectionWith<'redirect'>[]> {
  const selector = { abilities: ['redirect'], purposes: ['connected_accounts'] } as const
  const ways = await connections.listEnabledFor(clientId, selector)
  return ways.filter(({ connector }) => connector.redirect.refresh !== undefined)
}

type Requested = Omit<AccountConnection, 'sessionHash'>

/** Stores a request to connect an account, encrypted, under the hash of its ticket. */
export async function beginAccountConnection(
  { store }: Pick<Tenant, 'store'>,
  requested: Requested,
): Promise<BegunConnection> {
  const [ticket, authSession] = [newSecret(), newSecret()]
  const { userId: accountId, clientId } = requested
  const request: AccountConnection = { ...requested, sessionHash: hashOfId(authSession) }
  const sealed = await store.oidc.seal({ model: requestModel, id: ticket }, JSON.stringify(request))
  const record = { payload: { sealed }, accountId, clientId, lifetimeSeconds: requestSeconds }
  await store.oidc.records.keep(requestModel, ticket, record)
  return { ticket, authSession }
}

/**
 * Consumes a ticket. Of concurrent calls with the same ticket, only one gets the request.
 *
 * @throws ApiError `interaction_expired` if the ticket is unknown, expired or used
 */
export async function redeemTicket(
  { store }: Pick<Tenant, 'store'>,
  ticket: string,
): Promise<AccountConnection> {
  const { records, open } = store.oidc
  const sealed = (await records.find(requestModel, ticket))?.payload.sealed
  const isFirst = typeof sealed === 'string' && (await records.consume(requestModel, ticket))
  if (!isFirst) throw new ApiError('interaction_expired')
  return JSON.parse(await open({ model: requestModel, id: ticket }, sealed))
}

/**
 * Stores the account until the application completes the request.
 *
 * @returns the code (`connect_code`) with which the application completes the request, together
 *   with `auth_session`
 */
export async function storeArrivedAccount(
  { store }: Pick<Tenant, 'store'>,
  request: AccountConnection,
  arrived: ArrivedAccount,
): Promise<string> {
  const code = newSecret()
  const { userId: accountId, clientId, sessionHash: owner } = request
  const sealed = await store.oidc.seal(
    { model: codeModel, id: code },
    JSON.stringify({ request, arrived }),
  )
  const payload = { owner, sealed }
  const record = { payload, accountId, clientId, lifetimeSeconds: codeSeconds }
  await store.oidc.records.keep(codeModel, code, record)
  return code
}

/** The parameters with which an application completes a request. */
export interface Completion {
  readonly userId: string
  readonly clientId: string
  readonly authSession: string
  readonly code: string
  readonly redirectUri: string
  readonly codeVerifier: string | undefined
}

/**
 * Consumes a code, for which the secret of the same request is required. Of concurrent calls, only
 * one gets the account.
 *
 * @throws ApiError `account_connection_refused` if the code is unknown, expired or used, or the
 *   user, client, redirect URI or code verifier is not that of the request
 */
export async function redeemCode(
  { store }: Pick<Tenant, 'store'>,
  completion: Completion,
): Promise<ArrivedAccount> {
  const { records, open } = store.oidc
  const { code, authSession } = completion
  const owner = { name: 'owner', value: hashOfId(authSession) }
  const sealed = (await records.take(codeModel, code, owner))?.sealed
  if (typeof sealed !== 'string') throw new ApiError('account_connection_refused')
  const { request, arrived }: Stored = JSON.parse(
    await open({ model: codeModel, id: code }, sealed),
  )
  if (!isOf(request, completion)) throw new ApiError('account_connection_refused')
  return arrived
}

interface Stored {
  readonly request: AccountConnection
  readonly arrived: ArrivedAccount
}

function isOf(request: AccountConnection, completion: Completion): boolean {
  const names = ['userId', 'clientId', 'redirectUri'] as const
  if (names.some((name) => request[name] !== completion[name])) return false
  const { codeChallenge } = request
  if (codeChallenge === undefined) return true
  return isSameSecret(codeChallenge, challengeOf(completion.codeVerifier ?? ''))
}

/** The code challenge of a code verifier (RFC 7636, section 4.2, `S256`). */
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
