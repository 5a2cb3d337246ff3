import type { Schema } from '@latchkey/contract'
import { ApiError, refusedBody } from '../../errors.ts'
import type { OrganizationConnection as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { lockAndRead, lockRow } from '../rows/lock-row.ts'
import { type CountBound, type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import { type NamedOrganization, readOfOrganization, requireOrganization } from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'
import { withdrawAliasesOf } from './domain-aliases.ts'

/** A connection that is assigned to an organization. */
export type OrganizationConnection = Schema<'OrganizationConnection'>

interface Query extends OffsetQuery {
  readonly is_enabled?: boolean
}

/**
 * The connections by which members of organizations log in, in the order in which they were
 * enabled. Each method throws ApiError `organization_not_found`.
 */
export interface OrganizationConnections {
  list(organizationId: string, query: Query): Promise<OffsetPage<OrganizationConnection>>
  /** All enabled connections of an organization. */
  listEnabled(organizationId: string): Promise<readonly OrganizationConnection[]>
  get(organizationId: string, connectionId: string): Promise<OrganizationConnection | undefined>
  /**
   * The access of the organization to a connection, which no other transaction changes until this
   * one ends; undefined if it is not assigned.
   */
  lockAccess(
    organizationId: string,
    connectionId: string,
  ): Promise<OrganizationConnection['organization_access_level']>
  /** The id of another organization that the connection is assigned to as well. */
  findOther(organizationId: string, connectionId: string): Promise<string | undefined>
  /** @throws ApiError `connection_not_found`, `organization_connection_used` */
  create(
    organizationId: string,
    definition: Schema<'OrganizationConnectionDefinition'>,
  ): Promise<OrganizationConnection>
  update(
    organizationId: string,
    connectionId: string,
    patch: Schema<'OrganizationConnectionPatch'>,
  ): Promise<OrganizationConnection | undefined>
  /**
   * Removes a connection; its domains no longer lead to one that the organization could change.
   * Removing one that is not assigned is no error.
   */
  delete(organizationId: string, connectionId: string): Promise<void>
}

const include = { connection: { select: { name: true, strategy: true } } } as const

export function organizationConnections(scope: Scope): OrganizationConnections {
  const { database, tenantId, now, changes } = scope
  const table = database.organizationConnection
  const keyOf = (organizationId: string, connectionId: string) => ({
    tenantId_organizationId_connectionId: { tenantId, organizationId, connectionId },
  })
  const get = async (organizationId: string, connectionId: string) => {
    const row = await table.findUnique({ where: keyOf(organizationId, connectionId), include })
    return row ? toItem(row) : undefined
  }
  const lock = (organizationId: string, connectionId: string) => {
    const key = { organization_id: organizationId, connection_id: connectionId }
    return lockAndRead(scope, 'organization_connections', key, () =>
      get(organizationId, connectionId),
    )
  }
  return {
    list(organizationId, { is_enabled: isEnabled, ...query }) {
      const where = { tenantId, organizationId, ...(isEnabled !== undefined && { isEnabled }) }
      const find = (window: object) => table.findMany({ ...window, where, include })
      const count = (bound: CountBound) => table.count({ ...bound, where })
      return readOfOrganization(scope, organizationId, () =>
        offsetPage(query, { idName: 'connectionId', find, count }, toItem),
      )
    },
    async listEnabled(organizationId) {
      const where = { tenantId, organizationId, isEnabled: true }
      const orderBy = [{ createdAt: 'asc' as const }, { connectionId: 'asc' as const }]
      return (await table.findMany({ where, include, orderBy, take: enabledMax })).map(toItem)
    },
    get: (organizationId, connectionId) =>
      readOfOrganization(scope, organizationId, () => get(organizationId, connectionId)),
    lockAccess: async (organizationId, connectionId) =>
      (await lock(organizationId, connectionId))?.organization_access_level,
    async findOther(organizationId, connectionId) {
      const where = { tenantId, connectionId, organizationId: { not: organizationId } }
      return (await table.findFirst({ where, select: { organizationId: true } }))?.organizationId
    },
    async create(organizationId, { connection_id: connectionId, ...members }) {
      const organization = await requireOrganization(scope, organizationId)
      if (!(await lockRow(scope, 'connections', { id: connectionId }))) {
        throw new ApiError('connection_not_found')
      }
      const data = {
        tenantId,
        organizationId,
        connectionId,
        createdAt: now(),
        ...columnsOf(members),
      }
      const making = table.create({ data, include })
      const made = toItem(await refusingDuplicates('organization_connection_used', making))
      refuseSignUpWithoutMembership(made)
      changes.created('organization_connection', noted(organization, made))
      return made
    },
    async update(organizationId, connectionId, patch) {
      const [organization, before] = await Promise.all([
        requireOrganization(scope, organizationId),
        lock(organizationId, connectionId),
      ])
      if (!before) return undefined
      const where = keyOf(organizationId, connectionId)
      const after = toItem(await table.update({ where, data: columnsOf(patch), include }))
      refuseSignUpWithoutMembership(after)
      const [was, is] = [noted(organization, before), noted(organization, after)]
      changes.updated('organization_connection', was, is)
      return after
    },
    async delete(organizationId, connectionId) {
      const [organization, before] = await Promise.all([
        requireOrganization(scope, organizationId),
        lock(organizationId, connectionId),
      ])
      if (!before) return
      if (before.organization_access_level === 'full') {
        await withdrawAliasesOf(scope, organizationId, connectionId)
      }
      const sent = table.delete({ where: keyOf(organizationId, connectionId) })
      changes.deleted('organization_connection', noted(organization, before), sent)
    },
  }
}

/**
 * Refuses sign-ups without membership.
 *
 * @throws ApiError `invalid_body`, which rolls the transaction back
 */
function refuseSignUpWithoutMembership(made: OrganizationConnection): void {
  if (!made.is_signup_enabled || made.assign_membership_on_login) return
  const reason =
    'Only database connections with assign_membership_on_login = true support is_signup_enabled = true.'
  throw refusedBody(reason, 'is_signup_enabled')
}

function noted(organization: NamedOrganization, item: OrganizationConnection) {
  const { connection_id: id, connection: _, ...members } = item
  return { organization, connection: { id }, ...members }
}

/** More connections than an organization can have. */
const enabledMax = 1000

type Members = Schema<'OrganizationConnectionPatch'>

function columnsOf(members: Members) {
  const { assign_membership_on_login, show_as_button, is_signup_enabled, is_enabled } = members
  const { organization_connection_name: name, organization_access_level: accessLevel } = members
  return {
    ...(assign_membership_on_login !== undefined && {
      assignsMembership: assign_membership_on_login,
    }),
    ...(show_as_button !== undefined && { showsAsButton: show_as_button }),
    ...(is_signup_enabled !== undefined && { isSignupEnabled: is_signup_enabled }),
    ...(is_enabled !== undefined && { isEnabled: is_enabled ?? true }),
    ...(name !== undefined && { name }),
    ...(accessLevel !== undefined && { accessLevel }),
  }
}

const accessLevels = ['none', 'readonly', 'limited', 'full'] as const

type RowWithConnection = Row & {
  readonly connection: { readonly name: string; readonly strategy: string }
}

function toItem(row: RowWithConnection): OrganizationConnection {
  const { connection, name } = row
  const level = accessLevels.find((each) => each === row.accessLevel) ?? 'none'
  return {
    connection_id: row.connectionId,
    assign_membership_on_login: row.assignsMembership,
    show_as_button: row.showsAsButton,
    is_signup_enabled: row.isSignupEnabled,
    is_enabled: row.isEnabled,
    ...(name !== null && { organization_connection_name: name }),
    organization_access_level: level,
    connection: { name: connection.name, strategy: connection.strategy },
  }
}
