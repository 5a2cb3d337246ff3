import { answerLogs } from '../answer-logs.ts'
import type { Handler } from '../handler.ts'
import { nextLink } from '../page-links.ts'
import { fieldSelection } from '../select-fields.ts'

export const listLogs: Handler<'listLogs'> = async ({ tenant, query, address }) => {
  const { from, take, search, ...offset } = query
  const { logs } = tenant.store
  if (from !== undefined || take !== undefined) {
    const items = await logs.listAfter(from, take ?? 50)
    const link = nextLink(address, { take }, items.at(-1)?.log_id)
    return { status: 200, body: items.map(fieldSelection(query)), ...link }
  }
  const page = await logs.list({ ...(search !== undefined && { q: search }), ...offset })
  const items = page.items.map(fieldSelection(query))
  return answerLogs(address, query, { ...page, items })
}
