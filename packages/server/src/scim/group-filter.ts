import type { Filter } from '@latchkey/scim'
import type { GroupLookup } from '../store/scim/scim-groups.ts'

const nothing: GroupLookup = { ids: [], names: [], externalIds: [], members: [] }

/**
 * A look-up in an index that finds all groups that a filter can match. Undefined if the filter
 * requires no value of an indexed attribute.
 */
export function lookupOf(filter: Filter): GroupLookup | undefined {
  switch (filter.kind) {
    case 'compare':
      return filter.operator === 'eq' && typeof filter.value === 'string'
        ? lookupOfAttribute(pathOf(filter.path), filter.value)
        : undefined
    case 'values':
      return pathOf(filter.path) === 'members' ? lookupOfMember(filter.filter) : undefined
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

/** The look-up of a filter inside of `members[…]`. */
function lookupOfMember(filter: Filter): GroupLookup | undefined {
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

/**
 * The ids of the users whose membership decides whether a group matches. Undefined if the filter
 * compares other attributes of members, so that all members must be read.
 */
export function comparedMembersOf(filter: Filter): readonly string[] | undefined {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return comparedByAll(filter.filters, comparedMembersOf)
    case 'not':
      return comparedMembersOf(filter.filter)
    case 'values':
      return namesMembers(filter.path) ? comparedInside(filter.filter) : []
    case 'present':
      return namesMembers(filter.path) ? undefined : []
    case 'compare':
      return namesMembers(filter.path) ? memberOf(filter) : []
  }
}

const namesMembers = (path: Path) => pathOf(path).startsWith('members')

/** The user that a comparison is about; `ne` is about the same user as `eq`. */
function memberOf({ path, operator, value }: Filter & { kind: 'compare' }) {
  const isValue = ['members', 'members.value'].includes(pathOf(path))
  const isEquality = operator === 'eq' || operator === 'ne'
  return isValue && isEquality && typeof value === 'string' ? [value] : undefined
}

/**
 * The users that a filter inside of `members[…]` is about; there, `ne` is about all other users.
 */
function comparedInside(filter: Filter): readonly string[] | undefined {
  if (filter.kind === 'and' || filter.kind === 'or') {
    return comparedByAll(filter.filters, comparedInside)
  }
  return lookupOfMember(filter)?.members
}

function comparedByAll(
  filters: readonly Filter[],
  compared: (filter: Filter) => readonly string[] | undefined,
): readonly string[] | undefined {
  const each = filters.map(compared)
  return each.includes(undefined) ? undefined : each.flatMap((ids) => ids ?? [])
}
