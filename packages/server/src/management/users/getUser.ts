import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { selectFields } from '../select-fields.ts'
import { readTokens, withTokens } from './show-tokens.ts'

export const getUser: Handler<'getUser'> = async ({ tenant, caller, path, query }) => {
  const [user, tokens] = await Promise.all([
    tenant.store.users.get(path.id),
    readTokens(caller, tenant, [path.id]),
  ])
  if (!user) throw new ApiError('user_not_found')
  return { status: 200, body: selectFields(query, withTokens(user, tokens)) }
}
