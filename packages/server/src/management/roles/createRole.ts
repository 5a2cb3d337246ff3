import type { Handler } from '../handler.ts'
import { showCreatedRole } from './show-role.ts'

export const createRole: Handler<'createRole'> = async ({ write, body }) => ({
  status: 200,
  body: showCreatedRole(await write((store) => store.roles.create(body))),
})
