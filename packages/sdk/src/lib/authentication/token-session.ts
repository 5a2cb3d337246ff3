import type { AuthenticationClient } from './authentication-client.ts'
import { isAuthenticationError } from './authentication-error.ts'
import type { TokenParameters } from './refresh.ts'
import { memoryStore, type TextStore } from './text-store.ts'
import type { AccessToken, Tokens } from './tokens.ts'

/** Where a session stores its tokens. */
export interface TokenSessionOptions {
  /** Storage of the tokens; memory by default. */
  readonly store?: TextStore
  /** Key in the storage; `latchkey.tokens` by default. */
  readonly key?: string
}

/** An API that `refresh_token.policies` of the client names (multi-resource refresh tokens). */
export interface AccessTokenRequest {
  readonly audience: string
  /** Scopes, separated by spaces; by default those of the policies for the API. */
  readonly scope?: string
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
   * @param request for an API other than that of the log-in
   * @throws AuthenticationError `not_logged_in`, or `invalid_grant` when the log-in has ended; then
   *   the tokens are deleted. `invalid_target` for an API that no policy names.
   */
  getAccessToken(request?: AccessTokenRequest): Promise<string>
  /** Refreshes the tokens, even if they are still valid. */
  renew(): Promise<Tokens>
}

/** How a session gets other tokens. */
export interface Renewing {
  readonly client: Pick<AuthenticationClient, 'now' | 'refresh'>
  renew(tokens: Tokens | undefined): Promise<Tokens>
  /** Runs `work` while no other page that shares the store runs its own. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
}

/** Minimum remaining lifetime of an access token; below it, the token is refreshed first. */
const servesMsMin = 60_000

const loggedOut: Tokens = { accessToken: '', expiresAtMs: 0 }

/** Stores the tokens of one user and refreshes them. */
export function createTokenSession(
  client: AuthenticationClient,
  options: TokenSessionOptions = {},
): TokenSession {
  return storeTokens(options, {
    client,
    exclusively: (work) => work(),
    renew: (tokens = loggedOut) => client.refresh(tokens),
  })
}

/** A session on one store; concurrent callers share one renewal. */
export function storeTokens(
  { store = memoryStore(), key = 'latchkey.tokens' }: TokenSessionOptions,
  { client, exclusively, renew: renewBy }: Renewing,
): TokenSession {
  const { getTokens, setTokens, clear } = storedTokens(store, key)
  const serves = ({ expiresAtMs }: AccessToken) => expiresAtMs - client.now() >= servesMsMin
  const whileLoggedIn = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (isAuthenticationError(error) && isOver.includes(error.errorCode)) await clear()
      throw error
    }
  }
  const renewNow = async (seen: Tokens | undefined): Promise<Tokens> => {
    const known = await getTokens()
    // Another page has refreshed them meanwhile.
    if (known && known.accessToken !== seen?.accessToken) return known
    const renewed = await whileLoggedIn(renewBy(known))
    await setTokens(renewed)
    return renewed
  }
  const exchangeNow = async (name: string, parameters: TokenParameters): Promise<AccessToken> => {
    const known = (await getTokens()) ?? loggedOut
    const found = known.further?.[name]
    if (found && serves(found)) return found
    const given = await whileLoggedIn(client.refresh(known, parameters))
    const { accessToken, expiresAtMs, scope, refreshToken } = given
    const token = { accessToken, expiresAtMs, ...(scope !== undefined && { scope }) }
    const others = Object.entries(known.further ?? {}).filter(([, each]) => serves(each))
    const further = { ...Object.fromEntries(others), [name]: token }
    await setTokens({ ...known, ...(refreshToken !== undefined && { refreshToken }), further })
    return token
  }
  const inTurn = turnsOf(exclusively)
  let renewal: Promise<Tokens> | undefined
  const renew = () => {
    renewal ??= getTokens()
      .then((seen) => inTurn(() => renewNow(seen)))
      .finally(() => {
        renewal = undefined
      })
    return renewal
  }
  const getFurther = async ({ audience, scope }: AccessTokenRequest): Promise<AccessToken> => {
    const name = JSON.stringify([audience, scope])
    const found = (await getTokens())?.further?.[name]
    if (found && serves(found)) return found
    const parameters = { audience, ...(scope !== undefined && { scope }) }
    return inTurn(() => exchangeNow(name, parameters))
  }
  return {
    getTokens,
    setTokens,
    clear,
    renew,
    async getAccessToken(request) {
      if (request) return (await getFurther(request)).accessToken
      const tokens = await getTokens()
      return tokens && serves(tokens) ? tokens.accessToken : (await renew()).accessToken
    },
  }
}

const storedTokens = (store: TextStore, key: string) => ({
  async getTokens(): Promise<Tokens | undefined> {
    const text = await store.get(key)
    return text ? (JSON.parse(text) as Tokens) : undefined
  },
  setTokens: async (tokens: Tokens) => store.set(key, JSON.stringify(tokens)),
  clear: async () => store.delete(key),
})

/** Exchanges take turns: each uses the refresh token that the one before has returned. */
function turnsOf(exclusively: Renewing['exclusively']): Renewing['exclusively'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(() => exclusively(work))
    last = done.catch(() => undefined)
    return done
  }
}

/** Error codes after which only another log-in helps. */
const isOver: readonly string[] = ['invalid_grant', 'login_required']
