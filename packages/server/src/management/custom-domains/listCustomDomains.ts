import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'
import { fieldSelection } from '../select-fields.ts'

/** The most domains in a response without pages. */
const domainsMax = 100

export const listCustomDomains: Handler<'listCustomDomains'> = async (call) => {
  const { tenant, query, address } = call
  const isPaged = query.from !== undefined || query.take !== undefined
  const paging = isPaged ? {} : { take: domainsMax }
  const page = await tenant.store.customDomains.list({ ...query, ...paging })
  const items = page.items.map(fieldSelection(query))
  if (!isPaged) return { status: 200, body: items }
  return answerCheckpoint('custom_domains', address, query, { ...page, items })
}
