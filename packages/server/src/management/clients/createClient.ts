import {
  credentialMembers,
  withCredentials,
} from '../../record-rules/client-credential-references.ts'
import type { Handler } from '../handler.ts'
import { requireScope } from './require-scope.ts'
import { withSecret } from './show-client.ts'

export const createClient: Handler<'createClient'> = async ({ write, tenant, caller, body }) => {
  const members = [...credentialMembers, 'token_vault_privileged_access'] as const
  requireScope(caller, 'create:client_credentials', body, members)
  const isOpen = tenant.settings.flags?.enable_client_connections && body.is_first_party !== false
  const { client, clientSecret, credentials } = await write(async (store) => {
    const made = await store.clients.create(body)
    if (isOpen) await store.connectionClients.enableAll(made.client.client_id ?? '')
    return made
  })
  const shown = withCredentials(client, credentials)
  return { status: 201, body: await withSecret({ tenant }, shown, clientSecret) }
}
