import type { Handler } from '../handler.ts'

export const listNetworkAcls: Handler<'listNetworkAcls'> = async ({ tenant, query }) => {
  const { networkAcls } = tenant.store
  const network_acls = await networkAcls.list(query)
  if (!query.include_totals) return { status: 200, body: network_acls }
  const { page = 0, per_page: limit = 50 } = query
  const total = await networkAcls.count()
  return { status: 200, body: { network_acls, start: page * limit, limit, total } }
}
