import type { Handler } from '../handler.ts'

export const deleteOrganizationMembers: Handler<'deleteOrganizationMembers'> = async (call) => {
  const { write, path, body } = call
  await write((store) => store.organizationMembers.remove(path.id, body.members))
  return { status: 204 }
}
