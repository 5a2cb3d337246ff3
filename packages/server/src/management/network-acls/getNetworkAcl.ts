import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getNetworkAcl: Handler<'getNetworkAcl'> = async ({ tenant, path }) => {
  const acl = await tenant.store.networkAcls.get(path.id)
  if (!acl) throw new ApiError('network_acl_not_found')
  return { status: 200, body: { ...acl, tenant_id: tenant.name, deleted_at: null } }
}
