import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'

export const listFlows: Handler<'listFlows'> = async ({ tenant, query, address }) =>
  answerOffset('flows', address, query, await tenant.store.flows.list(query))
