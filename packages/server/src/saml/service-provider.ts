import type { KeyObject } from 'node:crypto'
import { certificatesMax, publicKeyOf } from '@latchkey/saml'
import type { Request } from 'express'
import { ApiError } from '../errors.ts'
import type { Client } from '../store/clients/clients.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { type SamlAddon, samlAddonOf } from './addon.ts'

/** A client with the add-on `samlp`. */
export interface ServiceProvider {
  readonly client: Client
  readonly addon: SamlAddon
}

/** @throws ApiError `saml_client_not_found` */
export async function findServiceProvider(
  { clients }: Pick<Tenant, 'clients'>,
  clientId: string,
): Promise<ServiceProvider> {
  const client = /^[\w-]+$/.test(clientId) ? await clients.find(clientId) : undefined
  const addon = client && samlAddonOf(client)
  if (!addon) throw new ApiError('saml_client_not_found')
  return { client, addon }
}

/** The service provider of the path. */
export const serviceProviderOf = (req: Request): Promise<ServiceProvider> =>
  findServiceProvider(req.tenant, req.pathParameters.client_id ?? '')

/**
 * The keys that verify signatures of the client; `signingCert` may have several certificates in
 * PEM.
 *
 * @throws SamlError `certificate_invalid`
 */
export function keysOf({ signingCert = '' }: SamlAddon): readonly KeyObject[] {
  const pems = signingCert.match(/-----BEGIN [A-Z ]+-----[^-]+-----END [A-Z ]+-----/g)
  const certificates = pems ?? (signingCert === '' ? [] : [signingCert])
  return certificates.slice(0, certificatesMax).map(publicKeyOf)
}

/** The entity ID of the tenant. */
export const entityIdOf = ({ domain }: Pick<Tenant, 'domain'>): string => `urn:${domain}`

/** The URL for single sign-on of a client. */
export const singleSignOnUrlOf = ({ issuer }: Pick<Tenant, 'issuer'>, clientId: string): string =>
  `${issuer}samlp/${clientId}`

/** The URL for single logout of a client. */
export const singleLogoutUrlOf = (tenant: Pick<Tenant, 'issuer'>, clientId: string): string =>
  `${singleSignOnUrlOf(tenant, clientId)}/logout`
