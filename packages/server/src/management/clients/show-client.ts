import type { Schema } from '@latchkey/contract'
import { inOrder } from '../../record-rules/client-settings.ts'
import type { StoredClient } from '../../store/clients/clients.ts'
import type { Caller } from '../authenticate.ts'

type Client = Schema<'Client'>

/** What every scope that opens a client shows of it. */
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

/** What the caller may see of a client. */
export async function showClient(
  { scopes }: Pick<Caller, 'scopes'>,
  { client, openSecret }: StoredClient,
): Promise<Client> {
  if (scopes.has('read:client_keys')) return withSecret(client, await openSecret())
  if (scopes.has('read:clients')) return client
  const shown: readonly string[] = scopes.has('read:client_credentials')
    ? [...summary, ...referringToCredentials]
    : summary
  return Object.fromEntries(Object.entries(client).filter(([name]) => shown.includes(name)))
}

/** The client with its secret in its place, for whoever made it or may see it. */
export function withSecret(client: Client, secret: string | undefined): Client {
  return secret === undefined ? client : inOrder({ ...client, client_secret: secret })
}
