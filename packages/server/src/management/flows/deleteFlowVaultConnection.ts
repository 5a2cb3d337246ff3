import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteFlowVaultConnection: Handler<'deleteFlowVaultConnection'> = async ({
  write,
  path,
}) => {
  const existed = await write((store) => store.flowVaultConnections.delete(path.id))
  if (!existed) throw new ApiError('flow_vault_connection_not_found')
  return { status: 204 }
}
