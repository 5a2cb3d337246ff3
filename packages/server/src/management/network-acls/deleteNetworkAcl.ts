import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { warnIfAuthorIsBlocked } from './blocks-author.ts'

export const deleteNetworkAcl: Handler<'deleteNetworkAcl'> = async (call) => {
  const { write, path } = call
  const existed = await write((store) => store.networkAcls.delete(path.id))
  if (!existed) throw new ApiError('network_acl_not_found')
  return { status: 200, body: { code: 204, object: '' }, ...warnIfAuthorIsBlocked(call) }
}
