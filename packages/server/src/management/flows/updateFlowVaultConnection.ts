import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateFlowVaultConnection: Handler<'updateFlowVaultConnection'> = async ({
  write,
  path,
  body,
}) => {
  const connection = await write((store) => store.flowVaultConnections.update(path.id, body))
  if (!connection) throw new ApiError('flow_vault_connection_not_found')
  return { status: 200, body: connection }
}
