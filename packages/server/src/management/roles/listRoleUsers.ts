import type { Handler } from '../handler.ts'
import { answerEither } from '../lists.ts'

export const listRoleUsers: Handler<'listRoleUsers'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.roleUsers.listUsers(path.id, query)
  return answerEither('users', address, query, page)
}
