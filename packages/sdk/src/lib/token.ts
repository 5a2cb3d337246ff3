import { TokenError } from '../errors.ts'
import type { Clock } from './clock.ts'
import type { Connection } from './connection.ts'
import { withRetries } from './retry.ts'
import { parseAnswer, send } from './send.ts'

/** Client credentials and the token that they request (RFC 6749, section 4.4). */
export interface ClientCredentials {
  readonly clientId: string
  readonly clientSecret: string
  /** The API that the token is for; by default `/api/v2/`, the management API. */
  readonly audience?: string
  /** Scopes, separated by spaces; by default all that the client is granted. */
  readonly scope?: string
}

/** An access token, a function that returns one, or client credentials that request one. */
export type TokenOptions = WithToken | WithClientCredentials

interface WithToken {
  readonly token: string | (() => string | Promise<string>)
  readonly clientCredentials?: never
}

interface WithClientCredentials {
  readonly clientCredentials: ClientCredentials
  readonly token?: never
}

/** The source of access tokens. */
export interface TokenSource {
  /** @throws TokenError, NetworkError, TimeoutError */
  current(): Promise<string>
  /** A new token after `refused` was answered with 401. Without this method a 401 is final. */
  replace?(refused: string): Promise<string>
}

interface Token {
  readonly value: string
  /** Time from which a new token is fetched while this one is still used. */
  readonly renewAtMs: number
  readonly expiresAtMs: number
}

const renewAheadMsMax = 60_000

/** A token that the caller manages. */
function configuredToken(token: string | (() => string | Promise<string>)): TokenSource {
  if (typeof token === 'string') return { current: async () => token }
  return {
    async current() {
      try {
        return await token()
      } catch (cause) {
        throw new TokenError('The `token` function failed.', { cause })
      }
    },
  }
}

/** Caches a token while it is valid; concurrent callers share a request. */
export function renewedAhead(request: () => Promise<Token>, clock: Clock): TokenSource {
  let token: Token | undefined
  let renewal: Promise<Token> | undefined
  const renew = () => {
    renewal ??= request()
      .then((renewed) => {
        token = renewed
        return renewed
      })
      .finally(() => {
        renewal = undefined
      })
    return renewal
  }
  return {
    async current() {
      const nowMs = clock.now()
      if (!token || nowMs >= token.expiresAtMs) return (await renew()).value
      // If this fails, the token is still valid and the next call tries again.
      if (nowMs >= token.renewAtMs) renew().catch(() => {})
      return token.value
    },
    async replace(refused) {
      if (token?.value === refused) token = undefined
      return (token ?? (await renew())).value
    },
  }
}

/** The tokens of a client; `defaults` are for client credentials that name no audience. */
export function tokensOf(
  { clientCredentials, token }: TokenOptions,
  connection: Connection,
  defaults: Pick<ClientCredentials, 'audience'> = {},
): TokenSource {
  return clientCredentials
    ? renewedAhead(
        () => requestToken({ ...defaults, ...clientCredentials }, connection),
        connection.clock,
      )
    : configuredToken(token)
}

/** A token by client credentials. */
function requestToken(credentials: ClientCredentials, connection: Connection): Promise<Token> {
  const { clientId, clientSecret, audience = '/api/v2/', scope } = credentials
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    audience,
    ...(scope !== undefined && { scope }),
  })
  const request = {
    url: `${connection.baseUrl}/oauth/token`,
    method: 'POST',
    headers: { ...connection.headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  }
  // A retry of this POST is harmless.
  return withRetries({ ...connection, isIdempotent: true }, async () => {
    const askedAtMs = connection.clock.now()
    const response = await send(request, connection)
    const answer = parseAnswer(response, await response.text())
    const issued = response.ok ? readToken(answer.body, askedAtMs) : undefined
    if (issued) return issued
    throw new TokenError(
      `The token endpoint responded with status ${response.status} and no token.`,
      {
        answer,
      },
    )
  })
}

/** Reads an answer of the token endpoint, if it contains a token. */
export function readToken(body: unknown, askedAtMs: number): Token | undefined {
  if (typeof body !== 'object' || body === null || !('access_token' in body)) return undefined
  const { access_token: value } = body
  if (typeof value !== 'string') return undefined
  const seconds = 'expires_in' in body ? Number(body.expires_in) : Number.NaN
  // Without `expires_in` it is used until it is refused.
  const lifetimeMs = seconds > 0 ? seconds * 1000 : Number.POSITIVE_INFINITY
  const expiresAtMs = askedAtMs + lifetimeMs
  return { value, expiresAtMs, renewAtMs: expiresAtMs - Math.min(renewAheadMsMax, lifetimeMs / 2) }
}
