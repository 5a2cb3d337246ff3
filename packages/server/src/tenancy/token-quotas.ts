import type { TokenQuota } from '../record-rules/token-quota.ts'
import type { Client } from '../store/clients/clients.ts'
import type { Organization } from '../store/organizations/organizations.ts'
import type { Tenant } from './tenancy.ts'

/** A quota, and the client or organization that it is of. */
export interface OwnedQuota {
  readonly owner: 'Client' | 'Organization'
  readonly id: string
  readonly quota: TokenQuota
}

/** The quotas of a client credentials request. The defaults of the tenant replace missing ones. */
export function quotasOf(
  { settings }: Pick<Tenant, 'settings'>,
  client: Pick<Client, 'clientId' | 'settings'>,
  organization: Pick<Organization, 'id' | 'token_quota'> | undefined,
): readonly OwnedQuota[] {
  const { clients, organizations } = settings.default_token_quota ?? {}
  const ofClient = client.settings.token_quota ?? clients
  const ofOrganization = organization && (organization.token_quota ?? organizations)
  return [
    ...owned('Client', client.clientId, ofClient?.client_credentials),
    ...owned('Organization', organization?.id ?? '', ofOrganization?.client_credentials),
  ]
}

const owned = (owner: OwnedQuota['owner'], id: string, quota: TokenQuota | undefined) =>
  quota ? [{ owner, id, quota }] : []
