import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'

export const listRoles: Handler<'listRoles'> = async ({ tenant, query, address }) =>
  answerOffset('roles', address, query, await tenant.store.roles.list(query))
