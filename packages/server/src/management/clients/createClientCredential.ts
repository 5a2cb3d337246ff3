import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const createClientCredential: Handler<'createClientCredential'> = async (call) => {
  const { write, path, body } = call
  const credential = await write((store) => store.clientCredentials.create(path.id, body))
  if (!credential) throw new ApiError('client_not_found')
  return { status: 201, body: credential }
}
