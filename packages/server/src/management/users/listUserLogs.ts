import { answerLogs } from '../answer-logs.ts'
import type { Handler } from '../handler.ts'

export const listUserLogs: Handler<'listUserLogs'> = async ({ tenant, path, query, address }) =>
  answerLogs(address, query, await tenant.store.logs.list({ ...query, userId: path.id }))
