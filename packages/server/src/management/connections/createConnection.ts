import { completeOptions, newConnection } from '../../connectors/connection-settings.ts'
import { requireConnectionLiquid } from '../../tenant-mail/require-liquid.ts'
import type { Handler } from '../handler.ts'
import { showConnection } from './show-connection.ts'

export const createConnection: Handler<'createConnection'> = async (call) => {
  const { tenant, write, body, outbound } = call
  const accepted = newConnection(tenant.connectors, body)
  requireConnectionLiquid(body.options?.email)
  const { strategy } = body
  const request = { tenantId: tenant.id, outbound }
  const settings = await completeOptions(tenant.connectors, strategy, accepted.settings, request)
  const connection = { ...accepted, settings }
  const made = await write((store) => store.connections.create(connection))
  return { status: 201, body: showConnection(tenant, made) }
}
