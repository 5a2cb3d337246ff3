import {
  type AuthenticationClient,
  type AuthenticationClientOptions,
  createAuthenticationClient,
} from './authentication-client.ts'
import { AuthenticationError, isAuthenticationError } from './authentication-error.ts'
import type { LogInParameters, LogInTransaction } from './log-in.ts'
import type { LogoutParameters } from './log-out.ts'
import { memoryStore, type TextStore, webStore } from './text-store.ts'
import { type AccessTokenRequest, storeTokens } from './token-session.ts'
import type { Tokens, UserClaims } from './tokens.ts'
import { logInSilently } from './web-message.ts'

/** A single-page application: a client without a secret. */
export interface BrowserSessionOptions
  extends Omit<AuthenticationClientOptions, 'clientSecret' | 'privateKey'> {
  /**
   * Storage of the tokens; by default memory, which other scripts cannot read and which is lost on
   * reload. `webStore(sessionStorage)` survives a reload, and every script of the page can read it.
   */
  readonly store?: TextStore
  /** Storage of a log-in in progress; `sessionStorage` by default. */
  readonly transactions?: TextStore
  /**
   * Whether a page without tokens resumes the tenant's session in a hidden frame; `true` by
   * default.
   */
  readonly resumes?: boolean
}

/** State of the page after `start`. */
export interface Started {
  /** The user who is logged in, if any. */
  readonly user: UserClaims | undefined
  /** `appState` of `logIn`, when the browser returns from a log-in. */
  readonly appState: unknown
}

/** The session of a user at a page. */
export interface BrowserSession {
  /**
   * Call it once, first: completes a log-in that the browser returns from and removes its
   * parameters from the URL, or resumes an existing session.
   *
   * @throws AuthenticationError `access_denied` when the user refused, `no_transaction` when the
   *   answer is of a log-in that did not begin in this tab, `invalid_response`
   */
  start(): Promise<Started>
  /** Redirects to the tenant's log-in page. `start` returns `appState` afterwards. */
  logIn(parameters?: LogInParameters, appState?: unknown): Promise<void>
  /** Deletes and revokes the tokens, and redirects to the tenant to end its session. */
  logOut(parameters?: LogoutParameters): Promise<void>
  /** The stored tokens; the access token may have expired. `user` is who is logged in. */
  getTokens(): Promise<Tokens | undefined>
  /**
   * An access token that is valid for at least a minute. If needed, it is refreshed once for all
   * callers: by the refresh token, or in a hidden frame by the tenant's session.
   *
   * @param request for an API other than that of the log-in, which takes a refresh token
   * @throws AuthenticationError `login_required`, `invalid_grant`; `invalid_target` for an API that
   *   no policy names
   */
  getAccessToken(request?: AccessTokenRequest): Promise<string>
  /** Refreshes the tokens, even if they are still valid. */
  renew(): Promise<Tokens>
  /** The underlying client, for everything else, such as `getUserInfo`. */
  readonly client: AuthenticationClient
}

interface Kept extends LogInTransaction {
  readonly appState?: unknown
}

/** Parameters of an authorization response (RFC 6749, sections 4.1.2 and 4.1.2.1; RFC 9207). */
const answerNames = ['code', 'state', 'iss', 'error', 'error_description', 'error_uri']

/** Errors that mean that no session can be resumed without user interaction. */
const isNobody: readonly string[] = [
  'login_required',
  'consent_required',
  'interaction_required',
  'no_answer',
]

/** Time until a write to shared storage is visible to other pages. */
const storageMs = 250

/** Runs `work` in one page at a time; a page that waited sees what the previous one wrote. */
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

/** Logs users in to a single-page application. Its callback URL is the page without a query. */
export function createBrowserSession(options: BrowserSessionOptions): BrowserSession {
  const { clientId, store = memoryStore(), resumes = true } = options
  const { transactions = webStore(sessionStorage) } = options
  const redirectUri = options.redirectUri ?? location.origin + location.pathname
  const client = createAuthenticationClient({ ...options, redirectUri })
  const name = (what: string) => `latchkey.${what}.${clientId}`
  const tokens = storeTokens(
    { store, key: name('tokens') },
    {
      client,
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
      // An error of the tenant must not keep the user logged in here.
      if (refreshToken !== undefined) await client.revoke(refreshToken).catch(() => undefined)
      location.assign(client.getLogoutUrl(parameters))
    },
  }
}
