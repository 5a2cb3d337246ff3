import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'

export const listUserRoles: Handler<'listUserRoles'> = async ({ tenant, path, query, address }) =>
  answerOffset('roles', address, query, await tenant.store.roleUsers.listRoles(path.id, query))
