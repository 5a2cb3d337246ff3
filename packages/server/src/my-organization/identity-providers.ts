import { acceptPatch, completeOptions } from '../connectors/connection-settings.ts'
import { profileFor } from '../connectors/expected-attributes.ts'
import { changedOptions } from '../connectors/member-options.ts'
import { mappingOf } from '../connectors/sso-attributes.ts'
import { ApiError } from '../errors.ts'
import type { Connection, ConnectionPatch } from '../store/connections/connection-wire.ts'
import type { Resources } from '../store/tenants/resources.ts'
import { deleteFor, deletionRequestMs } from '../tenancy/delete-connection.ts'
import { findProfile } from './attribute-profile.ts'
import { requireChosen, rulesOf } from './connection-rules.ts'
import { createProvider } from './create-provider.ts'
import {
  configurationOf,
  type OrganizationCall,
  type ServingOrganization,
  textAt,
  writeOf,
} from './organization-call.ts'
import {
  changeLocked,
  listAssignments,
  requireChangeable,
  requireProvider,
} from './provider-access.ts'
import { showProvider } from './show-provider.ts'

/**
 * The connections to identity providers that are assigned to the organization, as far as their
 * `organization_access_level` permits.
 */
export const identityProviders: ServingOrganization<
  | 'listMyOrganizationIdentityProviders'
  | 'createMyOrganizationIdentityProvider'
  | 'getMyOrganizationIdentityProvider'
  | 'updateMyOrganizationIdentityProvider'
  | 'updateMyOrganizationIdentityProviderAttributes'
  | 'deleteMyOrganizationIdentityProvider'
  | 'createMyOrganizationIdentityProviderDetachment'
> = {
  async listMyOrganizationIdentityProviders(call) {
    const [listed, profile] = await Promise.all([
      listAssignments(call, 'identity-provider'),
      findProfile(call),
    ])
    return {
      status: 200,
      body: { identity_providers: listed.map((each) => showProvider(each, profile)) },
    }
  },
  async createMyOrganizationIdentityProvider(call) {
    return { status: 201, body: await read(call, await createProvider(call)) }
  },
  async getMyOrganizationIdentityProvider(call) {
    return { status: 200, body: await read(call) }
  },
  async updateMyOrganizationIdentityProvider(call) {
    const { body, organizationId } = call
    const display_name = textAt(body, 'display_name')
    const isDeep = display_name !== undefined || body.options !== undefined
    const { connection, assigned } = await requireChangeable(call, isDeep ? 'full' : 'limited')
    const { id } = connection
    requireChosen(await rulesOf(call), assigned, body)
    const named = usage.filter((name) => typeof body[name] === 'boolean')
    const patch = {
      ...Object.fromEntries(named.map((name) => [name, body[name] === true])),
      ...(display_name !== undefined && { organization_connection_name: display_name }),
    }
    const settings =
      body.options === undefined
        ? undefined
        : await acceptedSettings(call, connection, changedOptions(connection, body.options))
    const changeUse = ({ organizationConnections }: Resources) =>
      organizationConnections.update(organizationId, id, patch)
    if (!settings) await writeOf(call, changeUse)
    else {
      await changeLocked(call, id, async (store, locked) => {
        await changeSettings(store, locked, settings)
        await changeUse(store)
      })
    }
    return { status: 200, body: await read(call) }
  },
  async updateMyOrganizationIdentityProviderAttributes(call) {
    const { connection } = await requireChangeable(call, 'full')
    const profile = await findProfile(call)
    if (profile) {
      const mapping = mappingOf(connection, profileFor(profile, connection.strategy))
      const options = { ...connection.options, ...mapping }
      const settings = await acceptedSettings(call, connection, options)
      await changeLocked(call, connection.id, (store, locked) =>
        changeSettings(store, locked, settings),
      )
    }
    return { status: 200, body: await read(call) }
  },
  async deleteMyOrganizationIdentityProvider(call) {
    const { id } = (await requireChangeable(call, 'full')).connection
    const { connection_deletion_behavior: behavior } = configurationOf(call.client)
    if (behavior === 'allow') {
      await deleteFor(deletionRequestMs, (work) => changeLocked(call, id, work), id)
      return { status: 204 }
    }
    await changeLocked(call, id, async (store) => {
      if (await store.connectionUsers.hasAny(id)) throw new ApiError('identity_provider_has_users')
      await store.connections.delete(id)
    })
    return { status: 204 }
  },
  async createMyOrganizationIdentityProviderDetachment(call) {
    const { id } = (await requireChangeable(call, 'limited')).connection
    await writeOf(call, (store) => store.organizationConnections.delete(call.organizationId, id))
    return { status: 204 }
  },
}

/**
 * Stores settings that were made while the identity provider was asked for its metadata. Meanwhile
 * the organization may have lost a domain, which these settings must not bring back.
 */
async function changeSettings(
  { connections }: Resources,
  { id, options: { domain_aliases = [] } }: Connection,
  { options, ...settings }: ConnectionPatch,
): Promise<void> {
  await connections.update(id, { ...settings, options: { ...options, domain_aliases } })
}

const usage = ['show_as_button', 'assign_membership_on_login', 'is_enabled'] as const

async function read(call: OrganizationCall, id = call.path.idp_id ?? '') {
  const asked = { ...call, path: { ...call.path, idp_id: id } }
  const [found, profile] = await Promise.all([requireProvider(asked), findProfile(call)])
  return showProvider(found, profile)
}

/**
 * The settings to store for a connection.
 *
 * @throws ApiError `invalid_body` for options that its strategy does not have
 */
function acceptedSettings(
  { tenant, outbound }: OrganizationCall,
  { strategy }: Pick<Connection, 'strategy'>,
  options: Connection['options'],
) {
  const { connectors, id: tenantId } = tenant
  const accepted = acceptPatch(connectors, strategy, { options })
  return completeOptions(connectors, strategy, accepted, { tenantId, outbound })
}
