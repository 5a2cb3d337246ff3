import type { Request } from 'express'
import { queryOf } from '../../query-of.ts'

/**
 * Where a log-in begins that an identity provider asks for by a response to no request. It begins
 * as if the client had asked, so that the provider answers to a request that this browser has sent:
 * nobody can be logged in as somebody else by a form.
 *
 * @returns undefined where the response is an answer
 */
export async function locationOfUnsolicited(
  req: Request,
  parameters: URLSearchParams,
): Promise<string | undefined> {
  const name = queryOf(req).get('connection')
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
  const asked = new URLSearchParams(query)
  asked.set('client_id', clientId)
  asked.set('connection', name)
  if (!asked.has('response_type')) asked.set('response_type', 'code')
  return `/authorize?${asked}`
}
