import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { priorityUsedAsInvalidBody } from './priority-used.ts'
import { requireRedirectUri } from './require-redirect-uri.ts'
import { warningOfWrite } from './write-warnings.ts'

export const updateNetworkAcl: Handler<'updateNetworkAcl'> = async (call) => {
  const { tenant, author, path, body } = call
  requireRedirectUri(body.rule)
  const acl = await priorityUsedAsInvalidBody(tenant.store.replaceNetworkAcl(author, path.id, body))
  if (!acl) throw new ApiError('network_acl_not_found')
  return { status: 200, body: acl, ...warningOfWrite(call) }
}
