import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getFlowVaultConnection: Handler<'getFlowVaultConnection'> = async ({
  tenant,
  path,
}) => {
  const connection = await tenant.store.flowVaultConnections.get(path.id)
  if (!connection) throw new ApiError('flow_vault_connection_not_found')
  return { status: 200, body: connection }
}
