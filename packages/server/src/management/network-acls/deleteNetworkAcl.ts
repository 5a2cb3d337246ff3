import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { warningOfWrite } from './write-warnings.ts'

export const deleteNetworkAcl: Handler<'deleteNetworkAcl'> = async (call) => {
  const { write, path } = call
  const existed = await write((store) => store.networkAcls.delete(path.id))
  if (!existed) throw new ApiError('network_acl_not_found')
  return { status: 200, body: { code: 204, object: '' }, ...warningOfWrite(call) }
}
