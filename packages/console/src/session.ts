import { scopes } from 'latchkey:api'
import type { UserClaims } from '@latchkey/sdk/authentication'
import {
  type BrowserSession,
  createBrowserSession,
  isAuthenticationError,
} from '@latchkey/sdk/authentication'
import { createManagementClient, type ManagementClient } from '@latchkey/sdk/management'
import { signal } from '@preact/signals'
import { recordingFetch } from './api/recorded-calls.ts'
import { language, words } from './texts/texts.ts'

/** The `client_id` of the console, which `latchkey console install` registers in a tenant. */
const clientId = 'latchkey-console'
const baseUrl = location.origin
const home = `${baseUrl}/console/`
const leftKey = 'latchkey.console.left'

/** The settings that the sessions of the console share; each session is for another API. */
export const consoleSession = { baseUrl, clientId, redirectUri: home }

/**
 * Tokens are in memory only: after the page is loaded again, the session of the tenant yields
 * others.
 */
const session: BrowserSession = createBrowserSession({
  ...consoleSession,
  audience: `${baseUrl}/api/v2/`,
  scope: ['openid profile email', ...scopes].join(' '),
})

/** Repeats a request with a new token if the signing key of the present one was revoked. */
const renewingFetch: typeof recordingFetch = async (url, init) => {
  const answer = await recordingFetch(url, init)
  if (answer.status !== 401) return answer
  const tokens = await session.renew().catch(() => undefined)
  if (!tokens) return answer
  const headers = { ...init.headers, authorization: `Bearer ${tokens.accessToken}` }
  return recordingFetch(url, { ...init, headers })
}

/** Errors after which only a log-in yields tokens; after others, the session may go on. */
const logInErrors: readonly string[] = [
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'invalid_grant',
]

const isOver = (error: unknown): boolean =>
  isAuthenticationError(error) && logInErrors.includes(error.errorCode)

/** The client of the management API, which renews its tokens. */
export const api: ManagementClient = createManagementClient({
  baseUrl,
  fetch: renewingFetch,
  retries: 1,
  // A person is told of a limit instead of waiting for its end.
  retryWaitMsMax: 3_000,
  token: async () => {
    try {
      return await session.getAccessToken()
    } catch (error) {
      if (!isOver(error)) throw new Error(words().problem.noToken, { cause: error })
      await logIn()
      throw error
    }
  },
})

/** The logged-in administrator. */
export interface Administrator {
  readonly user: UserClaims
  /** The scopes that the log-in granted. */
  readonly scopes: ReadonlySet<string>
  /** The path at which to continue after a log-in. */
  readonly path: string | undefined
}

/** The name of the administrator, for actions such as invitations that name their author. */
export const administrator = signal<string | undefined>(undefined)

/**
 * Loads the administrator: from the session of the browser, or from the response of a log-in.
 *
 * @returns undefined if nobody is logged in
 */
export async function start(): Promise<Administrator | undefined> {
  const { user, appState } = await session.start()
  if (!user) return undefined
  sessionStorage.removeItem(leftKey)
  administrator.value = String(user.name ?? user.email ?? user.sub)
  const { scope } = (await session.getTokens()) ?? {}
  const path = typeof appState === 'string' ? appState : undefined
  return { user, scopes: new Set(scope?.split(' ') ?? scopes), path }
}

/** Redirects to the log-in page, from which the administrator returns to this screen. */
export async function logIn(): Promise<void> {
  await session.logIn({ ui_locales: language.value }, location.pathname + location.search)
}

/** Logs the administrator out of the console and the tenant. */
export async function logOut(): Promise<void> {
  sessionStorage.setItem(leftKey, 'true')
  await session.logOut({ returnTo: home })
}

/**
 * Whether the administrator has just logged out here, so that the console does not log in by
 * itself.
 */
export const hasLeft = (): boolean => sessionStorage.getItem(leftKey) !== null
