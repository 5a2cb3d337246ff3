import * as oauth from 'oauth4webapi'
import { readToken, renewedAhead, type TokenSource } from '../token.ts'
import { AuthenticationError, explained } from './authentication-error.ts'
import type { AuthorizationServer } from './authorization-server.ts'

/** A request for a token of the application itself (RFC 6749, section 4.4). */
export interface ClientTokenRequest {
  /** The API that the token is for; `/api/v2/` is the management API of the tenant. */
  readonly audience?: string
  /** Scopes, separated by spaces; by default all that the client is granted. */
  readonly scope?: string
  readonly [parameter: string]: string | undefined
}

/** Answers an access token from the cache, or requests one. */
export type GetClientToken = (request?: ClientTokenRequest) => Promise<string>

type TokenParameters = Readonly<Record<string, string | undefined>>

/** Maximum number of different requests whose tokens are cached. */
const requestsMax = 1000

/** Tokens of the application itself, cached while valid; concurrent callers share a request. */
export function createClientTokens(
  server: AuthorizationServer,
  defaultAudience: string | undefined,
): GetClientToken {
  const sources = new Map<string, TokenSource>()
  return (request = {}) => {
    const parameters: TokenParameters = { audience: defaultAudience, ...request }
    const key = JSON.stringify(Object.entries(parameters).sort())
    const known = sources.get(key)
    if (known) return known.current()
    const source = renewedAhead(() => fetchToken(server, parameters), server.connection.clock)
    if (sources.size >= requestsMax) sources.clear()
    sources.set(key, source)
    return source.current()
  }
}

async function fetchToken(server: AuthorizationServer, request: TokenParameters) {
  const { client, clientAuthentication } = server
  const metadata = await server.find()
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(request)) {
    if (value !== undefined) form.set(name, value)
  }
  const askedAtMs = server.connection.clock.now()
  // A retry of this POST is harmless.
  const options = server.through({ isIdempotent: true })
  const response = await explained('', () =>
    oauth.clientCredentialsGrantRequest(metadata, client, clientAuthentication, form, options),
  )
  const token = await explained('', async () => {
    const answer = await oauth.processClientCredentialsResponse(metadata, client, response)
    return readToken(answer, askedAtMs)
  })
  if (token) return token
  throw new AuthenticationError('invalid_response', 'The response contains no token.')
}
