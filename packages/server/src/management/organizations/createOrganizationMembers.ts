import type { Handler } from '../handler.ts'

export const createOrganizationMembers: Handler<'createOrganizationMembers'> = async (call) => {
  const { write, path, body } = call
  await write((store) => store.organizationMembers.add(path.id, body.members))
  return { status: 204 }
}
