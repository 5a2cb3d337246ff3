import { writeMetadata } from '@latchkey/saml'
import type { Request, Response } from 'express'
import { publishedCertificates } from '../keys/saml-signers.ts'
import { queryOf } from '../query-of.ts'
import { defaultMappings } from './attributes.ts'
import {
  entityIdOf,
  serviceProviderOf,
  singleLogoutUrlOf,
  singleSignOnUrlOf,
} from './service-provider.ts'

/** Serves the metadata of the identity provider. */
export async function getSamlMetadata(req: Request, res: Response): Promise<void> {
  const { tenant } = req
  const { client, addon } = await serviceProviderOf(req)
  const connection = queryOf(req).get('connection')
  const query = connection === null ? '' : `?${new URLSearchParams({ connection })}`
  const named = ['email', 'given_name', 'name', 'family_name', 'user_id']
  const body = writeMetadata({
    entityId: addon.issuer ?? entityIdOf(tenant),
    certificates: publishedCertificates(tenant.keys.signingKeys, addon.algorithm),
    singleSignOnService: `${singleSignOnUrlOf(tenant, client.clientId)}${query}`,
    singleLogoutService: singleLogoutUrlOf(tenant, client.clientId),
    wantsSignedRequests: addon.signingCert !== undefined,
    attributes: named.map((member) => ({
      name: defaultMappings[member] ?? '',
      friendlyName: member,
    })),
  })
  const file = `${tenant.domain.replace(/[^a-z0-9]/gi, '_')}-metadata.xml`
  res.writeHead(200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Content-Disposition': `attachment; filename="${file}"`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  res.end(body)
}
