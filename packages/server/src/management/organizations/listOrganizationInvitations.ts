import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'
import { fieldSelection } from '../select-fields.ts'

export const listOrganizationInvitations: Handler<'listOrganizationInvitations'> = async (call) => {
  const { tenant, path, query, address } = call
  const { items, ...page } = await tenant.store.organizationInvitations.list(path.id, query)
  const selected = { ...page, items: items.map(fieldSelection(query)) }
  return answerOffset('invitations', address, query, selected)
}
