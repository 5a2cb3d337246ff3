import type { Schema } from '@latchkey/contract'
import type { OffsetPage, OffsetQuery } from '../store/rows/paging.ts'
import { answerOffset } from './lists.ts'

type Query = OffsetQuery & { readonly include_totals?: boolean } & object

/**
 * The response to a list of log entries; with totals it has a `length` too, as that of the hosted
 * API.
 */
export function answerLogs(address: string, query: Query, page: OffsetPage<Schema<'Log'>>) {
  const answer = answerOffset('logs', address, query, page)
  if (Array.isArray(answer.body)) return { ...answer, body: answer.body }
  const { start, limit, total, logs } = answer.body
  return { ...answer, body: { start, limit, length: logs.length, total, logs } }
}
