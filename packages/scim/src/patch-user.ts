import { isDeepStrictEqual } from 'node:util'
import { operationsMax } from './bounds.ts'
import { type Filter, type Path, parsePath } from './filter.ts'
import { matchesValue } from './match-filter.ts'
import { type Operator, type PatchOperation, readOperations } from './patch-operations.ts'
import { boundedValues, readUser, type ScimUser } from './read-user.ts'
import {
  definitionOf,
  eachOf,
  isMembers,
  isUnassigned,
  type Members,
  memberOf,
  wholeDefinition,
  withMember,
} from './resource.ts'
import { ScimError } from './scim-error.ts'

interface Target {
  readonly operator: Operator
  readonly path: Path
  readonly value: unknown
}

/**
 * Applies the operations of a PATCH request, one after the other (RFC 7644, section 3.5.2). If one
 * fails, none takes effect. Operators in any case are accepted, and so are dots in the names of
 * members of an operation without a path, because identity providers send both.
 *
 * @throws ScimError
 */
export function patchUser(user: ScimUser, operations: unknown): ScimUser {
  const read = readOperations(operations, operationsMax).map(emptied)
  const patched = read.flatMap(targetsOf).reduce<Members>(apply, user)
  if (isUnassigned(memberOf(patched, 'userName'))) {
    throw new ScimError('mutability', '`userName` is required and cannot be removed')
  }
  return readUser(patched)
}

/** Identity providers write an empty text, or null, for an attribute that has no value any more. */
function emptied({ operator, path, value }: PatchOperation): PatchOperation {
  if (path !== undefined) return { operator, path, value: value === '' ? null : value }
  if (!isMembers(value)) return { operator, path, value }
  const members = Object.entries(value).map(([name, each]) => [name, each === '' ? null : each])
  return { operator, path, value: Object.fromEntries(members) }
}

/** An operation without a path has several: one for each member of its value. */
function targetsOf({ operator, path, value }: PatchOperation): readonly Target[] {
  if (path !== undefined) return [writable({ operator, path: parsePath(path), value })]
  if (!isMembers(value)) {
    throw new ScimError('invalidValue', '`value` must be an object where there is no `path`')
  }
  return Object.entries(value)
    .map(([name, each]) => ({ operator, path: parsePath(name), value: each }))
    .filter(({ path }) => definitionOf(path)?.mutability !== 'readOnly')
}

function writable(target: Target): Target {
  const { attribute = '' } = target.path
  if (wholeDefinition(target.path)?.mutability !== 'readOnly') return target
  throw new ScimError('mutability', `\`${attribute}\` is read-only`)
}

function apply(user: Members, target: Target): Members {
  const { path, operator, value } = target
  const { extension, attribute } = path
  if (extension === undefined) return changeAttribute(user, target)
  const before = memberOf(user, extension)
  const holder = isMembers(before) ? before : {}
  if (attribute !== undefined) {
    return withMember(user, extension, changeAttribute(holder, target))
  }
  if (operator === 'remove') return withMember(user, extension, undefined)
  return withMember(user, extension, merged(holder, value, extension))
}

function changeAttribute(holder: Members, target: Target): Members {
  const { attribute = '', filter } = target.path
  const before = memberOf(holder, attribute)
  const isMultiValued = wholeDefinition(target.path)?.multiValued ?? false
  if (filter && !isMultiValued && !Array.isArray(before)) {
    throw new ScimError(
      'invalidPath',
      `\`${attribute}\` has a single value and does not support filters`,
    )
  }
  const changed =
    isMultiValued || filter
      ? changeValues(eachOf(before), target, filter)
      : changeOne(before, target)
  // After each operation, because the next one compares its values with these.
  const after = isMultiValued ? boundedValues(changed, attribute) : changed
  return withMember(holder, attribute, isUnassigned(after) ? undefined : after)
}

