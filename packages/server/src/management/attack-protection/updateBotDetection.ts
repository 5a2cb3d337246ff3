import type { Handler } from '../handler.ts'

export const updateBotDetection: Handler<'updateBotDetection'> = async ({ write, body }) => ({
  status: 200,
  body: await write((store) => store.attackProtection.updateBotDetection(body)),
})
