import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getLog: Handler<'getLog'> = async ({ tenant, path }) => {
  const log = await tenant.store.logs.get(path.id)
  if (!log) throw new ApiError('log_not_found')
  return { status: 200, body: log }
}
