import { randomBytes } from 'node:crypto'
import { ApiError } from '../../errors.ts'
import { noLinks } from '../../store/oidc/oidc-statements.ts'
import type { RecordWrite } from '../../store/oidc/record-batch.ts'
import { hashOfId } from '../../store/oidc/record-ids.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { LoginTransaction } from '../login-transaction.ts'

/** A log-in, a test or an account connection while the browser is at an identity provider. */
export interface UpstreamLogin {
  /** The identifier of the log-in transaction; '' for a test or an account connection. */
  readonly transaction: string
  /** The test of a connection, which does not log the user in. */
  readonly test?: TestOfBrowser
  /** The connection of an account, which does not log the user in. */
  readonly connecting?: ConnectingBrowser
  readonly connectionId: string
  /**
   * Values that the connector needs to verify the response, such as a nonce and a code verifier.
   */
  readonly kept: Readonly<Record<string, string>>
}

export interface TestOfBrowser {
  readonly ticket: string
  /** The value of a cookie of the browser that started the test. */
  readonly browser: string
  /** Whether the test was started on a self-service page, to which it returns. */
  readonly isOfCustomer?: boolean
}

export interface ConnectingBrowser {
  readonly account: AccountConnection
  /** The value of a cookie of the browser that opened the connect URI. */
  readonly browser: string
}

/** A request of an application to connect an account of a user. */
export interface AccountConnection {
  readonly userId: string
  readonly clientId: string
  readonly connectionId: string
  readonly redirectUri: string
  readonly state?: string | undefined
  /** The code challenge (RFC 7636, section 4.2, `S256`). */
  readonly codeChallenge?: string | undefined
  /** The hash of the secret that completes the request. */
  readonly sessionHash: string
  readonly scopes: readonly string[]
  /** Parameters for the authorization request to the identity provider. */
  readonly parameters: Readonly<Record<string, string>>
}

const model = 'UpstreamLogin'
const answerModel = 'UpstreamAnswer'
const lifetimeSeconds = 60 * 60
/**
 * The lifetime of a stored response. It is short, because a response is large and the browser
 * follows the redirect immediately.
 */
const answerSeconds = 2 * 60
/**
 * The maximum number of characters of a response; a SAML response with encrypted assertions has
 * about 20,000.
 */
const answerLengthMax = 512 * 1024

/** A random `state` for the identity provider. */
export const newUpstreamState = () => randomBytes(32).toString('base64url')

/** The owner of a stored log-in: the hash of a secret that only the browser of the user has. */
const ownedByTransaction = (id: string) => hashOfId(`transaction ${id}`)
const ownedByBrowser = (browser: string) => hashOfId(`browser ${browser}`)

/** Stores a log-in, encrypted, under the hash of `state`, for an hour. */
export async function storeUpstreamLogin(
  tenant: Tenant,
  state: string,
  login: UpstreamLogin,
): Promise<void> {
  const { record } = await recordOfUpstreamLogin(tenant, state, login)
  await tenant.store.oidc.records.upsert(model, state, record)
}

/** The record that `storeUpstreamLogin` writes. */
export async function recordOfUpstreamLogin(
  tenant: Tenant,
  state: string,
  login: UpstreamLogin,
): Promise<RecordWrite> {
  const { seal, now } = tenant.store.oidc
  const { test, connecting, transaction } = login
  const browser = test?.browser ?? connecting?.browser
  const owner = browser === undefined ? ownedByTransaction(transaction) : ownedByBrowser(browser)
  const payload = { owner, sealed: await seal({ model, id: state }, JSON.stringify(login)) }
  const expiresAt = new Date(now().getTime() + lifetimeSeconds * 1000)
  return { model, id: state, record: { ...noLinks, payload, accountId: '', expiresAt } }
}

/** The page that continues with the response of an identity provider. */
export type UpstreamContinuation = 'log-in' | 'test' | 'customer-test' | 'account-connection'

