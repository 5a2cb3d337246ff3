import type { Handler } from '../handler.ts'
import { answerEither } from '../lists.ts'
import { showOrganization } from './show-organization.ts'

export const listOrganizations: Handler<'listOrganizations'> = async (call) => {
  const { tenant, query, address } = call
  const page = await tenant.store.organizations.list(query)
  const items = page.items.map(showOrganization)
  return answerEither('organizations', address, query, { ...page, items })
}
