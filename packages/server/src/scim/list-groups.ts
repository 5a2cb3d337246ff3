import { type Filter, matchesFilter, parseFilter } from '@latchkey/scim'
import { ApiError } from '../errors.ts'
import type { GroupLookup, StoredGroup } from '../store/scim/scim-groups.ts'
import { toGroupResource } from './group-resource.ts'
import { comparedMax, type ListQuery } from './list-query.ts'
import type { Resource } from './resource.ts'
import type { ScimRequest } from './scim-request.ts'

interface ListPage {
  readonly total: number
  readonly groups: readonly Resource[]
}

/** @throws ApiError `scim_too_many`; ScimError `invalidFilter` */
export async function listGroups(
  request: ScimRequest,
  { filter, startIndex, count }: ListQuery,
  showsMembers: boolean,
): Promise<ListPage> {
  const { connection, tenant } = request
  const { scimGroups } = tenant.store
  const skip = startIndex - 1
  if (filter === undefined) {
    const found = count === 0 ? [] : await scimGroups.list(connection, { skip, take: count })
    const total = await scimGroups.getCount(connection)
    return { total, groups: await shown(request, found, showsMembers) }
  }
  const found = await findMatching(request, parseFilter(filter))
  const page = found.slice(skip, skip + count)
  return { total: found.length, groups: await shown(request, page, showsMembers) }
}

async function findMatching(request: ScimRequest, filter: Filter): Promise<readonly StoredGroup[]> {
  const { connection, tenant } = request
  const { scimGroups } = tenant.store
  const lookup = lookupOf(filter)
  if (!lookup && (await scimGroups.getCount(connection)) > comparedMax) {
    throw new ApiError('scim_too_many')
  }
  const candidates = lookup
    ? await scimGroups.find(connection, lookup)
    : await scimGroups.list(connection, { skip: 0, take: comparedMax })
  const resources = await shown(request, candidates, namesMembers(filter))
  return candidates.filter((_, at) => matchesFilter(resources[at] ?? {}, filter))
}

async function shown(
  request: ScimRequest,
  groups: readonly StoredGroup[],
  showsMembers: boolean,
): Promise<readonly Resource[]> {
  const { scimGroups } = request.tenant.store
  const ids = groups.map(({ id }) => id)
  const members = showsMembers && ids.length > 0 ? await scimGroups.listMembers(ids) : []
  return groups.map((each) => toGroupResource(each, members, request))
}

const nothing: GroupLookup = { ids: [], names: [], externalIds: [], members: [] }

/**
 * The indexed look-up of a filter: only groups that it finds can match. Undefined if the filter
 * requires no value of an indexed attribute.
 */
function lookupOf(filter: Filter): GroupLookup | undefined {
  switch (filter.kind) {
    case 'compare':
      return filter.operator === 'eq' && typeof filter.value === 'string'
        ? lookupOfAttribute(pathOf(filter.path), filter.value)
        : undefined
    case 'values':
      return pathOf(filter.path) === 'members' ? memberOf(filter.filter) : undefined
    case 'and':
      return filter.filters.map(lookupOf).find((each) => each !== undefined)
    case 'or': {
      const each = filter.filters.map(lookupOf)
      return each.includes(undefined) ? undefined : each.reduce(joined, nothing)
    }
    default:
      return undefined
  }
}

function lookupOfAttribute(path: string, value: string): GroupLookup | undefined {
  switch (path) {
    case 'id':
      return { ...nothing, ids: [value] }
    case 'displayname':
      return { ...nothing, names: [value] }
    case 'externalid':
      return { ...nothing, externalIds: [value] }
    case 'members':
    case 'members.value':
      return { ...nothing, members: [value] }
    default:
      return undefined
  }
}

/** Of a filter inside of `members[…]`. */
function memberOf(filter: Filter): GroupLookup | undefined {
  const isValue = filter.kind === 'compare' && pathOf(filter.path) === 'value'
  if (!isValue || filter.operator !== 'eq' || typeof filter.value !== 'string') return undefined
  return lookupOfAttribute('members', filter.value)
}

const joined = (one: GroupLookup | undefined, other: GroupLookup | undefined): GroupLookup => ({
  ids: [...(one?.ids ?? []), ...(other?.ids ?? [])],
  names: [...(one?.names ?? []), ...(other?.names ?? [])],
  externalIds: [...(one?.externalIds ?? []), ...(other?.externalIds ?? [])],
  members: [...(one?.members ?? []), ...(other?.members ?? [])],
})

type Path = { readonly attribute?: string; readonly sub?: string; readonly extension?: string }

function pathOf({ extension, attribute = '', sub }: Path): string {
  const prefix = extension === undefined ? '' : `${extension}:`
  return `${prefix}${attribute}${sub === undefined ? '' : `.${sub}`}`.toLowerCase()
}

/** Whether a filter reads members, so that they must be known. */
function namesMembers(filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.filters.some(namesMembers)
    case 'not':
      return namesMembers(filter.filter)
    default:
      return pathOf(filter.path).startsWith('members')
  }
}
