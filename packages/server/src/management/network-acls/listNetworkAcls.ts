import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'

export const listNetworkAcls: Handler<'listNetworkAcls'> = async ({ tenant, query, address }) =>
  answerOffset('network_acls', address, query, await tenant.store.networkAcls.list(query))
