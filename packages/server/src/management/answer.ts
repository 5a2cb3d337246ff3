import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Answer, OperationId, Received } from '@latchkey/contract'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { Mailer } from '../mail/mail.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { RecentRequest } from '../request-facts.ts'
import type { Resources } from '../store/tenants/resources.ts'
import { authorOf } from '../tenancy/author-of.ts'
import { withoutDeadline } from '../timing/deadline.ts'
import type { FollowRules } from './events/followers.ts'
import type { Context, Handlers } from './handler.ts'

/** What all responses share. */
interface Answered {
  readonly status: number
  readonly body?: unknown
  readonly file?: AsyncIterable<Uint8Array>
  readonly stream?: AsyncIterable<string>
  readonly headers?: Readonly<Record<string, string>>
}

interface AnswerOptions {
  readonly operationIds: readonly string[]
  /** The recent requests of a tenant, latest first. */
  readonly recentOf: (tenantId: string) => readonly RecentRequest[]
  readonly following: FollowRules
  readonly mailer: Mailer
  readonly outbound: Outbound
  readonly looksForLeaks: boolean
  readonly log: Logger
}

type AnyHandler = (call: Received<OperationId> & Context) => Promise<Answer<OperationId>>

/**
 * Runs the handler of the operation and writes its result.
 *
 * The type of the table is total. Because this lookup is by name at run time, it has the only cast,
 * and the names are compared with the document at the start.
 */
export function answer(
  handlers: Handlers,
  { operationIds, recentOf, ...given }: AnswerOptions,
): RequestHandler {
  const table = handlers as unknown as Readonly<Record<string, AnyHandler>>
  assertSameNames(Object.keys(table), operationIds)
  return async (req, res) => {
    const { tenant, pathParameters: path, query, body, operation } = req
    const handler = table[operation?.id ?? '']
    if (!handler) throw new Error(`No handler for ${operation?.id}`)
    const context: Context = {
      ...contextOf(req),
      ...given,
      onClosed: (run) => void (res.closed ? run() : res.once('close', run)),
      recentRequests: () => recentOf(tenant.id),
    }
    const call = { ...context, path, query, body } as unknown as Received<OperationId> & Context
    const answered: Answered = await handler(call)
    const { status, file, stream } = answered
    if (file) return withoutDeadline(() => writeFile(res, status, file, given.log))
    if (stream) return withoutDeadline(() => writeStream(res, status, stream))
    const content = answered.body === undefined ? undefined : written(answered.body)
    res.writeHead(answered.status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...(content !== undefined && { 'Content-Length': Buffer.byteLength(content) }),
      ...answered.headers,
    })
    res.end(content)
  }
}

/** For a text that is read slowly, Node keeps three bytes per character. */
const textLengthMax = 16 * 1024

function written(body: unknown): string | Buffer {
  const text = JSON.stringify(body)
  return text.length > textLengthMax ? Buffer.from(text) : text
}

/** Writes bytes at the pace of the reader; if the source fails, the connection is closed. */
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

/**
 * Writes server-sent events at the pace of the reader, until either side ends. The listener cuts a
 * reader that stalls.
 */
async function writeStream(
  res: Response,
  status: number,
  stream: AsyncIterable<string>,
): Promise<void> {
  res.writeHead(status, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no', // tells proxies not to buffer events
  })
  if (res.req.method === 'HEAD') return void res.end()
  // Most streams end when the reader disconnects.
  await pipeline(Readable.from(stream, { highWaterMark: 1 }), res).catch(() => undefined)
}

function contextOf(req: Request) {
  const { tenant, caller, facts, operation, method } = req
  const [path = ''] = req.originalUrl.split('?', 1)
  const author = authorOf({ operation, facts, method, path }, caller)
  return {
    tenant,
    caller,
    facts,
    author,
    header: (name: string) => req.get(name),
    address: `${tenant.issuer.slice(0, -1)}${path}`,
    write: <T>(work: (store: Resources) => Promise<T>) => tenant.store.write(author, work),
  }
}

function assertSameNames(handlers: readonly string[], operations: readonly string[]): void {
  const missing = operations.filter((id) => !handlers.includes(id))
  const unknown = handlers.filter((id) => !operations.includes(id))
  if (missing.length + unknown.length > 0) {
    throw new Error(`Handlers and document differ: ${[...missing, ...unknown].join(', ')}`)
  }
}
