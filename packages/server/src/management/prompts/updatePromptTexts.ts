import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { type TextTree, texts } from '../../pages/texts/texts.ts'
import type { Handler } from '../handler.ts'

export const updatePromptTexts: Handler<'updatePromptTexts'> = async ({ write, path, body }) => {
  requireShown(path.prompt, body)
  const { prompt, language } = path
  return {
    status: 200,
    body: await write((store) => store.prompts.replaceTexts(prompt, language, body)),
  }
}

/** @throws ApiError `invalid_body` where no page would show a text */
function requireShown(prompt: string, body: Schema<'PromptTexts'>): void {
  const { en }: Readonly<Record<'en', TextTree>> = texts
  const screens = en[prompt] ?? {}
  for (const [screen, own] of Object.entries(body)) {
    if (!Object.hasOwn(screens, screen)) throw refusedBody('This prompt has no such screen', screen)
    const odd = Object.keys(own).find((key) => !Object.hasOwn(screens[screen] ?? {}, key))
    if (odd !== undefined) throw refusedBody('This screen has no such text', `${screen}.${odd}`)
  }
}
