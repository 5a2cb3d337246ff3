import type { SigningKeyPair } from '../keys/key-pair.ts'
import { isTenantDomain } from '../record-rules/host-name.ts'
import { managementAudience } from '../record-rules/management-audience.ts'
import type { SecretClient } from '../store/clients/clients.ts'
import { managementApiScopes } from '../store/resource-servers/management-api.ts'
import type { Resources } from '../store/tenants/resources.ts'
import type { TenantRow } from '../store/tenants/tenant-row.ts'
import type { TenantStore, Tenants } from '../store/tenants/tenants.ts'

/** A new tenant, with its first client. */
export interface NewTenant {
  readonly tenant: TenantRow
  readonly store: TenantStore
  readonly clientId: string
  /** Returned only here: the database has its hash. */
  readonly clientSecret: string
}

/** What is wrong with a domain, in a sentence; undefined if it is valid. */
export function domainComplaint(domain: string): string | undefined {
  if (isTenantDomain(domain)) return undefined
  return `"${domain}" is not a domain. Write a host name such as id.example.com.`
}

/** Creates a tenant with signing keys, and a first client with all scopes of the management API. */
export async function makeTenant(
  tenants: Tenants,
  domain: string,
  keyPairs?: readonly SigningKeyPair[],
): Promise<NewTenant> {
  const name = domain.replaceAll('.', '-')
  const tenant = await tenants.create({ domain, name, ...(keyPairs && { keyPairs }) })
  const store = tenants.storeOf(tenant)
  const client = await store.write({ description: 'Create a tenant' }, (resources) =>
    createAdministrator(resources, 'First client'),
  )
  const { clientId, clientSecret } = client
  return { tenant, store, clientId, clientSecret }
}

/** Creates a client with all scopes of the management API. */
export async function createAdministrator(
  { clients, clientGrants }: Resources,
  name: string,
): Promise<SecretClient> {
  const grantTypes = ['client_credentials']
  const made = await clients.create({ name, app_type: 'non_interactive', grant_types: grantTypes })
  const scope = [...managementScopes()]
  await clientGrants.create({ client_id: made.clientId, audience: managementAudience, scope })
  return made
}

/** All scopes of the management API, from the document. */
export function managementScopes(): readonly string[] {
  return managementApiScopes().map(({ value }) => value)
}
