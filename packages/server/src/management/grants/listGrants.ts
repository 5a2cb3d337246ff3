import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'

export const listGrants: Handler<'listGrants'> = async ({ tenant, query, address }) =>
  answerOffset('grants', address, query, await tenant.store.grants.list(query))
