import { ApiError } from '../../errors.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Handler } from '../handler.ts'

export const revokeSigningKey: Handler<'revokeSigningKey'> = async ({ tenant, write, path }) => {
  const { signingKeys } = tenant.store
  // A previous key remains previous, so only another one needs a new key in its place.
  const isReplaced = await isInUse(tenant, path.kid)
  const getFreshPair = () => tenant.keyQueue.run(tenant.id, signingKeys.getFreshPair)
  const fresh = isReplaced ? await getFreshPair() : undefined
  const key = await write((store) => store.signingKeys.revoke(path.kid, fresh))
  if (!key) throw new ApiError('signing_key_not_found')
  return { status: 200, body: { cert: key.cert, kid: key.kid } }
}

/** Whether a key is the current or the next one. The database is asked if the key is not cached. */
async function isInUse({ keys, store }: Tenant, kid: string): Promise<boolean> {
  const remembered = keys.signingKeys.find((key) => key.kid === kid)
  if (remembered) return remembered.state !== 'previous'
  const stored = await store.signingKeys.getRecord(kid)
  return stored !== undefined && !stored.previous
}
