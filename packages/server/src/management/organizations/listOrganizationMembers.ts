import type { Handler } from '../handler.ts'
import { answerEither } from '../lists.ts'
import { selectFields } from '../select-fields.ts'

export const listOrganizationMembers: Handler<'listOrganizationMembers'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.organizationMembers.list(path.id, query)
  const items = page.items.map((member) => {
    const { roles: _, ...profile } = member
    return query.fields ? selectFields(query, member) : profile
  })
  return answerEither('members', address, query, { ...page, items })
}
