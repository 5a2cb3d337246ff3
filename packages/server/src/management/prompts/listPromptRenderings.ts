import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'
import { fieldSelection } from '../select-fields.ts'

export const listPromptRenderings: Handler<'listPromptRenderings'> = async (call) => {
  const { tenant, query, address } = call
  const { page = 0, per_page: limit = 50 } = query
  const all = (await tenant.store.promptRenderings.list()).filter(
    ({ prompt, screen, rendering_mode }) =>
      (query.prompt ?? prompt) === prompt &&
      (query.screen ?? screen) === screen &&
      (query.rendering_mode ?? rendering_mode) === rendering_mode,
  )
  const start = page * limit
  const items = all.slice(start, start + limit).map(fieldSelection(query))
  return answerOffset('configs', address, query, { items, start, limit, total: all.length })
}
