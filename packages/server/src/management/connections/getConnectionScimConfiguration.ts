import type { Handler } from '../handler.ts'
import { requireScimConfiguration } from './scim-connection.ts'

export const getConnectionScimConfiguration: Handler<'getConnectionScimConfiguration'> = async ({
  tenant,
  path,
}) => {
  return { status: 200, body: await requireScimConfiguration(tenant.store, path.id) }
}
