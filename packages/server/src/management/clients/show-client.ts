import type { Schema } from '@latchkey/contract'
import type { Client as StoredMembers } from '../../record-rules/client-members.ts'
import { addMembers, shownMembers } from '../../record-rules/client-settings.ts'
import type { StoredClient } from '../../store/clients/clients.ts'
import type { KeySet } from '../../tenancy/key-set.ts'
import type { Caller } from '../authenticate.ts'

type Client = Schema<'Client'>

/** The members that every scope for reading clients includes. */
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
  const show = await showingTo(viewer)
  return show(stored.client, await openSecret(viewer, stored))
}

/** The members of several clients that the caller may read. */
export async function showClients(
  viewer: Viewer,
  all: readonly StoredClient[],
): Promise<readonly Client[]> {
  const show = await showingTo(viewer)
  const secrets = await openSecrets(viewer, all)
  return all.map(({ client }, at) => show(client, secrets[at]))
}

/** A new client with its secret. */
export async function withSecret(
  { tenant }: Pick<Viewer, 'tenant'>,
  client: StoredMembers,
  secret: string | undefined,
): Promise<Client> {
  // An event tells of the given object.
  return whole({ ...client }, secret, [...(await tenant.keys.certificates())])
}

const readSecrets = 'read:client_keys'

/** A client that authenticates by its keys has no use for the secret: tools must not store it. */
const showsSecret = ({ caller }: Viewer, { client }: StoredClient): boolean =>
  caller.scopes.has(readSecrets) && !client.client_authentication_methods

const openSecret = (viewer: Viewer, stored: StoredClient) =>
  showsSecret(viewer, stored) ? stored.openSecret() : undefined

/** Creates no promise for each client unless the caller may read secrets. */
const openSecrets = async (viewer: Viewer, all: readonly StoredClient[]) =>
  viewer.caller.scopes.has(readSecrets)
    ? Promise.all(all.map((stored) => openSecret(viewer, stored)))
    : []

/** Adds what is not stored to the given client. */
type Show = (client: StoredMembers, secret?: string) => Client

/** Prepares what is the same for all clients that are shown to a caller. */
async function showingTo({ caller: { scopes }, tenant }: Viewer): Promise<Show> {
  const keys = [...(await tenant.keys.certificates())]
  if (scopes.has(readSecrets) || scopes.has('read:clients')) {
    return (client, secret) => whole(client, secret, keys)
  }
  const names: readonly string[] = scopes.has('read:client_credentials')
    ? [...summary, ...referringToCredentials]
    : summary
  return (client) =>
    Object.fromEntries(
      Object.entries(whole(client, undefined, keys)).filter(([name]) => names.includes(name)),
    )
}

function whole(
  client: StoredMembers,
  secret: string | undefined,
  keys: NonNullable<Client['signing_keys']>,
): Client {
  return addMembers(client, shownMembers(client), {
    created_at: undefined,
    updated_at: undefined,
    client_secret: secret,
    signing_keys: keys,
  })
}
