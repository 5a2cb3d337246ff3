import type { Handler } from '../handler.ts'

export const getPromptSettings: Handler<'getPromptSettings'> = async ({ tenant }) => ({
  status: 200,
  body: await tenant.store.prompts.get(),
})
