import { ApiError } from '../../errors.ts'
import { requireConnectionLiquid } from '../../tenant-mail/require-liquid.ts'
import type { Handler } from '../handler.ts'

export const updateConnection: Handler<'updateConnection'> = async ({ write, path, body }) => {
  requireConnectionLiquid(body.options?.email)
  const connection = await write((store) => store.connections.update(path.id, body))
  if (!connection) throw new ApiError('connection_not_found')
  return { status: 200, body: connection }
}
