import { completeOptions, newConnection } from '../../connectors/connection-settings.ts'
import { requireConnectionLiquid } from '../../tenant-mail/require-liquid.ts'
import type { Handler } from '../handler.ts'

export const createConnection: Handler<'createConnection'> = async (call) => {
  const { tenant, write, body, outbound } = call
  const accepted = newConnection(tenant.connectors, body)
  requireConnectionLiquid(body.options?.email)
  const { strategy } = body
  const request = { tenantId: tenant.id, outbound }
  const settings = await completeOptions(tenant.connectors, strategy, accepted.settings, request)
  const connection = { ...accepted, settings }
  return { status: 201, body: await write((store) => store.connections.create(connection)) }
}
