import type { Handler } from '../handler.ts'

export const updatePushApp: Handler<'updatePushApp'> = async ({ write, body }) => ({
  status: 200,
  body: await write(({ guardian }) => guardian.updatePushApp(body)),
})
