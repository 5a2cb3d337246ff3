import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { selectFields } from '../select-fields.ts'
import { showTokens } from './show-tokens.ts'

export const getUser: Handler<'getUser'> = async ({ tenant, caller, path, query }) => {
  const user = await tenant.store.users.get(path.id)
  if (!user) throw new ApiError('user_not_found')
  const [shown = user] = await showTokens(caller, tenant, [user])
  return { status: 200, body: selectFields(query, shown) }
}
