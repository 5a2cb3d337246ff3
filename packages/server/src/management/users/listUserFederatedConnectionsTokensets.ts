import { sentTogether } from '../../store/rows/sent-together.ts'
import type { Handler } from '../handler.ts'
import { requireUser } from './require-user.ts'

export const listUserFederatedConnectionsTokensets: Handler<
  'listUserFederatedConnectionsTokensets'
> = async ({ tenant, path }) => {
  const [, body] = await sentTogether([
    requireUser(tenant.store, path.id),
    tenant.store.federatedTokensets.listOfUser(path.id),
  ])
  return { status: 200, body }
}
