import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { toWire } from '../clients/client-columns.ts'
import type { Prisma } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { isAmong } from '../rows/is-among.ts'
import { lockAndRead } from '../rows/lock-row.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import { readOfOrganization, requireOrganization } from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'

type Assigned = Schema<'OrganizationClient'>
type Organization = Schema<'Organization'>

/**
 * The clients that are assigned to organizations, in the order of assignment. Each method of one
 * organization throws ApiError `organization_not_found`.
 */
export interface OrganizationClients {
  list(organizationId: string, query: CheckpointQuery): Promise<CheckpointPage<Assigned>>
  get(organizationId: string, clientId: string): Promise<Assigned | undefined>
  /** Those of some organizations whose members may log in to the client. */
  listOpen(organizations: readonly Organization[], clientId: string): Promise<Organization[]>
  /** Assigns all or none. @throws ApiError `client_not_found`, `organization_client_used` */
  create(
    organizationId: string,
    assignments: Schema<'OrganizationClientAssignments'>['clients'],
  ): Promise<Assigned[]>
  update(
    organizationId: string,
    clientId: string,
    patch: Schema<'OrganizationClientPatch'>,
  ): Promise<Assigned | undefined>
  /** Removing a client that is not assigned is no error. */
  delete(organizationId: string, clientIds: readonly string[]): Promise<void>
}

const include = { client: true } as const
type Row = Prisma.OrganizationClientGetPayload<{ include: typeof include }>

export function organizationClients(scope: Scope): OrganizationClients {
  const { database, tenantId, now, changes } = scope
  const table = database.organizationClient
  const keyOf = (organizationId: string, clientId: string) => ({
    tenantId_organizationId_clientId: { tenantId, organizationId, clientId },
  })
  const shown = (row: Row) => toItem(scope, row)
  const find = (organizationId: string, clientId: string) =>
    table.findUnique({ where: keyOf(organizationId, clientId), include })
  return {
    list(organizationId, query) {
      const findRows = ({ where: after, ...window }: { where: object }) =>
        table.findMany({ ...window, where: { tenantId, organizationId, ...after }, include })
      return readOfOrganization(scope, organizationId, () =>
        checkpointPage(query, { idName: 'clientId', find: findRows }, shown),
      )
    },
    async get(organizationId, clientId) {
      const read = () => find(organizationId, clientId)
      const row = await readOfOrganization(scope, organizationId, read)
      return row ? shown(row) : undefined
    },
    listOpen: (organizations, clientId) => openTo(scope, organizations, clientId),
    async create(organizationId, assignments) {
      const clientIds = assignments.map(({ client_id }) => client_id)
      await Promise.all([
        requireOrganization(scope, organizationId),
        requireClients(scope, clientIds),
      ])
      const made: Assigned[] = []
      for (const { client_id: clientId, use_for_member_access = false } of assignments) {
        const usedForMemberAccess = use_for_member_access
        const data = { tenantId, organizationId, clientId, usedForMemberAccess, createdAt: now() }
        const creating = table.create({ data, include })
        const row = await refusingDuplicates('organization_client_used', creating)
        made.push(shown(row))
        changes.created('organization_client', noted(organizationId, row))
      }
      return made
    },
    async update(organizationId, clientId, { use_for_member_access: usedForMemberAccess }) {
      const locking = { organization_id: organizationId, client_id: clientId }
      const read = () => find(organizationId, clientId)
      const [, before] = await Promise.all([
        requireOrganization(scope, organizationId),
        lockAndRead(scope, 'organization_clients', locking, read),
      ])
      if (!before) return undefined
      if (usedForMemberAccess === undefined) return shown(before)
      const where = keyOf(organizationId, clientId)
      const row = await table.update({ where, data: { usedForMemberAccess }, include })
      const [former, current] = [before, row].map((each) => noted(organizationId, each))
      if (former && current) changes.updated('organization_client', former, current)
      return shown(row)
    },
    async delete(organizationId, clientIds) {
      const where = { tenantId, organizationId, clientId: { in: [...clientIds] } }
      const [, , rows] = await Promise.all([
        requireOrganization(scope, organizationId),
        scope.locked.organizationClient.findMany({ where }),
        table.findMany({ where, include }),
        table.deleteMany({ where }),
      ])
      for (const row of rows) changes.deleted('organization_client', noted(organizationId, row))
    },
  }
}

/**
 * An organization is open to the clients that are entitled to it; where none needs that, to all, or
 * to those of the tenant itself.
 */
async function openTo(
  scope: Scope,
  organizations: readonly Organization[],
  clientId: string,
): Promise<Organization[]> {
  const entitling = organizations.filter((each) => each.is_app_entitlement_active)
  const [entitled, isOwn] = await sentTogether([
    entitlingTo(scope, entitling, clientId),
    organizations.every((each) => !isClosedToOthers(each)) || isFirstParty(scope, clientId),
  ])
  return organizations.filter((each) =>
    each.is_app_entitlement_active ? entitled.has(each.id) : isOwn || !isClosedToOthers(each),
  )
}

const isClosedToOthers = ({ third_party_client_access: access }: Organization) => access === 'block'

/** The ids of the organizations that entitle a client. */
async function entitlingTo(
  { database, tenantId }: Scope,
  organizations: readonly Organization[],
  clientId: string,
): Promise<ReadonlySet<string>> {
  if (organizations.length === 0) return new Set()
  const among = { in: organizations.map(({ id }) => id) }
  const where = { tenantId, clientId, organizationId: among, usedForMemberAccess: true }
  const select = { organizationId: true }
  const rows = await database.organizationClient.findMany({ where, select })
  return new Set(rows.map(({ organizationId }) => organizationId))
}

async function isFirstParty({ database, tenantId }: Scope, clientId: string): Promise<boolean> {
  const where = { tenantId_clientId: { tenantId, clientId } }
  const client = await database.client.findUnique({ where, select: { isFirstParty: true } })
  return client?.isFirstParty ?? false
}

/**
 * Requires clients, and locks them until the end of the transaction.
 *
 * @throws ApiError `client_not_found`
 */
async function requireClients(
  { database, tenantId }: Scope,
  clientIds: readonly string[],
): Promise<void> {
  const distinct = [...new Set(clientIds)]
  const found = await database.$queryRaw<unknown[]>`
    select 1 from clients
     where tenant_id = ${tenantId} and not is_global and ${isAmong('client_id', distinct)}
       for key share`
  if (found.length < distinct.length) throw new ApiError('client_not_found')
}

const noted = (organizationId: string, { clientId, usedForMemberAccess }: Row) => ({
  organization: { id: organizationId },
  client_id: clientId,
  use_for_member_access: usedForMemberAccess,
})

function toItem(scope: Scope, { clientId, usedForMemberAccess, client }: Row): Assigned {
  const { name, appType, isFirstParty, grantTypes } = client
  const { logo_uri, organization_usage } = toWire(client, scope)
  return {
    client_id: clientId,
    use_for_member_access: usedForMemberAccess,
    client: {
      name,
      ...(appType !== null && { app_type: appType }),
      ...(logo_uri !== undefined && { logo_uri }),
      is_first_party: isFirstParty,
      grant_types: grantTypes,
      ...(organization_usage !== undefined && { organization_usage }),
    },
  }
}
