import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getClientCredential: Handler<'getClientCredential'> = async ({ tenant, path }) => {
  const credential = await tenant.store.clientCredentials.get(path.id, path.credential_id)
  if (!credential) throw new ApiError('client_credential_not_found')
  return { status: 200, body: credential }
}
