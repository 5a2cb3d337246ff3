import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { selectFields } from '../select-fields.ts'

export const getUser: Handler<'getUser'> = async ({ tenant, path, query }) => {
  const user = await tenant.store.users.get(path.id)
  if (!user) throw new ApiError('user_not_found')
  return { status: 200, body: selectFields(query, user) }
}
