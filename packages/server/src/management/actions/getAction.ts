import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getAction: Handler<'getAction'> = async ({ tenant, path }) => {
  const action = await tenant.store.actions.get(path.id)
  if (!action) throw new ApiError('action_not_found')
  return { status: 200, body: action }
}
