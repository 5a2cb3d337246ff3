import type { Handler } from '../handler.ts'

export const getPromptTexts: Handler<'getPromptTexts'> = async ({ tenant, path }) => ({
  status: 200,
  body: await tenant.store.prompts.getTexts(path.prompt, path.language),
})
