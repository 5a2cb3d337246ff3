import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import type { Prisma } from '../prisma/client.ts'
import { lockedRow } from '../rows/lock-row.ts'
import { type CountBound, type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { shownIdentifier, storedIdentifier } from './management-api.ts'
import { scopesOf } from './resource-server-wire.ts'

type Reference = Schema<'PermissionReference'>

/** The key of a permission in role_permissions and user_permissions. */
export interface PermissionKey {
  readonly resourceServerId: string
  readonly permissionName: string
}

/** The columns of the API of a permission. */
export const withApi = {
  resourceServer: { select: { identifier: true, name: true, isSystem: true, scopes: true } },
} as const satisfies Prisma.RolePermissionInclude

type Api = Prisma.ResourceServerGetPayload<(typeof withApi)['resourceServer']>
/** A permission of a role or user, with its API. */
export interface PermissionRow extends PermissionKey {
  readonly createdAt: Date
  readonly resourceServer: Api
}

/** A page of the permissions of a role or a user, in the order in which they were assigned. */
export function permissionPage<Row extends PermissionRow>(
  { managementAudience }: Scope,
  query: OffsetQuery,
  rows: {
    find(window: object): Promise<readonly Row[]>
    count(bound: CountBound): Promise<number>
  },
): Promise<OffsetPage<Schema<'RolePermission'>>> {
  return offsetPage(
    query,
    {
      idName: 'permissionName',
      find: ({ orderBy, ...window }) =>
        rows.find({ ...window, orderBy: [...orderBy, { resourceServerId: 'asc' }] }),
      count: rows.count,
    },
    (row) => describePermission(row.permissionName, row.resourceServer, managementAudience),
  )
}

/** A permission as the API answers it, in the member order of the hosted API. */
export function describePermission(
  permission_name: string,
  api: Api,
  managementAudience: string,
): Schema<'RolePermission'> {
  const description = scopesOf(api).find(({ value }) => value === permission_name)?.description
  return {
    permission_name,
    ...(description !== undefined && { description }),
    ...(api.name !== null && { resource_server_name: api.name }),
    resource_server_identifier: shownIdentifier(api.identifier, managementAudience),
  }
}

/** A permission, as recorded changes contain it. */
export function referenceTo(
  { permissionName, resourceServer }: PermissionRow,
  managementAudience: string,
): Reference {
  const { identifier } = resourceServer
  return {
    resource_server_identifier: shownIdentifier(identifier, managementAudience),
    permission_name: permissionName,
  }
}

/**
 * Finds the APIs of permissions, and locks them until the end of the transaction, so that their
 * scopes cannot be removed before.
 *
 * @throws ApiError `resource_server_not_found`, `permission_not_found`
 */
export async function requirePermissions(
  scope: Scope,
  references: readonly Reference[],
): Promise<PermissionKey[]> {
  const { tenantId, managementAudience } = scope
  const namesByApi = byApi(references, managementAudience)
  const keys: PermissionKey[] = []
  // In order, so that concurrent writes do not deadlock.
  for (const [identifier, names] of [...namesByApi].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const where = { tenantId_identifier: { tenantId, identifier } }
    const api = await lockedRow(scope, 'resource_servers', { identifier }, (locked) =>
      locked.resourceServer.findUnique({ where }),
    )
    if (!api) throw new ApiError('resource_server_not_found')
    const known = new Set(scopesOf(api).map(({ value }) => value))
    for (const permissionName of names) {
      if (!known.has(permissionName)) throw new ApiError('permission_not_found')
      keys.push({ resourceServerId: api.id, permissionName })
    }
  }
  return keys
}

/** The permissions whose APIs exist; others are skipped. */
export async function findPermissions(
  { database, tenantId, managementAudience }: Scope,
  references: readonly Reference[],
): Promise<PermissionKey[]> {
  const namesByApi = byApi(references, managementAudience)
  const apis = await database.resourceServer.findMany({
    where: { tenantId, identifier: { in: [...namesByApi.keys()] } },
    select: { id: true, identifier: true },
  })
  return apis.flatMap(({ id, identifier }) =>
    [...(namesByApi.get(identifier) ?? [])].map((permissionName) => ({
      resourceServerId: id,
      permissionName,
    })),
  )
}

/** The distinct names of permissions by the stored identifiers of their APIs. */
function byApi(references: readonly Reference[], managementAudience: string) {
  const names = new Map<string, Set<string>>()
  for (const { resource_server_identifier, permission_name } of references) {
    const identifier = storedIdentifier(resource_server_identifier, managementAudience)
    names.set(identifier, (names.get(identifier) ?? new Set()).add(permission_name))
  }
  return names
}
