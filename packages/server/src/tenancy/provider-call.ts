import type { ProviderCall } from '../connectors/redirect-connector.ts'
import type { Tenant } from './tenancy.ts'

type Asking = Pick<ProviderCall, 'connection' | 'outbound' | 'now'>

/** The URL to which identity providers redirect. */
export const callbackUrlOf = ({ tenant }: { readonly tenant: Pick<Tenant, 'issuer'> }) =>
  `${tenant.issuer}login/callback`

/** The input with which a connector sends a request to the identity provider. */
export const providerCallOf = async (
  { tenant }: { readonly tenant: Tenant },
  { connection, outbound, now }: Asking,
): Promise<ProviderCall> => ({
  tenantId: tenant.id,
  connection,
  secrets: await tenant.connections.secretsOf(connection),
  tenantKeys: tenant.keys.signingKeys,
  findClientKey: () => tenant.store.connectionKeys.findCurrent(connection.id),
  callbackUrl: callbackUrlOf({ tenant }),
  outbound,
  now,
})
