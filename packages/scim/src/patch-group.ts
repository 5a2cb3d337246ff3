import { operationsMax } from './bounds.ts'
import { type Filter, type Path, parsePath } from './filter.ts'
import { groupSchema } from './group-schema.ts'
import { type Operator, readOperations } from './patch-operations.ts'
import { readDisplayName, readExternalId, readMemberIds, requireMembersMax } from './read-group.ts'
import { isMembers, isUnassigned } from './resource.ts'
import { ScimError } from './scim-error.ts'

/** A change of the members of a group, by the ids of users. */
export interface MemberChange {
  readonly kind: 'add' | 'remove' | 'replace'
  readonly ids: readonly string[]
}

/** The changes of a PATCH request to a group, which are determined without reading its members. */
export interface GroupChange {
  readonly displayName?: string
  /** Null where it is removed. */
  readonly externalId?: string | null
  /** In the order in which they are applied. */
  readonly members: readonly MemberChange[]
}

/**
 * Reads the operations of a PATCH request on a group (RFC 7644, section 3.5.2). Members are
 * selected by `members[value eq "…"]` or, as some identity providers remove them, by a `value`.
 *
 * @throws ScimError
 */
export function readGroupPatch(operations: unknown): GroupChange {
  const read = readOperations(operations, operationsMax).reduce<GroupChange>(
    (change, { operator, path, value }) => {
      if (path !== undefined) return changed(change, operator, parsePath(path), value)
      if (!isMembers(value)) {
        throw new ScimError('invalidValue', '`value` must be an object where there is no `path`')
      }
      // `id` and `schemas` are sent back by some identity providers.
      return Object.entries(value)
        .filter(([name]) => writable.includes(name.toLowerCase()))
        .reduce((all, [name, each]) => changed(all, operator, { attribute: name }, each), change)
    },
    { members: [] },
  )
  requireMembersMax(read.members.reduce((total, { ids }) => total + ids.length, 0))
  return read
}

const writable = ['displayname', 'externalid', 'members']
const prefix = groupSchema.id.toLowerCase()

function changed(change: GroupChange, operator: Operator, path: Path, value: unknown): GroupChange {
  const isOurs = path.extension === undefined || path.extension.toLowerCase() === prefix
  const { attribute = '', filter } = path
  switch (isOurs ? attribute.toLowerCase() : '') {
    case 'displayname':
      if (operator === 'remove') throw new ScimError('mutability', '`displayName` is required')
      return { ...change, displayName: readDisplayName(value) }
    case 'externalid': {
      const externalId = operator === 'remove' ? undefined : readExternalId(value)
      return { ...change, externalId: externalId ?? null }
    }
    case 'members':
      return { ...change, members: [...change.members, memberChange(operator, path, value)] }
    case 'id':
    case 'meta':
    case 'schemas':
      throw new ScimError('mutability', `\`${attribute}\` is read-only`)
    default:
      if (filter || operator === 'remove') return change
      throw new ScimError('invalidPath', `A group has no attribute \`${attribute}\``)
  }
}

function memberChange(operator: Operator, path: Path, value: unknown): MemberChange {
  if (path.sub !== undefined) {
    throw new ScimError('mutability', '`members` are added and removed, not changed')
  }
  if (path.filter) {
    if (operator === 'remove') return { kind: 'remove', ids: idsOf(path.filter) }
    throw new ScimError('invalidPath', 'A filter of `members` selects members to remove')
  }
  if (operator === 'remove') {
    return isUnassigned(value)
      ? { kind: 'replace', ids: [] }
      : { kind: 'remove', ids: readMemberIds(value) }
  }
  return { kind: operator, ids: readMemberIds(value) }
}

/**
 * The ids in a filter such as `value eq "a" or value eq "b"`, or `type eq "User" and value eq "a"`:
 * all members are users.
 */
function idsOf(filter: Filter): readonly string[] {
  if (filter.kind === 'or') return filter.filters.flatMap(idsOf)
  if (filter.kind === 'and') {
    const types = filter.filters.flatMap((each) => typeOf(each) ?? [])
    const [only, another] = filter.filters.filter((each) => typeOf(each) === undefined)
    if (only && !another) return types.every((type) => type === 'user') ? idsOf(only) : []
  }
  const isValue = filter.kind === 'compare' && filter.path.attribute?.toLowerCase() === 'value'
  if (isValue && filter.operator === 'eq' && typeof filter.value === 'string') return [filter.value]
  throw new ScimError(
    'invalidFilter',
    'Members are selected by `value eq "…"`, to which `type eq "User"` may be added',
  )
}

/** The type in `type eq "User"`; undefined for any other filter. */
function typeOf(filter: Filter): string | undefined {
  const isType = filter.kind === 'compare' && filter.path.attribute?.toLowerCase() === 'type'
  return isType && filter.operator === 'eq' ? String(filter.value).toLowerCase() : undefined
}
