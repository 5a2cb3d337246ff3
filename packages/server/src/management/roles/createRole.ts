import type { Handler } from '../handler.ts'

export const createRole: Handler<'createRole'> = async ({ write, body }) => ({
  status: 200,
  body: await write((store) => store.roles.create(body)),
})
