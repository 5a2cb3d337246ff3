import { refusedBody } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { requireHeadTags } from './require-head-tags.ts'

export const updatePromptRenderings: Handler<'updatePromptRenderings'> = async ({
  write,
  body,
}) => {
  const { configs } = body
  const names = new Set<string>()
  for (const [index, { prompt, screen, head_tags }] of configs.entries()) {
    const name = `${prompt}/${screen}`
    if (names.has(name)) throw refusedBody(`The screen ${name} is named twice`, `configs[${index}]`)
    names.add(name)
    requireHeadTags(head_tags, `configs[${index}].`)
  }
  await write((store) => store.promptRenderings.update(configs))
  return { status: 200, body }
}
