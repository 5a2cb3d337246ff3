import type { Handler } from '../handler.ts'

export const createOrganizationClient: Handler<'createOrganizationClient'> = async (call) => {
  const { write, path, body } = call
  return {
    status: 201,
    body: await write((store) => store.organizationClients.create(path.id, body.clients)),
  }
}
