import type { Handler } from '../handler.ts'
import { nextLink } from '../page-links.ts'

export const listVerifiableCredentialTemplates: Handler<
  'listVerifiableCredentialTemplates'
> = async ({ tenant, query, address }) => {
  const { items, next } = await tenant.store.verifiableCredentialTemplates.list(query)
  // Only this list of the public API has `next: null` on its last page.
  const body = { next: next ?? null, templates: items }
  return { status: 200, body, ...nextLink(address, query, next) }
}
