import type { AuthenticationSchema, Schema } from '@latchkey/contract'
import { provisioningOf, scimMappingOf } from '../connectors/customer-provisioning.ts'
import {
  type AttributeProfile,
  comparedAttributes,
  profileFor,
} from '../connectors/expected-attributes.ts'
import { ApiError } from '../errors.ts'
import { requireScimMapping } from '../record-rules/scim-mapping.ts'
import { findProfile } from './attribute-profile.ts'
import { rulesOf } from './connection-rules.ts'
import type { OrganizationCall, ServingOrganization } from './organization-call.ts'
import { changeLocked, requireChangeable, requireProvider } from './provider-access.ts'

type Configuration = Schema<'ScimConfiguration'>

/** How identity providers of the organization provision users by SCIM. */
export const provisioning: ServingOrganization<
  | 'getMyOrganizationProvisioning'
  | 'createMyOrganizationProvisioning'
  | 'deleteMyOrganizationProvisioning'
  | 'updateMyOrganizationProvisioningAttributes'
> = {
  async getMyOrganizationProvisioning(call) {
    await requireProvider(call)
    return { status: 200, body: await shown(call, await requireProvisioning(call)) }
  },
  async createMyOrganizationProvisioning(call) {
    const { connection } = await requireChangeable(call, 'full')
    const { strategy, id } = connection
    if (!(await rulesOf(call)).allows('scim', strategy)) {
      const message = 'The application does not let identity providers of this strategy provision.'
      throw new ApiError('insufficient_scope', { message })
    }
    const connector = call.tenant.connectors.require(strategy)
    const settings = provisioningOf(connector, await profileOf(call, strategy))
    const made = await changeLocked(call, id, (store) =>
      store.scimConfigurations.create(id, settings),
    )
    return { status: 201, body: await shown(call, made) }
  },
  async deleteMyOrganizationProvisioning(call) {
    const { id } = (await requireChangeable(call, 'full')).connection
    const existed = await changeLocked(call, id, (store) => store.scimConfigurations.delete(id))
    if (!existed) throw new ApiError('scim_configuration_not_found')
    return { status: 204 }
  },
  async updateMyOrganizationProvisioningAttributes(call) {
    const { id, strategy } = (await requireChangeable(call, 'full')).connection
    const before = await requireProvisioning(call)
    const profile = await profileOf(call, strategy)
    const mapping = profile && scimMappingOf(profile)
    if (!mapping) return { status: 200, body: await shown(call, before) }
    const settings = { user_id_attribute: before.user_id_attribute, mapping }
    requireScimMapping(settings)
    const after = await changeLocked(call, id, (store) =>
      store.scimConfigurations.update(id, settings),
    )
    if (!after) throw new ApiError('scim_configuration_not_found')
    return { status: 200, body: await shown(call, after) }
  },
}

/**
 * The SCIM configuration of the identity provider.
 *
 * @throws ApiError `scim_configuration_not_found`
 */
export async function requireProvisioning({
  tenant,
  path,
}: OrganizationCall): Promise<Configuration> {
  const found = await tenant.store.scimConfigurations.get(path.idp_id ?? '')
  if (!found) throw new ApiError('scim_configuration_not_found')
  return found
}

async function profileOf(
  call: OrganizationCall,
  strategy: string,
): Promise<AttributeProfile | undefined> {
  const profile = await findProfile(call)
  return profile && profileFor(profile, strategy)
}

async function shown(
  call: OrganizationCall,
  configuration: Configuration,
): Promise<AuthenticationSchema<'MyOrganizationProvisioning'>> {
  const { connection_id, connection_name, strategy, mapping } = configuration
  const { user_id_attribute, created_at, updated_on } = configuration
  const profile = await profileOf(call, strategy)
  const mapped = mapping.map(({ auth0, scim }) => ({ name: auth0, source: scim }))
  const compared = comparedAttributes(mapped, profile, ({ scim }) => scim)
  return {
    identity_provider_id: connection_id,
    identity_provider_name: connection_name,
    strategy,
    method: 'scim',
    attributes: compared.map(({ source, ...each }) => ({ ...each, provisioning_field: source })),
    user_id_attribute,
    created_at,
    updated_on,
  }
}
