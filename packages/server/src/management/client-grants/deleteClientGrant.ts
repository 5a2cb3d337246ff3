import type { Handler } from '../handler.ts'

export const deleteClientGrant: Handler<'deleteClientGrant'> = async ({ write, path }) => {
  await write((store) => store.clientGrants.delete(path.id))
  return { status: 204 }
}
