import type { Handler } from '../handler.ts'

type Answer = Handler<'deleteOrganizationEnabledConnection'>

export const deleteOrganizationEnabledConnection: Answer = async (call) => {
  const { write, path } = call
  await write((store) => store.organizationConnections.delete(path.id, path.connectionId))
  return { status: 204 }
}
