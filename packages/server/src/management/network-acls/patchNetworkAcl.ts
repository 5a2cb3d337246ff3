import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { warnIfAuthorIsBlocked } from './blocks-author.ts'
import { priorityUsedAsInvalidBody } from './priority-used.ts'
import { requireRedirectUri } from './require-redirect-uri.ts'

export const patchNetworkAcl: Handler<'patchNetworkAcl'> = async (call) => {
  const { write, path, body } = call
  requireRedirectUri(body.rule)
  const acl = await priorityUsedAsInvalidBody(
    write((store) => store.networkAcls.patch(path.id, body)),
  )
  if (!acl) throw new ApiError('network_acl_not_found')
  return { status: 200, body: acl, ...warnIfAuthorIsBlocked(call) }
}
