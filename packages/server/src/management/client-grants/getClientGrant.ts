import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getClientGrant: Handler<'getClientGrant'> = async ({ tenant, path }) => {
  const grant = await tenant.store.clientGrants.get(path.id)
  if (!grant) throw new ApiError('client_grant_not_found')
  return { status: 200, body: grant }
}
