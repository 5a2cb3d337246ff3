import type { Handler } from '../handler.ts'

export const updateBranding: Handler<'updateBranding'> = async ({ write, body }) => ({
  status: 200,
  body: await write((store) => store.branding.update(body)),
})
