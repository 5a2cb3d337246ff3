import type { AuthenticationClient } from './authentication-client.ts'
import { AuthenticationError, isAuthenticationError } from './authentication-error.ts'
import { memoryStore, type TextStore } from './text-store.ts'
import type { Tokens } from './tokens.ts'

/** Where a session stores its tokens. */
export interface TokenSessionOptions {
  /** Storage of the tokens; memory by default. */
  readonly store?: TextStore
  /** Key in the storage; `latchkey.tokens` by default. */
  readonly key?: string
}

/** Stores and refreshes the tokens of one user. */
export interface TokenSession {
  /** The stored tokens; the access token may have expired. */
  getTokens(): Promise<Tokens | undefined>
  /** Stores the tokens of a log-in. */
  setTokens(tokens: Tokens): Promise<void>
  /** Deletes the tokens. They stay valid until they expire: revoke the refresh token first. */
  clear(): Promise<void>
  /**
   * An access token that is valid for at least a minute. If needed, it is refreshed once for all
   * concurrent callers, and stored before it is returned.
   *
   * @throws AuthenticationError `not_logged_in`, or `invalid_grant` when the log-in has ended; then
   *   the tokens are deleted.
   */
  getAccessToken(): Promise<string>
  /** Refreshes the tokens, even if they are still valid. */
  renew(): Promise<Tokens>
}

/** Hooks for a session that can also be refreshed by other means than its refresh token. */
export interface Renewing {
  /** Current time, in milliseconds since the Unix epoch. */
  readonly now: () => number
  renew(tokens: Tokens | undefined): Promise<Tokens>
  /** Runs `work` while no other page that shares the store runs its own. */
  exclusively(work: () => Promise<Tokens>): Promise<Tokens>
}

/** Minimum remaining lifetime of an access token; below it, the token is refreshed first. */
const servesMsMin = 60_000

/** Stores the tokens of one user and refreshes them. */
export function createTokenSession(
  client: AuthenticationClient,
  options: TokenSessionOptions = {},
): TokenSession {
  return storeTokens(options, {
    now: client.now,
    exclusively: (work) => work(),
    async renew(tokens) {
      if (tokens?.refreshToken) return client.refresh(tokens)
      const message =
        'The session has no refresh token: request the scope `offline_access` and log in again.'
      throw new AuthenticationError('not_logged_in', message)
    },
  })
}

/** A session on one store; concurrent callers share one renewal. */
export function storeTokens(
  { store = memoryStore(), key = 'latchkey.tokens' }: TokenSessionOptions,
  renewing: Renewing,
): TokenSession {
  let renewal: Promise<Tokens> | undefined
  const getTokens = async (): Promise<Tokens | undefined> => {
    const text = await store.get(key)
    return text ? (JSON.parse(text) as Tokens) : undefined
  }
  const setTokens = async (tokens: Tokens) => store.set(key, JSON.stringify(tokens))
  const clear = async () => store.delete(key)
  const renewNow = async (seen: Tokens | undefined): Promise<Tokens> => {
    const known = await getTokens()
    // Another page has refreshed them meanwhile.
    if (known && known.accessToken !== seen?.accessToken) return known
    try {
      const renewed = await renewing.renew(known)
      await setTokens(renewed)
      return renewed
    } catch (error) {
      if (isAuthenticationError(error) && isOver.includes(error.errorCode)) await clear()
      throw error
    }
  }
  const renew = () => {
    renewal ??= getTokens()
      .then((seen) => renewing.exclusively(() => renewNow(seen)))
      .finally(() => {
        renewal = undefined
      })
    return renewal
  }
  return {
    getTokens,
    setTokens,
    clear,
    renew,
    async getAccessToken() {
      const tokens = await getTokens()
      const serves = tokens && tokens.expiresAtMs - renewing.now() >= servesMsMin
      return serves ? tokens.accessToken : (await renew()).accessToken
    },
  }
}

/** Error codes after which only another log-in helps. */
const isOver: readonly string[] = ['invalid_grant', 'login_required']
