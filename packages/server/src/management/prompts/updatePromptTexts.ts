import type { Handler } from '../handler.ts'

export const updatePromptTexts: Handler<'updatePromptTexts'> = async ({ write, path, body }) => {
  const { prompt, language } = path
  return {
    status: 200,
    body: await write((store) => store.prompts.replaceTexts(prompt, language, body)),
  }
}
