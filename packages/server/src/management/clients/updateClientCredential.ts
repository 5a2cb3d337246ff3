import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateClientCredential: Handler<'updateClientCredential'> = async (call) => {
  const { write, path, body } = call
  const { id, credential_id } = path
  const credential = await write((store) => store.clientCredentials.update(id, credential_id, body))
  if (!credential) throw new ApiError('client_credential_not_found')
  return { status: 200, body: credential }
}
