import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { queryOf } from '../../query-of.ts'
import { callbackUrlOf } from '../../tenancy/provider-call.ts'

/**
 * Returns the metadata of this server as the SAML service provider of a connection.
 *
 * @throws ApiError `connection_unknown` if no SAML connection has this name
 */
export async function getServiceProviderMetadata(req: Request, res: Response): Promise<void> {
  const { connectors, keys, store } = req.tenant
  const query = queryOf(req)
  const connection = await store.connections.findByName(query.get('connection') ?? '')
  const found = connection && connectors.resolve(connection, ['redirect'])
  const write = found?.connector.redirect.writeMetadata
  if (!connection || !write) throw new ApiError('connection_unknown')
  const secrets = await store.connections.getSecrets(connection.id)
  const organization = query.get('organization') ?? undefined
  const body = write({
    connection,
    secrets,
    tenantKeys: keys.signingKeys,
    callbackUrl: callbackUrlOf(req),
    organization,
  })
  res.writeHead(200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Content-Disposition': 'attachment; filename="metadata.xml"',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  res.end(body)
}
