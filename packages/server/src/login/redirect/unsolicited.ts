import type { Request } from 'express'
import { queryOf } from '../../query-of.ts'
import type { LoginProtocol } from '../login-transaction.ts'

/**
 * The URL at which a log-in starts after an unsolicited response of an identity provider. The
 * log-in begins with an authorization request of the client, so that the identity provider responds
 * to a request of this browser. Otherwise another site could post a response of its own and log the
 * browser in as another user.
 *
 * @returns undefined if the response is not unsolicited, or the connection does not allow such
 *   log-ins
 */
export async function locationOfUnsolicited(
  req: Request,
  parameters: URLSearchParams,
  protocols: readonly LoginProtocol[],
): Promise<string | undefined> {
  const sent = queryOf(req)
  const name = sent.get('connection')
  if (name === null) return undefined
  const connection = await req.tenant.store.connections.findByName(name)
  if (!connection) return undefined
  const found = req.tenant.connectors.resolve(connection, ['redirect'])
  const begun = found?.connector.redirect.readUnsolicited?.({ connection, parameters })
  if (!begun) return undefined
  const { clientId, query } = begun
  const protocol = protocols.find((each) => each.name === begun.protocol)
  const organization = sent.get('organization') ?? undefined
  return protocol?.unsolicitedLoginUrl?.({ clientId, connection: name, organization, query })
}
