import type { Handler } from '../handler.ts'

export const getPromptScreenRendering: Handler<'getPromptScreenRendering'> = async ({
  tenant,
  path,
}) => ({ status: 200, body: await tenant.store.promptRenderings.get(path) })
