import { scopes } from 'latchkey:api'
import type { UserClaims } from '@latchkey/sdk/authentication'
import { type BrowserSession, createBrowserSession } from '@latchkey/sdk/authentication'
import { createManagementClient, type ManagementClient } from '@latchkey/sdk/management'
import { signal } from '@preact/signals'
import { recordingFetch } from './api/recorded-calls.ts'
import { language } from './texts/texts.ts'

/** The client that `latchkey console install` creates in a tenant. */
const clientId = 'latchkey-console'
const baseUrl = location.origin
const home = `${baseUrl}/console/`
const leftKey = 'latchkey.console.left'

/** What the sessions of the console have in common, of which each is for another API. */
export const consoleSession = { baseUrl, clientId, redirectUri: home }

/** Tokens are in memory only: a page that is loaded anew gets others by the tenant's session. */
const session: BrowserSession = createBrowserSession({
  ...consoleSession,
  audience: `${baseUrl}/api/v2/`,
  scope: ['openid profile email', ...scopes].join(' '),
})

/** Requests once more with a new token, if the signing key of the present one was revoked. */
const renewingFetch: typeof recordingFetch = async (url, init) => {
  const answer = await recordingFetch(url, init)
  if (answer.status !== 401) return answer
  const tokens = await session.renew().catch(() => undefined)
  if (!tokens) return answer
  const headers = { ...init.headers, authorization: `Bearer ${tokens.accessToken}` }
  return recordingFetch(url, { ...init, headers })
}

export const api: ManagementClient = createManagementClient({
  baseUrl,
  fetch: renewingFetch,
  retries: 1,
  token: async () => {
    try {
      return await session.getAccessToken()
    } catch (error) {
      await logIn()
      throw error
    }
  },
})

export interface Administrator {
  readonly user: UserClaims
  /** Scopes that the log-in was granted. */
  readonly scopes: ReadonlySet<string>
  /** The path to continue at after a log-in. */
  readonly path: string | undefined
}

/** The name of the administrator, for what is done in their name. */
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

/** Redirects to the log-in page, which returns to this screen. */
export async function logIn(): Promise<void> {
  await session.logIn({ ui_locales: language.value }, location.pathname + location.search)
}

export async function logOut(): Promise<void> {
  sessionStorage.setItem(leftKey, 'true')
  await session.logOut({ returnTo: home })
}

/** Whether the user has just logged out here, and should not be logged in again automatically. */
export const hasLeft = (): boolean => sessionStorage.getItem(leftKey) !== null
