import { accountClientId } from '../../tenancy/account-client.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Authentication } from '../authentication.ts'

interface SessionRequest {
  readonly clientId: string
  /** The name of the requested connection. */
  readonly connection?: string | undefined
  /** Whether the request has begun the session, so that no other client shares it. */
  readonly hasBegunSession?: boolean
}

/**
 * Whether the session of a browser serves a request without another log-in: the client takes part
 * in single sign-on, and the user logged in by a connection that the client has, and by the
 * requested one if the request names one. The account pages are for all users. A session of an
 * earlier release does not name its connection.
 */
export async function admitsSession(
  { clients, connections }: Pick<Tenant, 'clients' | 'connections'>,
  { clientId, connection: name, hasBegunSession = false }: SessionRequest,
  { connection: own }: Pick<Authentication, 'connection'>,
): Promise<boolean> {
  const { sso_disabled: isAlone } = (await clients.find(clientId))?.settings ?? {}
  if (isAlone && !hasBegunSession) return false
  if (own === undefined || clientId === accountClientId) return true
  const enabled = await connections.listEnabledFor(clientId, { abilities: [], name })
  return enabled.some(({ connection }) => connection.name === own)
}
