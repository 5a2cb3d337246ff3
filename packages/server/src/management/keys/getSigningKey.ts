import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getSigningKey: Handler<'getSigningKey'> = async ({ tenant, path }) => {
  const key = await tenant.store.signingKeys.getRecord(path.kid)
  if (!key) throw new ApiError('signing_key_not_found')
  return { status: 200, body: key }
}
