import type { Schema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { Resources } from '../store/tenants/resources.ts'
import { type OrganizationCall, writeOf } from './organization-call.ts'

type Assigned = Schema<'OrganizationConnection'>

/** A connection that is assigned to the organization, and that its members may see. */
export interface Assignment {
  readonly assigned: Assigned
  readonly connection: Connection
  readonly accessLevel: 'readonly' | 'limited' | 'full'
}

/** Which connections to find: identity providers, or databases of users. */
export type AssignmentKind = 'identity-provider' | 'user-store'

const assignedMax = 1_000
const pageSize = 100

/** The assigned connections of one kind, in the order of their assignment. */
export async function listAssignments(
  call: OrganizationCall,
  kind: AssignmentKind,
  filter: { readonly is_enabled?: boolean } = {},
): Promise<readonly Assignment[]> {
  const { tenant, organizationId } = call
  const listed: Assigned[] = []
  for (let page = 0; page * pageSize < assignedMax; page += 1) {
    const query = { page, per_page: pageSize, ...filter }
    const { items } = await tenant.store.organizationConnections.list(organizationId, query)
    listed.push(...items)
    if (items.length < pageSize) break
  }
  const seen = listed.filter((each) => isSeen(call, each, kind))
  const connections = await tenant.store.connections.listById(
    seen.map((each) => each.connection_id),
  )
  const byId = new Map(connections.map((each) => [each.id, each]))
  return seen.flatMap((assigned) => assignmentOf(assigned, byId.get(assigned.connection_id)))
}

/**
 * The identity provider of the path.
 *
 * @throws ApiError `organization_connection_not_found`
 */
export async function requireProvider(call: OrganizationCall): Promise<Assignment> {
  const { tenant, organizationId, path } = call
  const id = path.idp_id ?? ''
  const [assigned, connection] = await Promise.all([
    tenant.store.organizationConnections.get(organizationId, id),
    tenant.store.connections.get(id),
  ])
  if (!assigned || !isSeen(call, assigned, 'identity-provider')) throw notFound()
  const [assignment] = assignmentOf(assigned, connection)
  if (!assignment) throw notFound()
  return assignment
}

/**
 * The identity provider of the path, if the organization may change it. `limited` permits to change
 * how it is used; `full` also the connection, which then must belong to no other organization.
 *
 * @throws ApiError `organization_connection_not_found`, 403 for too little access,
 *   `identity_provider_shared`
 */
export async function requireChangeable(
  call: OrganizationCall,
  needed: 'limited' | 'full',
): Promise<Assignment> {
  const assignment = await requireProvider(call)
  const { accessLevel, connection } = assignment
  if (accessLevel === 'readonly') {
    throw refused('The organization can only read this identity provider.')
  }
  if (needed === 'limited') return assignment
  if (accessLevel !== 'full') {
    throw refused('The organization can only change how it uses this identity provider.')
  }
  const { organizationConnections } = call.tenant.store
  const other = await organizationConnections.findOther(call.organizationId, connection.id)
  if (other !== undefined) throw new ApiError('identity_provider_shared')
  return assignment
}

/**
 * Changes the connection of an identity provider in one transaction, which first locks it and
 * requires full access again: since it was read, the organization may have lost the connection, or
 * another one may have got it.
 *
 * @throws ApiError `organization_connection_not_found`, `identity_provider_shared`
 */
export const changeLocked = <T>(
  call: OrganizationCall,
  id: string,
  change: (store: Resources, connection: Connection) => Promise<T>,
): Promise<T> =>
  writeOf(call, async (store) => {
    const { organizationId } = call
    const { connections, organizationConnections } = store
    const access = await organizationConnections.lockAccess(organizationId, id)
    const connection = access === 'full' ? await connections.lock(id) : undefined
    if (!connection) throw notFound()
    const other = await organizationConnections.findOther(organizationId, id)
    if (other !== undefined) throw new ApiError('identity_provider_shared')
    return change(store, connection)
  })

const refused = (message: string) => new ApiError('insufficient_scope', { message })
const notFound = () => new ApiError('organization_connection_not_found')

function isSeen({ tenant }: OrganizationCall, each: Assigned, kind: AssignmentKind): boolean {
  const connector = tenant.connectors.find(each.connection.strategy)
  if (kind === 'user-store') return connector?.type === 'database'
  return connector?.redirect !== undefined
}

function assignmentOf(
  assigned: Assigned,
  connection: Connection | undefined,
): readonly Assignment[] {
  const { organization_access_level: accessLevel } = assigned
  if (!connection || accessLevel === undefined || accessLevel === 'none') return []
  return [{ assigned, connection, accessLevel }]
}
