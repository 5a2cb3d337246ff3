import { newConnection } from '../../connectors/connection-settings.ts'
import { requireConnectionLiquid } from '../../tenant-mail/require-liquid.ts'
import type { Handler } from '../handler.ts'

export const createConnection: Handler<'createConnection'> = async ({ tenant, write, body }) => {
  const connection = newConnection(tenant.connectors, body)
  requireConnectionLiquid(body.options?.email)
  return { status: 201, body: await write((store) => store.connections.create(connection)) }
}
