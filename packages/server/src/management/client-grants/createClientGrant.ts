import type { Handler } from '../handler.ts'

export const createClientGrant: Handler<'createClientGrant'> = async ({ write, body }) => ({
  status: 201,
  body: await write((store) => store.clientGrants.create(body)),
})
