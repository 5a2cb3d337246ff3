import type { Handler } from '../handler.ts'
import { nextLink } from '../page-links.ts'

export const listVerifiableCredentialTemplates: Handler<
  'listVerifiableCredentialTemplates'
> = async ({ tenant, query }) => {
  const body = await tenant.store.verifiableCredentialTemplates.list(query)
  const address = `${tenant.managementAudience}verifiable-credentials/verification/templates`
  return { status: 200, body, ...nextLink(address, query, body.next) }
}
