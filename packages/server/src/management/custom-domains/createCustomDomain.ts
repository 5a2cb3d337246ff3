import type { Handler } from '../handler.ts'

export const createCustomDomain: Handler<'createCustomDomain'> = async ({ write, body }) => ({
  status: 201,
  body: await write((store) => store.customDomains.create(body)),
})
