import type { Handler } from '../handler.ts'

export const deleteClientCredential: Handler<'deleteClientCredential'> = async (call) => {
  const { write, path } = call
  await write((store) => store.clientCredentials.delete(path.id, path.credential_id))
  return { status: 204 }
}
