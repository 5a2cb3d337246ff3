import { acceptPatch, completeOptions } from '../../connectors/connection-settings.ts'
import { ApiError } from '../../errors.ts'
import { requireConnectionLiquid } from '../../tenant-mail/require-liquid.ts'
import type { Handler } from '../handler.ts'
import { showConnection } from './show-connection.ts'

export const updateConnection: Handler<'updateConnection'> = async (call) => {
  const { tenant, write, path, body, outbound } = call
  requireConnectionLiquid(body.options?.email)
  const known = await tenant.store.connections.get(path.id)
  if (!known) throw new ApiError('connection_not_found')
  const { strategy } = known
  const accepted = acceptPatch(tenant.connectors, strategy, body)
  const request = { tenantId: tenant.id, outbound }
  const patch = await completeOptions(tenant.connectors, strategy, accepted, request)
  const connection = await write((store) => store.connections.update(path.id, patch))
  if (!connection) throw new ApiError('connection_not_found')
  return { status: 200, body: showConnection(tenant, connection) }
}
