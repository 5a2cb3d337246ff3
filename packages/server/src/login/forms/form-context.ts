import type { JsonObject } from '@latchkey/forms'
import type { Request } from 'express'
import { clientPart, organizationPart, userPart } from '../../actions/event/event-parts.ts'
import type { OpenLogin } from '../serve-login.ts'

/**
 * `context` of the templates of a form, with the members that the hosted API documents: of the
 * user, the organization, the client, the tenant and the transaction.
 */
export async function formContext(
  { tenant }: Pick<Request, 'tenant'>,
  { id, client, organization }: Pick<OpenLogin, 'id' | 'client' | 'organization'>,
  userId: string,
): Promise<JsonObject> {
  const user = await tenant.store.users.get(userId)
  const { client_id, name } = clientPart(client)
  const context = {
    user: user ? userPart(user) : {},
    client: { client_id, name },
    tenant: { name: tenant.name },
    transaction: { state: id },
    ...(organization && { organization: organizationPart(organization.organization) }),
  }
  return JSON.parse(JSON.stringify(context))
}
