import {
  type OperationId,
  type paths,
  type Route,
  type RouteMedia,
  readRoute,
  routes,
} from '@latchkey/contract'
import createClient from 'openapi-fetch'
import { ManagementError, NetworkError } from '../errors.ts'
import { abortable } from './abortable.ts'
import { authorized } from './authorized.ts'
import { type CallOptions, type Connection, settingsOf } from './connection.ts'
import { fillPath } from './fill-path.ts'
import type { ManagementClient } from './management-client.ts'
import { readBytes } from './read-bytes.ts'
import { withRetries } from './retry.ts'
import { send } from './send.ts'
import type { TokenSource } from './token.ts'

/** The input of an operation that is not known before it is called. */
interface AnyInput {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

type AnyRequest = (method: string, path: string, exchange: AnyExchange) => Promise<AnyResult>

interface AnyExchange {
  readonly params: Required<Pick<AnyInput, 'path' | 'query'>>
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly parseAs: 'text' | 'arrayBuffer' | 'stream'
  readonly fetch: (request: Request) => Promise<Response>
}

interface AnyResult {
  readonly data?: string | ArrayBuffer | ReadableStream<Uint8Array>
  readonly error?: unknown
  readonly response: Response
}

/** RFC 9110, section 9.2.2. */
const idempotentMethods: readonly string[] = ['GET', 'PUT', 'DELETE']

type AnyMethod = (input?: AnyInput, options?: CallOptions) => Promise<unknown>

/**
 * Creates a function for each row of the table, by its resource and by its operationId. Only here
 * an operation is dynamic: the types of the document end at the first cast and resume at the last.
 */
export function createOperations(connection: Connection, tokens: TokenSource): ManagementClient {
  const baseUrl = `${connection.baseUrl}/api/v2`
  const request = createClient<paths>({ baseUrl, pathSerializer: fillPath }).request as AnyRequest
  const client: Record<string, AnyMethod | Record<string, AnyMethod>> = {}
  for (const [tag, rows] of Object.entries<Readonly<Record<string, Route>>>(routes)) {
    for (const [key, row] of Object.entries(rows)) {
      const { operationId, resource, name, method, path, media } = readRoute(tag, key, row)
      const id = operationId as OperationId
      const send = (exchange: AnyExchange) => request(method, `/${path}`, exchange)
      const isIdempotent = idempotentMethods.includes(method)
      const operation = { id, attempt: attemptAt(id, send, media), isIdempotent, media }
      const run = callOf(operation, connection, tokens)
      client[id] = run
      client[resource] = { ...client[resource], [name]: run }
    }
  }
  return client as unknown as ManagementClient
}

interface AnyOperation {
  readonly id: OperationId
  readonly attempt: ReturnType<typeof attemptAt>
  readonly isIdempotent: boolean
  readonly media: RouteMedia | undefined
}

function callOf(
  { id, attempt, isIdempotent, media }: AnyOperation,
  connection: Connection,
  tokens: TokenSource,
): AnyMethod {
  return async (input = {}, options = {}) => {
    const signals = [connection.signal, options.signal]
    const answered = await abortable(signals, (signal) => {
      const settings = settingsOf(connection, options, signal)
      return authorized(tokens, (token) =>
        withRetries({ ...settings, isIdempotent }, () => attempt(input, token, settings)),
      )
    })
    if (!media || !('isEndless' in media)) return answered
    const { timeoutMs = connection.timeoutMs } = options
    return readBytes(answered, { request: id, signals, timeoutMs })
  }
}

/** One attempt at an operation: returns the body of a success, and throws otherwise. */
function attemptAt(
  id: OperationId,
  request: (exchange: AnyExchange) => Promise<AnyResult>,
  media: RouteMedia | undefined,
) {
  const isBinary = media && 'isBinary' in media
  const isEndless = media && 'isEndless' in media
  return async ({ path = {}, query = {}, body }: AnyInput, token: string, settings: Connection) => {
    const { data, error, response } = await request({
      params: { path, query },
      body: media && 'file' in media ? toFormData(body as object, media.file) : body,
      headers: { ...settings.headers, authorization: `Bearer ${token}` },
      parseAs: isEndless ? 'stream' : isBinary ? 'arrayBuffer' : 'text',
      fetch: async (built) => send(await unpack(built), { ...settings, isEndless }),
    })
    const { status: statusCode, headers } = response
    if (!response.ok) throw new ManagementError(id, { statusCode, headers, body: error })
    const code = headers.get('latchkey-warning')
    if (code) settings.onWarning({ code, operationId: id })
    if (isEndless) return data
    try {
      if (isBinary) return new Uint8Array(data as ArrayBuffer)
      return data ? JSON.parse(data as string) : undefined
    } catch (cause) {
      throw new NetworkError(id, cause)
    }
  }
}

/** A multipart body with a text file (RFC 7578). */
function toFormData(body: object, file: string): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue
    if (name === file) form.append(name, new Blob([value]), name)
    else form.append(name, String(value))
  }
  return form
}

/** Plain values instead of a `Request`, which another `fetch` implementation does not accept. */
async function unpack(request: Request) {
  const { url, method, headers } = request
  return { url, method, headers: Object.fromEntries(headers), body: (await request.text()) || null }
}
