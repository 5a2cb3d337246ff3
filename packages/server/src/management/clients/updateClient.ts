import { ApiError } from '../../errors.ts'
import { credentialMembers } from '../../record-rules/client-credential-references.ts'
import type { Handler } from '../handler.ts'
import { requireScope } from './require-scope.ts'
import { showClient } from './show-client.ts'

const vaultScope = 'update:client_token_vault_privileged_access'

export const updateClient: Handler<'updateClient'> = async ({
  write,
  tenant,
  caller,
  path,
  body,
}) => {
  requireScope(caller, 'update:client_keys', body, ['client_secret'])
  requireScope(caller, 'update:client_credentials', body, credentialMembers)
  requireScope(caller, vaultScope, body, ['token_vault_privileged_access'])
  const stored = await write((store) => store.clients.update(path.id, body))
  if (!stored) throw new ApiError('client_not_found')
  const scopes = new Set([...caller.scopes, 'read:clients'])
  return { status: 200, body: await showClient({ caller: { scopes }, tenant }, stored) }
}
