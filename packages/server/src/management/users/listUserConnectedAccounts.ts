import { sentTogether } from '../../store/rows/sent-together.ts'
import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'
import { requireUser } from './require-user.ts'

export const listUserConnectedAccounts: Handler<'listUserConnectedAccounts'> = async (call) => {
  const { tenant, path, query, address } = call
  const [, page] = await sentTogether([
    requireUser(tenant.store, path.id),
    tenant.store.connectedAccounts.listOfUser(path.id, query),
  ])
  return answerCheckpoint('connected_accounts', address, query, page)
}
