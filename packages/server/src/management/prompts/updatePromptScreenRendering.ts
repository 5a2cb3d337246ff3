import type { Handler } from '../handler.ts'
import { requireHeadTags } from './require-head-tags.ts'

export const updatePromptScreenRendering: Handler<'updatePromptScreenRendering'> = async ({
  write,
  path,
  body,
}) => {
  requireHeadTags(body.head_tags)
  await write((store) => store.promptRenderings.update([{ ...path, ...body }]))
  return { status: 200, body }
}
