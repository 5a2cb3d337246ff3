import type { Handler } from '../handler.ts'

export const deleteOrganizationConnection: Handler<'deleteOrganizationConnection'> = async (
  call,
) => {
  const { write, path } = call
  await write((store) => store.organizationConnections.delete(path.id, path.connection_id))
  return { status: 204 }
}
