import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { priorityUsedAsInvalidBody } from './priority-used.ts'
import { requireKnownLists } from './require-known-lists.ts'
import { requireRedirectUri } from './require-redirect-uri.ts'
import { warningOfWrite } from './write-warnings.ts'

export const patchNetworkAcl: Handler<'patchNetworkAcl'> = async (call) => {
  const { write, path, body } = call
  requireRedirectUri(body.rule)
  requireKnownLists(body.rule, call.networkListNames())
  const acl = await priorityUsedAsInvalidBody(
    write((store) => store.networkAcls.patch(path.id, body)),
  )
  if (!acl) throw new ApiError('network_acl_not_found')
  return { status: 200, body: acl, ...warningOfWrite(call, acl.rule) }
}
