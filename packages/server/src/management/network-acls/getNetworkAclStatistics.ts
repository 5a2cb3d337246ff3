import { ApiError } from '../../errors.ts'
import { windowMs } from '../../store/network-acls/network-acl-records.ts'
import type { Handler } from '../handler.ts'

export const getNetworkAclStatistics: Handler<'getNetworkAclStatistics'> = async ({
  tenant,
  path: { id },
}) => {
  const { networkAcls } = tenant.store
  const [acl, windows] = await Promise.all([networkAcls.get(id), networkAcls.listWindows(id)])
  if (!acl) throw new ApiError('network_acl_not_found')
  const body = {
    id,
    matches: windows.reduce((sum, { matches }) => sum + matches, 0),
    windows: windows.map(({ start, matches, requests }) => ({
      start_time: start.toISOString(),
      end_time: new Date(start.getTime() + windowMs).toISOString(),
      matches,
      requests,
    })),
  }
  return { status: 200, body }
}
