import * as oauth from 'oauth4webapi'
import { isTokenError, TokenError } from '../../errors.ts'
import type { Connection } from '../connection.ts'
import { withRetries } from '../retry.ts'
import { send } from '../send.ts'
import { explained } from './authentication-error.ts'

/** The authorization server of a tenant, and one of its clients. */
export interface AuthorizationServer {
  readonly connection: Connection
  readonly client: oauth.Client
  readonly clientAuthentication: oauth.ClientAuth
  /** Its metadata (OpenID Connect Discovery, section 3), cached for an hour. */
  find(): Promise<oauth.AuthorizationServer>
  /** Options for requests of oauth4webapi. */
  through(call?: Calling): Reaching
}

interface Calling {
  readonly signal?: AbortSignal | undefined
  /** Whether the request is idempotent, so that it is retried when its answer is lost. */
  readonly isIdempotent?: boolean
}

interface Reaching {
  readonly [oauth.customFetch]: (url: string, init: Sent) => Promise<Response>
  readonly [oauth.allowInsecureRequests]: boolean
}

interface Sent {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: unknown
}

const metadataMsMax = 60 * 60 * 1000
const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** @throws TypeError unless `baseUrl` is an https URL, or an http URL of the local machine. */
export function reachAuthorizationServer(
  connection: Connection,
  client: oauth.Client,
  clientAuthentication: oauth.ClientAuth,
): AuthorizationServer {
  const issuer = new URL(`${connection.baseUrl}/`)
  const isPlain = issuer.protocol === 'http:'
  if (isPlain && !loopback.includes(issuer.hostname)) {
    throw new TypeError(`\`baseUrl\` must start with https: "${connection.baseUrl}"`)
  }
  const through = ({ signal, isIdempotent = false }: Calling = {}): Reaching => ({
    [oauth.allowInsecureRequests]: isPlain,
    [oauth.customFetch]: (url, init) =>
      sendPatiently(
        url,
        init,
        { ...connection, signal: signal ?? connection.signal },
        isIdempotent,
      ),
  })
  const discover = () =>
    explained(`Check that baseUrl, ${issuer.href}, is the issuer of the tenant.`, async () => {
      const options = through({ isIdempotent: true })
      const response = await oauth.discoveryRequest(issuer, options)
      return oauth.processDiscoveryResponse(issuer, response)
    })
  let known: { readonly atMs: number; readonly metadata: ReturnType<typeof discover> } | undefined
  const find = () => {
    const nowMs = connection.clock.now()
    if (known && nowMs - known.atMs < metadataMsMax) return known.metadata
    const request = { atMs: nowMs, metadata: discover() }
    known = request
    request.metadata.catch(() => {
      if (known === request) known = undefined
    })
    return request.metadata
  }
  return { connection, client, clientAuthentication, find, through }
}

/** Sends with the retries of the management client; the last error answer is returned as it is. */
async function sendPatiently(
  url: string,
  { method, headers, body }: Sent,
  connection: Connection,
  isIdempotent: boolean,
): Promise<Response> {
  const request = {
    url,
    method,
    headers: { ...connection.headers, ...headers },
    body: body instanceof URLSearchParams ? body.toString() : null,
  }
  let last: Response | undefined
  const attempt = async () => {
    const response = await send(request, connection)
    last = response
    if (response.status !== 429 && response.status < 500) return response
    const answer = { statusCode: response.status, headers: response.headers, body: undefined }
    throw new TokenError(`${url} answered ${response.status}.`, { answer })
  }
  try {
    return await withRetries({ ...connection, isIdempotent }, attempt)
  } catch (error) {
    if (last && isTokenError(error)) return last
    throw error
  }
}
