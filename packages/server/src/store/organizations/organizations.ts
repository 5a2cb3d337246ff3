import type { Schema } from '@latchkey/contract'
import { newShortId } from '../../ids.ts'
import { withoutNulls } from '../../merge-members.ts'
import type { Prisma, Organization as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { jsonOf } from '../rows/json.ts'
import { lockedRow } from '../rows/lock-row.ts'
import { type CountBound, type EitherPage, type EitherQuery, eitherPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { withdrawAllAliases } from './domain-aliases.ts'

/** An organization, as the API answers it. */
export type Organization = Schema<'Organization'>

/** The members of a new organization. */
type Definition = Omit<Schema<'OrganizationDefinition'>, 'enabled_connections'>

/** The organizations of one tenant. */
export interface Organizations {
  /** The oldest first; or by page number in the order of `sort`, such as `name:-1`. */
  list(query: EitherQuery & { readonly sort?: string }): Promise<EitherPage<Organization>>
  get(id: string): Promise<Organization | undefined>
  findByName(name: string): Promise<Organization | undefined>
  /** @throws ApiError `organization_name_used` */
  create(definition: Definition): Promise<Organization>
  /** @throws ApiError `organization_name_used` */
  update(id: string, patch: Schema<'OrganizationPatch'>): Promise<Organization | undefined>
  /**
   * Deletes an organization with its memberships, invitations and domains. The domains then lead to
   * none of its identity providers.
   *
   * @returns whether there was one
   */
  delete(id: string): Promise<boolean>
}

export function organizations(scope: Scope): Organizations {
  const { database, tenantId, now, changes } = scope
  const table = database.organization
  const refusing = <T>(write: Promise<T>) => refusingDuplicates('organization_name_used', write)
  const keyOf = (id: string) => ({ tenantId_id: { tenantId, id } })
  const find = async (where: Prisma.OrganizationWhereUniqueInput) => {
    const row = await table.findUnique({ where })
    return row ? toOrganization(row) : undefined
  }
  const get = (id: string) => find(keyOf(id))
  const lock = (id: string) =>
    lockedRow(scope, 'organizations', { id }, (locked) =>
      locked.organization.findUnique({ where: keyOf(id) }),
    )
  return {
    list({ sort, ...query }) {
      const rows = {
        idName: 'id' as const,
        find: ({ where, orderBy, ...window }: { where: object; orderBy: object[] }) =>
          table.findMany({
            ...window,
            where: { ...where, tenantId },
            select: listed,
            orderBy: sort === undefined ? orderBy : orderOf(sort),
          }),
        count: (bound: CountBound) => table.count({ ...bound, where: { tenantId } }),
      }
      return eitherPage(query, rows, toOrganization)
    },
    get,
    findByName: (name) => find({ tenantId_name: { tenantId, name } }),
    async create({ name, ...members }) {
      const at = now()
      const { display_name: displayName = null } = members
      const data = {
        tenantId,
        id: newShortId('org'),
        name,
        createdAt: at,
        updatedAt: at,
        displayName,
        settings: jsonOf(settingsOf(members)),
      }
      const sent = refusing(table.createMany({ data }))
      return changes.created('organization', toOrganization(data), sent)
    },
    async update(id, { name, display_name, ...members }) {
      const row = await lock(id)
      if (!row) return undefined
      const before = toOrganization(row)
      const data = {
        ...(name !== undefined && { name }),
        ...(display_name !== undefined && { displayName: display_name }),
        settings: jsonOf(settingsOf({ ...before, ...members })),
        updatedAt: now(),
      }
      const after = toOrganization({ ...row, ...data })
      const sent = refusing(table.updateMany({ where: { tenantId, id }, data }))
      return changes.updated('organization', before, after, sent)
    },
    async delete(id) {
      const before = await lock(id)
      if (!before) return false
      await withdrawAllAliases(scope, id)
      const sent = table.deleteMany({ where: { tenantId, id } })
      changes.deleted('organization', toOrganization(before), sent)
      return true
    },
  }
}

/** The columns that `toOrganization` needs. */
const shownColumns = { id: true, name: true, displayName: true, settings: true } as const
const listed = { ...shownColumns, createdAt: true } as const

const columns = new Map([
  ['name', 'name'],
  ['display_name', 'displayName'],
  ['created_at', 'createdAt'],
])

/** The order of a list by `sort`, such as `name:-1`; the id decides between equals. */
function orderOf(sort: string): Prisma.OrganizationOrderByWithRelationInput[] {
  const [name = '', direction] = sort.split(':')
  return [{ [columns.get(name) ?? 'id']: direction === '-1' ? 'desc' : 'asc' }, { id: 'asc' }]
}

type Settings = Pick<
  Organization,
  | 'branding'
  | 'metadata'
  | 'token_quota'
  | 'third_party_client_access'
  | 'is_app_entitlement_active'
>

/** The members that are stored as JSON. */
const settingsOf = (members: Schema<'OrganizationPatch'>) => {
  const { branding, metadata, token_quota } = members
  const { third_party_client_access, is_app_entitlement_active } = members
  return withoutNulls({
    ...(branding !== undefined && { branding }),
    ...(metadata !== undefined && { metadata }),
    ...(token_quota !== undefined && { token_quota }),
    ...(third_party_client_access !== undefined && { third_party_client_access }),
    ...(is_app_entitlement_active !== undefined && { is_app_entitlement_active }),
  })
}

/** An organization as the management API returns it; `display_name` is its name by default. */
export function toOrganization(row: Pick<Row, keyof typeof shownColumns>): Organization {
  const { id, name, displayName, settings } = row
  return { id, name, display_name: displayName ?? name, ...(settings as Settings) }
}
