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
  const { client, clientSecret, credentials } = await write((store) => store.clients.create(body))
  const shown = withCredentials(client, credentials)
  return { status: 201, body: await withSecret({ tenant }, shown, clientSecret) }
}
