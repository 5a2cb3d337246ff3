import type { AuthenticationSchema, Schema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import { type OrganizationCall, type ServingOrganization, writeOf } from './organization-call.ts'

type IdentityProvider = AuthenticationSchema<'MyOrganizationIdentityProvider'>

const providersMax = 1_000

/**
 * The connections to identity providers that are assigned to the organization, as far as
 * `organization_access_level` gives access to them.
 */
export const identityProviders: ServingOrganization<
  | 'listMyOrganizationIdentityProviders'
  | 'getMyOrganizationIdentityProvider'
  | 'updateMyOrganizationIdentityProvider'
  | 'createMyOrganizationIdentityProviderDetachment'
> = {
  async listMyOrganizationIdentityProviders(call) {
    return { status: 200, body: { identity_providers: await listProviders(call) } }
  },
  async getMyOrganizationIdentityProvider(call) {
    return { status: 200, body: await requireProvider(call) }
  },
  async updateMyOrganizationIdentityProvider(call) {
    const { id } = await requireChangeable(call)
    const named = changeable.filter((name) => typeof call.body[name] === 'boolean')
    const patch = Object.fromEntries(named.map((name) => [name, call.body[name] === true]))
    await writeOf(call, (store) =>
      store.organizationConnections.update(call.organizationId, id, patch),
    )
    return { status: 200, body: await requireProvider(call) }
  },
  async createMyOrganizationIdentityProviderDetachment(call) {
    const { id } = await requireChangeable(call)
    await writeOf(call, (store) => store.organizationConnections.delete(call.organizationId, id))
    return { status: 204 }
  },
}

const changeable = ['show_as_button', 'assign_membership_on_login', 'is_enabled'] as const

async function listProviders(call: OrganizationCall): Promise<readonly IdentityProvider[]> {
  const { tenant, organizationId } = call
  const { organizationConnections: stored } = tenant.store
  const listed: Schema<'OrganizationConnection'>[] = []
  for (let page = 0; page * pageSize < providersMax; page += 1) {
    const { items } = await stored.list(organizationId, { page, per_page: pageSize })
    listed.push(...items)
    if (items.length < pageSize) break
  }
  return listed.flatMap((each) => shown(call, each) ?? [])
}

const pageSize = 100

/** Undefined for what organizations do not administer, such as databases. */
function shown(
  { tenant }: OrganizationCall,
  each: Schema<'OrganizationConnection'>,
): IdentityProvider | undefined {
  const { connection, organization_access_level: access_level, is_enabled } = each
  const { name, strategy } = connection
  const isProvider = tenant.connectors.find(strategy)?.redirect !== undefined
  if (!isProvider || access_level === undefined || access_level === 'none') return undefined
  const { show_as_button, assign_membership_on_login, organization_connection_name } = each
  return {
    id: each.connection_id,
    name,
    strategy,
    ...(organization_connection_name !== undefined && {
      display_name: organization_connection_name,
    }),
    show_as_button,
    assign_membership_on_login,
    is_enabled,
    access_level,
  }
}

/** @throws ApiError `organization_connection_not_found` */
async function requireProvider(call: OrganizationCall): Promise<IdentityProvider> {
  const { tenant, organizationId, path } = call
  const { organizationConnections: stored } = tenant.store
  const found = await stored.get(organizationId, path.idp_id ?? '')
  const provider = found && shown(call, found)
  if (!provider) throw new ApiError('organization_connection_not_found')
  return provider
}

/** @throws ApiError 403 where the tenant lets the organization only read */
async function requireChangeable(call: OrganizationCall): Promise<IdentityProvider> {
  const provider = await requireProvider(call)
  if (provider.access_level !== 'readonly') return provider
  const message = 'The organization can only read this identity provider.'
  throw new ApiError('insufficient_scope', { message })
}
