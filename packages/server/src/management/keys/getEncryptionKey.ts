import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getEncryptionKey: Handler<'getEncryptionKey'> = async ({ tenant, path }) => {
  const key = await tenant.store.encryptionKeys.get(path.kid)
  if (!key) throw new ApiError('encryption_key_not_found')
  return { status: 200, body: key }
}
