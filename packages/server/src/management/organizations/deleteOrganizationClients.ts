import type { Handler } from '../handler.ts'

export const deleteOrganizationClients: Handler<'deleteOrganizationClients'> = async (call) => {
  const { write, path, body } = call
  await write((store) => store.organizationClients.delete(path.id, body.clients))
  return { status: 204 }
}
