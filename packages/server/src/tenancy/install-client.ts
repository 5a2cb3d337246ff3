import type { Resources } from '../store/tenants/resources.ts'

/** A client of the server's own pages, which exists in every tenant. */
interface OwnClient {
  readonly clientId: string
  readonly name: string
  readonly grantTypes: readonly string[]
  /** The API that the client calls for users. */
  readonly audience: string
  readonly addresses: {
    readonly callbacks: string[]
    readonly allowed_logout_urls?: string[]
  }
}

/**
 * Creates the client with its client grant, or updates its URLs, and enables it for a connection.
 */
export async function installClient(
  { clients, clientGrants, connections }: Resources,
  { clientId, name, grantTypes, audience, addresses }: OwnClient,
  connectionId: string,
): Promise<void> {
  if (!(await clients.update(clientId, addresses))) {
    await clients.create(
      { name, app_type: 'spa', is_first_party: true, ...addresses, grant_types: [...grantTypes] },
      clientId,
    )
    await clientGrants.create({
      client_id: clientId,
      audience,
      subject_type: 'user',
      allow_all_scopes: true,
    })
  }
  await connections.updateClients(connectionId, [{ client_id: clientId, status: true }])
}
