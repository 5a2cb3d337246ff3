import type { Answer, OperationId, Received } from '@latchkey/contract'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { RecentRequest } from '../request-facts.ts'
import type { Context, Handlers } from './handler.ts'

/** What every answer has in common. */
interface Answered {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface AnswerOptions {
  readonly operationIds: readonly string[]
  /** The latest requests of a tenant, latest first. */
  readonly recentOf: (tenantId: string) => readonly RecentRequest[]
  readonly log: Logger
}

type AnyHandler = (call: Received<OperationId> & Context) => Promise<Answer<OperationId>>

/**
 * Runs the handler of the operation and writes what it answers.
 *
 * The table is total by type; that it is asked by name only here, at run time, is why this is the
 * one place with a cast, and why the names are compared once more when the server starts.
 */
export function answer(
  handlers: Handlers,
  { operationIds, recentOf, log }: AnswerOptions,
): RequestHandler {
  const table = handlers as unknown as Readonly<Record<string, AnyHandler>>
  assertSameNames(Object.keys(table), operationIds)
  return async (req, res) => {
    const { tenant, caller, facts, pathParameters: path, query, body, operation } = req
    const handler = table[operation?.id ?? '']
    if (!handler) throw new Error(`No handler for ${operation?.id}`)
    const recentRequests = () => recentOf(tenant.id)
    const context: Context = { tenant, caller, facts, recentRequests, log }
    const call = { ...context, path, query, body } as unknown as Received<OperationId> & Context
    const answered: Answered = await handler(call)
    const content = answered.body === undefined ? undefined : JSON.stringify(answered.body)
    res.writeHead(answered.status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...(content !== undefined && { 'Content-Length': Buffer.byteLength(content) }),
      ...answered.headers,
    })
    res.end(content)
  }
}

function assertSameNames(handlers: readonly string[], operations: readonly string[]): void {
  const missing = operations.filter((id) => !handlers.includes(id))
  const unknown = handlers.filter((id) => !operations.includes(id))
  if (missing.length + unknown.length > 0) {
    throw new Error(`Handlers and document differ: ${[...missing, ...unknown].join(', ')}`)
  }
}
