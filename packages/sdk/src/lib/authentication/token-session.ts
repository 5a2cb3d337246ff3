import type { AuthenticationClient } from './authentication-client.ts'
import { AuthenticationError, isAuthenticationError } from './authentication-error.ts'
import { memoryStore, type TextStore } from './text-store.ts'
import type { Tokens } from './tokens.ts'

export interface TokenSessionOptions {
  /** Where the tokens are kept; in memory when not given. */
  readonly store?: TextStore
  /** Under which key; `latchkey.tokens` when not given. */
  readonly key?: string
}

/** The tokens of one user, kept and renewed. */
export interface TokenSession {
  /** As they are kept, the access token perhaps ended. */
  getTokens(): Promise<Tokens | undefined>
  /** Begins with these, which a log-in gave. */
  setTokens(tokens: Tokens): Promise<void>
  /** Forgets the tokens. They stay good until they end: revoke the refresh token first. */
  clear(): Promise<void>
  /**
   * An access token that serves for another minute, renewed where need be: once for all who ask at
   * the same time, and kept before anybody uses it.
   *
   * @throws AuthenticationError `not_logged_in`, or `invalid_grant` when the log-in is over; then
   *   nothing is kept any more.
   */
  getAccessToken(): Promise<string>
  /** Renews the tokens, whatever time they have left. */
  renew(): Promise<Tokens>
}

/** How tokens are renewed where it is not by their refresh token alone. */
export interface Renewing {
  /** The time, in milliseconds since the Unix epoch. */
  readonly now: () => number
  renew(tokens: Tokens | undefined): Promise<Tokens>
  /** Runs `work` while no other page does that shares the store. */
  exclusively(work: () => Promise<Tokens>): Promise<Tokens>
}

/** How long an access token has to serve at least, or it is renewed first. */
const servesMsMin = 60_000

/** Keeps the tokens of one user and renews them by their refresh token. */
export function createTokenSession(
  client: AuthenticationClient,
  options: TokenSessionOptions = {},
): TokenSession {
  return keepTokens(options, {
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

export function keepTokens(
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
    // Another page has renewed them meanwhile.
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

/** Answers after which only another log-in helps. */
const isOver: readonly string[] = ['invalid_grant', 'login_required']
