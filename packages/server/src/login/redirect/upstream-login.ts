import { randomBytes } from 'node:crypto'
import { ApiError } from '../../errors.ts'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { LoginTransaction } from '../login-transaction.ts'

/** A log-in during the visit of an identity provider. */
export interface UpstreamLogin {
  /** The identifier of the login transaction; '' for a test. */
  readonly transaction: string
  /** The test of a connection, which logs nobody in. */
  readonly test?: TestOfBrowser
  readonly connectionId: string
  /**
   * Values that the connector needs to verify the response, such as a nonce and a PKCE verifier.
   */
  readonly kept: Readonly<Record<string, string>>
  /** The parameters of the response. */
  readonly answer?: string
}

export interface TestOfBrowser {
  readonly ticket: string
  /** The value of a cookie of the browser that started the test. */
  readonly browser: string
}

const model = 'UpstreamLogin'
const lifetimeSeconds = 60 * 60
/** The lifetime of a stored response, which is large: the browser follows the redirect at once. */
const answerSeconds = 2 * 60
/** Characters of a response; a SAML response with encrypted assertions has some 20,000. */
const answerLengthMax = 512 * 1024

/** A random `state` for the identity provider. */
export const newUpstreamState = () => randomBytes(32).toString('base64url')

/** Stores the log-in sealed, by the hash of `state`. */
export async function storeUpstreamLogin(
  tenant: Tenant,
  state: string,
  login: UpstreamLogin,
  seconds = lifetimeSeconds,
): Promise<void> {
  const { records, seal } = tenant.store.oidc
  const payload = { sealed: await seal({ model, id: state }, JSON.stringify(login)) }
  await records.keep(model, state, { payload, accountId: '', lifetimeSeconds: seconds })
}

async function findUpstreamLogin(
  tenant: Tenant,
  state: string,
): Promise<UpstreamLogin | undefined> {
  const { records, open } = tenant.store.oidc
  const found = await records.find(model, state)
  if (!found || typeof found.payload.sealed !== 'string') return undefined
  return JSON.parse(await open({ model, id: state }, found.payload.sealed))
}

/**
 * Stores the response of the identity provider. It completes nothing by itself: the log-in
 * continues in the browser with the cookie of the transaction.
 *
 * @throws ApiError `interaction_expired`
 */
export async function storeUpstreamAnswer(
  tenant: Tenant,
  parameters: URLSearchParams,
): Promise<{ readonly state: string; readonly transaction: string; readonly isTest: boolean }> {
  const state = parameters.get('state') ?? parameters.get('RelayState') ?? ''
  const answer = parameters.toString()
  const login = state === '' ? undefined : await findUpstreamLogin(tenant, state)
  if (!login || answer.length > answerLengthMax) throw new ApiError('interaction_expired')
  await storeUpstreamLogin(tenant, state, { ...login, answer }, answerSeconds)
  return { state, transaction: login.transaction, isTest: login.test !== undefined }
}

/**
 * Consumes the response for a transaction. Of concurrent calls, one gets it.
 *
 * @throws ApiError `interaction_expired`
 */
export async function consumeUpstreamAnswer(
  tenant: Tenant,
  { id }: Pick<LoginTransaction, 'id'>,
  state: string,
): Promise<AnsweredLogin> {
  return consume(tenant, state, ({ transaction, test }) => !test && transaction === id)
}

/**
 * Consumes the response for a test in this browser. Of concurrent calls, one gets it.
 *
 * @throws ApiError `interaction_expired`
 */
export async function consumeTestAnswer(
  tenant: Tenant,
  browser: string | undefined,
  state: string,
): Promise<AnsweredLogin> {
  return consume(
    tenant,
    state,
    ({ test }) =>
      test !== undefined && browser !== undefined && isSameSecret(test.browser, browser),
  )
}

type AnsweredLogin = UpstreamLogin & { readonly answer: string }

async function consume(
  tenant: Tenant,
  state: string,
  isExpected: (login: UpstreamLogin) => boolean,
): Promise<AnsweredLogin> {
  const login = await findUpstreamLogin(tenant, state)
  const { answer } = login ?? {}
  if (!login || answer === undefined || !isExpected(login)) {
    throw new ApiError('interaction_expired')
  }
  const isFirst = await tenant.store.oidc.records.consume(model, state)
  if (!isFirst) throw new ApiError('interaction_expired')
  return { ...login, answer }
}
