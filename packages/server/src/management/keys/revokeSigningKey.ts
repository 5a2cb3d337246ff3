import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const revokeSigningKey: Handler<'revokeSigningKey'> = async ({ tenant, write, path }) => {
  const { signingKeys } = tenant.store
  const known = await signingKeys.getRecord(path.kid)
  // A previous key stays previous, so its revocation never needs a fresh one.
  const fresh = known && !known.previous ? await signingKeys.getFreshPair() : undefined
  const key = await write((store) => store.signingKeys.revoke(path.kid, fresh))
  if (!key) throw new ApiError('signing_key_not_found')
  return { status: 200, body: { cert: key.cert, kid: key.kid } }
}
