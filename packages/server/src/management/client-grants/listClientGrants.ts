import type { Handler } from '../handler.ts'
import { answerEither } from '../lists.ts'

export const listClientGrants: Handler<'listClientGrants'> = async ({ tenant, query, address }) =>
  answerEither('client_grants', address, query, await tenant.store.clientGrants.list(query))
