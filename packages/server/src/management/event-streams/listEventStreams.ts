import type { Handler } from '../handler.ts'
import { nextLink } from '../page-links.ts'

export const listEventStreams: Handler<'listEventStreams'> = async ({ tenant, query }) => {
  const body = await tenant.store.eventStreams.list(query)
  const address = `${tenant.managementAudience}event-streams`
  return { status: 200, body, ...nextLink(address, query, body.next) }
}
