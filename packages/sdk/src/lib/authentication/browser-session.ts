import {
  type AuthenticationClient,
  type AuthenticationClientOptions,
  createAuthenticationClient,
} from './authentication-client.ts'
import { AuthenticationError, isAuthenticationError } from './authentication-error.ts'
import type { LogInParameters, LogInTransaction } from './log-in.ts'
import type { LogoutParameters } from './log-out.ts'
import { memoryStore, type TextStore, webStore } from './text-store.ts'
import { keepTokens } from './token-session.ts'
import type { Tokens, UserClaims } from './tokens.ts'
import { logInSilently } from './web-message.ts'

/** A page that people log in to: a client without a secret. */
export interface BrowserSessionOptions
  extends Omit<AuthenticationClientOptions, 'clientSecret' | 'privateKey'> {
  /**
   * Where the tokens are kept; in memory when not given, which no script can read and no reload
   * survives. `webStore(sessionStorage)` survives it, and is open to every script of the page.
   */
  readonly store?: TextStore
  /** Where a log-in is kept while the browser is away; in `sessionStorage` when not given. */
  readonly transactions?: TextStore
  /**
   * Whether a log-in that this page does not know of, but the tenant does, is taken up in a frame
   * that nobody sees; not when it is `false`.
   */
  readonly resumes?: boolean
}

/** What the page begins with. */
export interface Started {
  /** Who is logged in, if anybody is. */
  readonly user: UserClaims | undefined
  /** What `logIn` was given, where the browser comes back from a log-in. */
  readonly appState: unknown
}

/** One user at a page. */
export interface BrowserSession {
  /**
   * Call it once, first: completes a log-in that the browser comes back from and takes its answer
   * out of the address, or takes up one that is there.
   *
   * @throws AuthenticationError `access_denied` when the user refused, `no_transaction` when the
   *   answer is of a log-in that did not begin in this tab, `invalid_response`
   */
  start(): Promise<Started>
  /** Leaves the page for that of the tenant. `appState` comes back from `start`. */
  logIn(parameters?: LogInParameters, appState?: unknown): Promise<void>
  /** Forgets and revokes the tokens, and leaves the page to end the session at the tenant. */
  logOut(parameters?: LogoutParameters): Promise<void>
  /** As they are kept, the access token perhaps ended; `user` says who is logged in. */
  getTokens(): Promise<Tokens | undefined>
  /**
   * An access token that serves for another minute. It is renewed where need be, once for all who
   * ask: by the refresh token, or in a frame by the session at the tenant.
   *
   * @throws AuthenticationError `login_required`, `invalid_grant`
   */
  getAccessToken(): Promise<string>
  /** Renews the tokens, whatever time they have left. */
  renew(): Promise<Tokens>
  /** For everything else, as `getUserInfo`. */
  readonly client: AuthenticationClient
}

interface Kept extends LogInTransaction {
  readonly appState?: unknown
}

/** What comes back in the address (RFC 6749, sections 4.1.2 and 4.1.2.1; RFC 9207). */
const answerNames = ['code', 'state', 'iss', 'error', 'error_description', 'error_uri']

/** Says that nobody is logged in, or not so that a frame is enough. */
const isNobody: readonly string[] = [
  'login_required',
  'consent_required',
  'interaction_required',
  'no_answer',
]

/** Storage that pages share is seen by another one only a moment after it was written. */
const storageMs = 250

/** One page at a time; one that had to wait sees what the one before has written. */
async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator
  if (!locks) return work()
  const done = await locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { answer: await work() } : undefined,
  )
  if (done) return done.answer
  return locks.request(name, async () => {
    await new Promise((resolve) => setTimeout(resolve, storageMs))
    return work()
  })
}

/** Logs people in to a page. The callback of the client is the page itself, without query. */
export function createBrowserSession(options: BrowserSessionOptions): BrowserSession {
  const { clientId, store = memoryStore(), resumes = true } = options
  const { transactions = webStore(sessionStorage) } = options
  const redirectUri = options.redirectUri ?? location.origin + location.pathname
  const client = createAuthenticationClient({ ...options, redirectUri })
  const name = (what: string) => `latchkey.${what}.${clientId}`
  const tokens = keepTokens(
    { store, key: name('tokens') },
    {
      now: client.now,
      exclusively: (work) => oneAtATime(name('renewal'), work),
      renew: (known) => (known?.refreshToken ? client.refresh(known) : logInSilently(client)),
    },
  )
  const takeTransaction = async (): Promise<Kept> => {
    const text = await transactions.get(name('log-in'))
    await transactions.delete(name('log-in'))
    if (text) return JSON.parse(text) as Kept
    const message =
      'This log-in was already completed, or was started in another tab: log in again.'
    throw new AuthenticationError('no_transaction', message)
  }
  const complete = async (address: URL): Promise<Started> => {
    const callback = new URL(address)
    for (const each of answerNames) address.searchParams.delete(each)
    history.replaceState(history.state, '', address)
    const { appState, ...transaction } = await takeTransaction()
    const given = await client.completeLogIn(callback, transaction)
    await tokens.setTokens(given)
    return { user: given.user, appState }
  }
  const resume = async (): Promise<UserClaims | undefined> => {
    try {
      return (await tokens.renew()).user
    } catch (error) {
      if (isAuthenticationError(error) && isNobody.includes(error.errorCode)) return undefined
      throw error
    }
  }
  return {
    client,
    getTokens: tokens.getTokens,
    getAccessToken: tokens.getAccessToken,
    renew: tokens.renew,
    async start() {
      const address = new URL(location.href)
      const isAnswer = address.searchParams.has('code') || address.searchParams.has('error')
      if (isAnswer && address.searchParams.has('state')) return complete(address)
      const known = await tokens.getTokens()
      const user = known || !resumes ? known?.user : await resume()
      return { user, appState: undefined }
    },
    async logIn(parameters, appState) {
      const { url, transaction } = await client.beginLogIn(parameters)
      const kept: Kept = { ...transaction, ...(appState !== undefined && { appState }) }
      await transactions.set(name('log-in'), JSON.stringify(kept))
      location.assign(url)
    },
    async logOut(parameters) {
      const { refreshToken } = (await tokens.getTokens()) ?? {}
      await tokens.clear()
      // It must not keep anybody logged in that the tenant is not well.
      if (refreshToken !== undefined) await client.revoke(refreshToken).catch(() => undefined)
      location.assign(client.getLogoutUrl(parameters))
    },
  }
}
