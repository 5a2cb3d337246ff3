import type { Handler } from '../handler.ts'

export const updatePromptSettings: Handler<'updatePromptSettings'> = async ({ write, body }) => ({
  status: 200,
  body: await write((store) => store.prompts.updateSettings(body)),
})
