import type { Handler } from '../handler.ts'

export const createOrganizationConnection: Handler<'createOrganizationConnection'> = async (
  call,
) => {
  const { write, path, body } = call
  return {
    status: 201,
    body: await write((store) => store.organizationConnections.create(path.id, body)),
  }
}
