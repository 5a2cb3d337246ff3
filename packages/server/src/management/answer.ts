import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Answer, OperationId, Received } from '@latchkey/contract'
import type { RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { writeFeed } from '../feeds/write-feed.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { withoutDeadline } from '../timing/deadline.ts'
import { Call } from './call.ts'
import type { Context, Handlers, ServerContext } from './handler.ts'
import { holdsSecret } from './record-operations.ts'

/** Reads that only the primary can answer, because they continue after the response has begun. */
const readsOfPrimary: readonly string[] = ['listEvents']

/** Whether a replica may answer: the request neither changes anything nor decides on anything. */
const isReadElsewhere = (method: string, operationId: string): boolean =>
  method === 'GET' && !readsOfPrimary.includes(operationId)

/** What all responses have in common. */
interface Answered {
  readonly status: number
  readonly body?: unknown
  readonly file?: AsyncIterable<Uint8Array>
  readonly stream?: AsyncIterable<string>
  readonly headers?: Readonly<Record<string, string>>
}

interface AnswerOptions extends ServerContext {
  readonly operationIds: readonly string[]
}

type AnyHandler = (call: Received<OperationId> & Context) => Promise<Answer<OperationId>>

/**
 * Creates the step that runs the handler of the operation, and writes its result.
 *
 * The type of the table is total. The look-up is by a name at run time, so it needs a cast, and the
 * names are compared with the document at the start.
 */
export function answer(
  handlers: Handlers,
  { operationIds, ...server }: AnswerOptions,
): RequestHandler {
  const table = handlers as unknown as Readonly<Record<string, AnyHandler>>
  assertSameNames(Object.keys(table), operationIds)
  return async (req, res) => {
    const id = req.operation?.id ?? ''
    const handler = table[id]
    if (!handler) throw new Error(`No handler for ${id}`)
    const tenant = req.linkTenant ?? req.tenant
    const handle = (of: Tenant) =>
      handler(new Call(req, of, server) as unknown as Received<OperationId> & Context)
    const answered: Answered = isReadElsewhere(req.method, id)
      ? await tenant.readElsewhere((store) =>
          handle(store === tenant.store ? tenant : { ...tenant, store }),
        )
      : await handle(tenant)
    const { status, file, stream } = answered
    if (file) return withoutDeadline(() => writeFile(res, status, file, server.log))
    if (stream) return writeFeed(res, stream)
    req.hasReadSecret = req.method === 'GET' && holdsSecret(answered.body)
    const content = answered.body === undefined ? undefined : written(answered.body)
    if (content !== undefined && req.method === 'GET') {
      res.setHeader('ETag', tagOf(content))
      if (req.fresh) return res.writeHead(304, { 'Cache-Control': 'no-cache' }).end()
    }
    res.writeHead(answered.status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...(content !== undefined && { 'Content-Length': Buffer.byteLength(content) }),
      ...answered.headers,
    })
    res.end(content)
  }
}

/** A weak entity tag, because a proxy may compress the bytes (RFC 9110, section 8.8.3). */
const tagOf = (content: string | Buffer) =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`

/** Of a string that the client reads slowly, Node.js keeps three bytes per character. */
const textLengthMax = 16 * 1024

function written(body: unknown): string | Buffer {
  const text = JSON.stringify(body)
  return text.length > textLengthMax ? Buffer.from(text) : text
}

/** Writes a file as fast as the client reads; if the source fails, the socket is closed. */
async function writeFile(
  res: Response,
  status: number,
  file: AsyncIterable<Uint8Array>,
  log: Logger,
): Promise<void> {
  res.writeHead(status, { 'Content-Type': 'application/gzip', 'Cache-Control': 'no-store' })
  await pipeline(Readable.from(file), res).catch((error) => {
    log.warn({ err: error }, 'A file download was interrupted.')
  })
}

function assertSameNames(handlers: readonly string[], operations: readonly string[]): void {
  const missing = operations.filter((id) => !handlers.includes(id))
  const unknown = handlers.filter((id) => !operations.includes(id))
  if (missing.length + unknown.length > 0) {
    throw new Error(`Handlers and document differ: ${[...missing, ...unknown].join(', ')}`)
  }
}
