import type { Handler } from '../handler.ts'

export const getPromptPartials: Handler<'getPromptPartials'> = async ({ tenant, path }) => ({
  status: 200,
  body: await tenant.store.prompts.getPartials(path.prompt),
})
