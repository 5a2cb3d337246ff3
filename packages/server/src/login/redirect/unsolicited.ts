import type { Request } from 'express'
import { queryOf } from '../../query-of.ts'
import type { LoginProtocol } from '../login-transaction.ts'

/**
 * The URL at which the log-in of an unsolicited response starts. It starts as a request of the
 * client, so that the provider answers a request of this browser: a posted form cannot log the
 * browser in as another user.
 *
 * @returns undefined for a response to a request
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
