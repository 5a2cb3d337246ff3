import type { Request } from 'express'
import { queryOf } from '../../query-of.ts'

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
): Promise<string | undefined> {
  const sent = queryOf(req)
  const name = sent.get('connection')
  if (name === null || !parameters.has('SAMLResponse')) return undefined
  const connection = await req.tenant.store.connections.findByName(name)
  if (!connection) return undefined
  const found = req.tenant.connectors.resolve(connection, ['redirect'])
  const begun = found?.connector.redirect.readUnsolicited?.({ connection, parameters })
  if (!begun) return undefined
  const { clientId, protocol, query } = begun
  if (protocol === 'samlp') {
    return `/samlp/${encodeURIComponent(clientId)}?${new URLSearchParams({ connection: name })}`
  }
  const authorization = new URLSearchParams(query)
  authorization.set('client_id', clientId)
  authorization.set('connection', name)
  const organization = sent.get('organization')
  if (organization !== null) authorization.set('organization', organization)
  if (!authorization.has('response_type')) authorization.set('response_type', 'code')
  return `/authorize?${authorization}`
}
