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
/** How long the browser may take to begin, in seconds. */
export const requestSeconds = 5 * 60
/** How long the application may take to complete, once the browser is back. */
const codeSeconds = 2 * 60

const newSecret = () => randomBytes(32).toString('base64url')

/** An account at an identity provider that the user has authenticated to. */
export interface ArrivedAccount {
  readonly connectionId: string
  readonly providerUserId: string
  readonly scopes: readonly string[]
  readonly tokens: UpstreamTokens
}

/** What the application needs: the ticket for the browser, and the secret that completes. */
export interface BegunConnection {
  readonly ticket: string
  readonly authSession: string
}

/** The connections of an application at which accounts can be connected, the oldest first. */
export async function listConnectable(
  { connections }: Pick<Tenant, 'connections'>,
  clientId: string,
): Promise<readonly ConnectionWith<'redirect'>[]> {
  const selector = { abilities: ['redirect'], purposes: ['connected_accounts'] } as const
  const ways = await connections.listEnabledFor(clientId, selector)
  return ways.filter(({ connector }) => connector.redirect.refresh !== undefined)
}

type Requested = Omit<AccountConnection, 'sessionHash'>

/** Stores a request to connect an account, by the hash of its ticket. */
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
 * Consumes the ticket. Of concurrent calls, one gets the request.
 *
 * @throws ApiError `interaction_expired`
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
 * Stores the account for the application that requested it.
 *
 * @returns the code that completes the request, with the secret of the application
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

/** What the application sends to complete a request. */
export interface Completion {
  readonly userId: string
  readonly clientId: string
  readonly authSession: string
  readonly code: string
  readonly redirectUri: string
  readonly codeVerifier: string | undefined
}

/**
 * Consumes a code, which only the secret of its request does. Of concurrent calls, one gets the
 * account.
 *
 * @throws ApiError `account_connection_refused`
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

/** RFC 7636, section 4.2. */
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
