import type { Handler } from '../handler.ts'

export const updateCaptcha: Handler<'updateCaptcha'> = async ({ write, body }) => ({
  status: 200,
  body: await write((store) => store.captchas.update(body)),
})
