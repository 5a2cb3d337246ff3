import { recordsMax } from '../../store/paging.ts'
import type { Handler } from '../handler.ts'
import { offsetLinks } from '../page-links.ts'

export const listNetworkAcls: Handler<'listNetworkAcls'> = async ({ tenant, query }) => {
  const { networkAcls } = tenant.store
  const { page = 0, per_page: limit = 50, include_totals } = query
  const [network_acls, total] = await Promise.all([networkAcls.list(query), networkAcls.count()])
  const links = offsetLinks(`${tenant.managementAudience}network-acls`, {
    query: { per_page: limit, ...(include_totals && { include_totals }) },
    page,
    limit,
    total: Math.min(total, recordsMax),
  })
  if (!include_totals) return { status: 200, body: network_acls, ...links }
  return { status: 200, body: { network_acls, start: page * limit, limit, total }, ...links }
}
