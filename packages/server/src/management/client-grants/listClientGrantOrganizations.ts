import type { Handler } from '../handler.ts'
import { answerEither } from '../lists.ts'

export const listClientGrantOrganizations: Handler<'listClientGrantOrganizations'> = async (
  call,
) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.organizationClientGrants.listOrganizations(path.id, query)
  return answerEither('organizations', address, query, page)
}