/**
 * Stores the response of the identity provider for two minutes. This completes no log-in: that
 * requires the cookie of the transaction.
 *
 * @throws ApiError `interaction_expired` if the `state` is unknown or expired, or the response is
 *   too long
 */
export async function storeUpstreamAnswer(
  tenant: Tenant,
  parameters: URLSearchParams,
): Promise<StoredAnswer> {
  const state = stateOf(parameters)
  const text = parameters.toString()
  if (state === '' || text.length > answerLengthMax) throw new ApiError('interaction_expired')
  const { records, seal } = tenant.store.oidc
  const answer = await seal({ model: answerModel, id: state }, text)
  const payload = await records.amend(model, state, { answer }, answerSeconds)
  if (!payload) throw new ApiError('interaction_expired')
  const login = await readLogin(tenant, state, payload)
  return { state, transaction: login.transaction, continuation: continuationOf(login) }
}

function continuationOf({ test, connecting }: UpstreamLogin): UpstreamContinuation {
  if (test) return test.isOfCustomer ? 'customer-test' : 'test'
  return connecting ? 'account-connection' : 'log-in'
}

const stateOf = (parameters: URLSearchParams) =>
  parameters.get('state') ?? parameters.get('RelayState') ?? ''

interface StoredAnswer {
  readonly state: string
  readonly transaction: string
  readonly continuation: UpstreamContinuation
}

/**
 * Consumes the log-in of a transaction by the response to it. The response need not be stored
 * before, because the browser has sent the cookie of the transaction. Of concurrent calls, only one
 * gets the log-in.
 *
 * @returns undefined if the response belongs to another log-in
 */
export async function consumeUpstreamLogin(
  tenant: Tenant,
  { id }: Pick<LoginTransaction, 'id'>,
  parameters: URLSearchParams,
): Promise<AnsweredLogin | undefined> {
  const state = stateOf(parameters)
  const answer = parameters.toString()
  if (state === '' || answer.length > answerLengthMax) return undefined
  const owner = { name: 'owner', value: ownedByTransaction(id) }
  const payload = await tenant.store.oidc.records.take(model, state, owner)
  return payload && { ...(await readLogin(tenant, state, payload)), state, answer }
}

/**
 * Consumes the stored response for a transaction. Of concurrent calls, only one gets it.
 *
 * @throws ApiError `interaction_expired`
 */
export const consumeUpstreamAnswer = (
  tenant: Tenant,
  { id }: Pick<LoginTransaction, 'id'>,
  state: string,
): Promise<AnsweredLogin> => consume(tenant, state, ownedByTransaction(id))

/**
 * Consumes the stored response for a test or an account connection of this browser. Of concurrent
 * calls, only one gets it.
 *
 * @throws ApiError `interaction_expired`
 */
export async function consumeBrowserAnswer(
  tenant: Tenant,
  browser: string | undefined,
  state: string,
): Promise<AnsweredLogin> {
  if (browser === undefined) throw new ApiError('interaction_expired')
  return consume(tenant, state, ownedByBrowser(browser))
}

/** A log-in with the response to it, as `application/x-www-form-urlencoded` text. */
export type AnsweredLogin = UpstreamLogin & { readonly state: string; readonly answer: string }

async function consume(tenant: Tenant, state: string, owner: string): Promise<AnsweredLogin> {
  const { records, open } = tenant.store.oidc
  const payload = await records.take(model, state, { name: 'owner', value: owner })
  const sealed = payload?.answer
  if (!payload || typeof sealed !== 'string') throw new ApiError('interaction_expired')
  const [login, answer] = await Promise.all([
    readLogin(tenant, state, payload),
    open({ model: answerModel, id: state }, sealed),
  ])
  return { ...login, state, answer }
}

async function readLogin(
  tenant: Tenant,
  state: string,
  { sealed }: Readonly<Record<string, unknown>>,
): Promise<UpstreamLogin> {
  if (typeof sealed !== 'string') throw new ApiError('interaction_expired')
  return JSON.parse(await tenant.store.oidc.open({ model, id: state }, sealed))
}
