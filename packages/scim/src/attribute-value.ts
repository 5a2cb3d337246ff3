import { type Path, parsePath } from './filter.ts'
import { matchesValue } from './match-filter.ts'
import {
  eachOf,
  isMembers,
  type Members,
  memberOf,
  wholeDefinition,
  withMember,
} from './resource.ts'
import { ScimError } from './scim-error.ts'

/** An attribute of a resource by its path, as attribute mappings name it. */
export interface AttributeReference {
  /** The first value at this path; undefined if there is none. */
  read(resource: Members): unknown
  /** The resource with this value at the path; nothing else changes. */
  write(resource: Members, value: unknown): Members
}

/**
 * An attribute by a path such as `emails[primary eq true].value`. If no value is marked as primary,
 * the first counts as primary, because identity providers omit the mark if there is only one value.
 *
 * @throws ScimError `invalidPath`
 */
export function attributeAt(text: string): AttributeReference {
  const path = parsePath(text)
  if (path.attribute === undefined) {
    throw new ScimError('invalidPath', 'The path must name an attribute')
  }
  return {
    read: (resource) => simple(readAt(resource, path)),
    write: (resource, value) => writeAt(resource, path, value),
  }
}

const holderOf = (resource: Members, { extension }: Path): Members => {
  const holder = extension === undefined ? resource : memberOf(resource, extension)
  return isMembers(holder) ? holder : {}
}

function readAt(resource: Members, path: Path): unknown {
  const { attribute = '', sub } = path
  const values = eachOf(memberOf(holderOf(resource, path), attribute))
  const found = selected(values, path)
  return sub === undefined || !isMembers(found) ? found : memberOf(found, sub)
}

function selected(values: readonly unknown[], path: Path): unknown {
  const { filter } = path
  if (!filter) return values[0]
  const definition = wholeDefinition(path)
  const found = values.find((each) => matchesValue(each, filter, definition))
  if (found !== undefined || !isPrimaryFilter(filter)) return found
  const isMarked = values.some((each) => isMembers(each) && each.primary === true)
  return isMarked ? undefined : values[0]
}

const isPrimaryFilter = (filter: NonNullable<Path['filter']>) =>
  filter.kind === 'compare' && filter.path.attribute?.toLowerCase() === 'primary'

/** The `value` of a complex attribute value. */
const simple = (value: unknown) => (isMembers(value) ? memberOf(value, 'value') : value)

function writeAt(resource: Members, path: Path, value: unknown): Members {
  const { extension, attribute = '' } = path
  const holder = holderOf(resource, path)
  const before = memberOf(holder, attribute)
  const after = withMember(holder, attribute, written(before, path, value))
  if (extension === undefined) return after
  return withMember(resource, extension, after)
}

function written(before: unknown, path: Path, value: unknown): unknown {
  const definition = wholeDefinition(path)
  const sub = path.sub ?? (definition?.type === 'complex' ? 'value' : undefined)
  if (!definition?.multiValued) return withSub(before, sub, value)
  const values = eachOf(before)
  const found = selected(values, path)
  if (found !== undefined) {
    return values.map((each) => (each === found ? withSub(each, sub, value) : each))
  }
  const { filter } = path
  const named =
    filter?.kind === 'compare' ? { [filter.path.attribute ?? '']: filter.value } : undefined
  return [...values, withSub(named, sub, value)]
}

function withSub(before: unknown, sub: string | undefined, value: unknown): unknown {
  if (sub === undefined) return value
  return withMember(isMembers(before) ? before : {}, sub, value)
}
