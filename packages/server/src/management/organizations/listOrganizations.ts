import type { Handler } from '../handler.ts'
import { answerEither } from '../lists.ts'

export const listOrganizations: Handler<'listOrganizations'> = async (call) => {
  const { tenant, query, address } = call
  return answerEither('organizations', address, query, await tenant.store.organizations.list(query))
}
