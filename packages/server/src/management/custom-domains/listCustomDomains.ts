import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

/** The most domains in a response without pages. */
const domainsMax = 100

export const listCustomDomains: Handler<'listCustomDomains'> = async (call) => {
  const { tenant, query, address } = call
  const isPaged = query.from !== undefined || query.take !== undefined
  const page = await tenant.store.customDomains.list(isPaged ? query : { take: domainsMax })
  if (!isPaged) return { status: 200, body: page.items }
  return answerCheckpoint('custom_domains', address, query, page)
}