/** A single-valued attribute. */
function changeOne(before: unknown, { operator, path, value }: Target): unknown {
  const { sub } = path
  if (sub !== undefined) {
    const holder = isMembers(before) ? before : {}
    const after = withMember(holder, sub, operator === 'remove' ? undefined : (value ?? undefined))
    return Object.keys(after).length === 0 ? undefined : after
  }
  if (operator === 'remove') return undefined
  return isMembers(before) && isMembers(value) ? { ...before, ...value } : value
}

/** A multi-valued attribute. */
function changeValues(
  before: readonly unknown[],
  target: Target,
  filter: Filter | undefined,
): readonly unknown[] {
  const { operator, path, value } = target
  const { attribute = '', sub } = path
  if (!filter && sub === undefined) {
    return changeAll(before, operator, boundedValues(value, attribute))
  }
  const definition = wholeDefinition(path)
  const isMeant = (each: unknown) => !filter || matchesValue(each, filter, definition)
  const met = before.filter(isMeant)
  if (met.length > 0) {
    const changed = met.map((each) => changedValue(each, target))
    return marked(
      before.flatMap((each) => (isMeant(each) ? (changed[met.indexOf(each)] ?? []) : each)),
      changed,
    )
  }
  if (operator === 'remove' || value === null) return before
  const named = filter ? equalitiesOf(filter) : {}
  if (operator === 'replace' && filter) {
    throw new ScimError('noTarget', `No value of \`${attribute}\` matches the filter`)
  }
  if (!named)
    throw new ScimError('noTarget', 'A filter that adds a value must only use `eq` and `and`')
  const added = sub === undefined ? { ...named, ...membersOf(value) } : { ...named, [sub]: value }
  return marked([...before, added], [added])
}

/** One value that the filter selects; undefined where it is removed. */
function changedValue(before: unknown, { operator, path: { sub }, value }: Target): unknown {
  const members = membersOf(before)
  if (sub !== undefined) {
    return withMember(members, sub, operator === 'remove' ? undefined : (value ?? undefined))
  }
  if (operator === 'remove') return undefined
  return operator === 'add' ? { ...members, ...membersOf(value) } : value
}

function changeAll(before: readonly unknown[], operator: Operator, given: readonly unknown[]) {
  if (operator === 'replace') return given
  if (operator === 'add') {
    const isNew = (each: unknown) => !before.some((other) => isDeepStrictEqual(other, each))
    const added = given.filter(isNew)
    return marked([...before, ...added], added)
  }
  const removed = given.map((each) => membersOf(each).value)
  return removed.length === 0
    ? []
    : before.filter((each) => !removed.includes(membersOf(each).value))
}

/**
 * Of several primary values, only that of this operation stays primary (RFC 7644, section 3.5.2).
 */
function marked(values: readonly unknown[], changed: readonly unknown[]): readonly unknown[] {
  if (!changed.some((each) => membersOf(each).primary === true)) return values
  return values.map((each) =>
    isMembers(each) && each.primary === true && !changed.includes(each)
      ? { ...each, primary: false }
      : each,
  )
}

const membersOf = (value: unknown): Members => (isMembers(value) ? value : { value })

/** The sub-attributes that a filter requires, so that a new value can match it. */
function equalitiesOf(filter: Filter): Members | undefined {
  if (filter.kind === 'compare' && filter.operator === 'eq') {
    const { attribute = '' } = filter.path
    return { [attribute]: filter.value }
  }
  if (filter.kind !== 'and') return undefined
  const parts = filter.filters.map(equalitiesOf)
  return parts.includes(undefined) ? undefined : Object.assign({}, ...parts)
}

function merged(before: Members, value: unknown, extension: string): Members {
  if (!isMembers(value)) throw new ScimError('invalidValue', `\`${extension}\` must be an object`)
  return Object.entries(value).reduce(
    (all, [name, each]) => withMember(all, name, each ?? undefined),
    before,
  )
}
