import type { Schema } from '@latchkey/contract'
import type { Client as StoredMembers } from '../../record-rules/client-members.ts'
import { inOrder, shownMembers } from '../../record-rules/client-settings.ts'
import type { StoredClient } from '../../store/clients/clients.ts'
import type { KeySet } from '../../tenancy/key-set.ts'
import type { Caller } from '../authenticate.ts'

type Client = Schema<'Client'>

/** Members that every scope for reading clients shows. */
const summary = [
  'client_id',
  'tenant',
  'name',
  'description',
  'global',
  'app_type',
  'logo_uri',
  'is_first_party',
]
const referringToCredentials = [
  'client_authentication_methods',
  'signed_request_object',
  'token_vault_privileged_access',
] as const

interface Viewer {
  readonly caller: Pick<Caller, 'scopes'>
  readonly tenant: { readonly keys: KeySet }
}

/** The members of a client that the caller may read. */
export async function showClient(viewer: Viewer, stored: StoredClient): Promise<Client> {
  const { scopes } = viewer.caller
  if (scopes.has('read:client_keys')) {
    return withSecret(viewer, stored.client, await stored.openSecret())
  }
  const client = await withSecret(viewer, stored.client, undefined)
  if (scopes.has('read:clients')) return client
  const shown: readonly string[] = scopes.has('read:client_credentials')
    ? [...summary, ...referringToCredentials]
    : summary
  return Object.fromEntries(Object.entries(client).filter(([name]) => shown.includes(name)))
}

/** The client with its secret, for the response to its creation. */
export async function withSecret(
  { tenant }: Pick<Viewer, 'tenant'>,
  { created_at: _created, updated_at: _updated, ...client }: StoredMembers,
  secret: string | undefined,
): Promise<Client> {
  return inOrder({
    ...client,
    ...(secret !== undefined && { client_secret: secret }),
    ...shownMembers(client),
    signing_keys: [...(await tenant.keys.certificates())],
  })
}
