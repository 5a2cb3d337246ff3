import { type Attribute, findAttribute } from './attribute.ts'
import type { ComparedValue, Comparison, Filter } from './filter.ts'
import type { AttributePath } from './path.ts'
import { definitionOf, eachOf, isMembers, type Members, memberOf } from './resource.ts'
import { ScimError } from './scim-error.ts'

/**
 * Whether a resource matches a filter (RFC 7644, section 3.4.2.2). Texts are compared without case,
 * unless their attribute is `caseExact`. A multi-valued attribute matches if any of its values
 * does, and `ne` is the opposite of `eq`. An attribute that is in no schema has no value.
 *
 * @throws ScimError `invalidFilter` for an operator that the attribute does not have
 */
export function matchesFilter(resource: Members, filter: Filter): boolean {
  return matches(filter, (path) => ({
    values: valuesAt(resource, path),
    definition: simpleDefinition(path),
  }))
}

/**
 * Whether one value of a multi-valued attribute matches a filter of a path, whose attributes are
 * the sub-attributes of it. A simple value is its own `value`.
 */
export function matchesValue(
  value: unknown,
  filter: Filter,
  definition: Attribute | undefined,
): boolean {
  return matches(filter, ({ attribute = '' }) => ({
    values: eachOf(isMembers(value) ? memberOf(value, attribute) : value),
    definition: findAttribute(definition?.subAttributes ?? [], attribute),
  }))
}

interface Found {
  readonly values: readonly unknown[]
  readonly definition: Attribute | undefined
}

function matches(filter: Filter, find: (path: AttributePath) => Found): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((each) => matches(each, find))
    case 'or':
      return filter.filters.some((each) => matches(each, find))
    case 'not':
      return !matches(filter.filter, find)
    case 'present':
      return find(filter.path).values.some((each) => each !== '')
    case 'values': {
      const whole = definitionOf(filter.path)
      return find(filter.path).values.some((each) => matchesValue(each, filter.filter, whole))
    }
    case 'compare':
      return compare(find(filter.path), filter.operator, filter.value)
  }
}

/** A complex attribute is compared by its `value`. */
function simpleDefinition(path: AttributePath): Attribute | undefined {
  const found = definitionOf(path)
  return findAttribute(found?.subAttributes ?? [], 'value') ?? found
}

function valuesAt(resource: Members, { extension, attribute, sub }: AttributePath) {
  const holder = extension === undefined ? resource : memberOf(resource, extension)
  if (!isMembers(holder)) return []
  const values = attribute === undefined ? [holder] : eachOf(memberOf(holder, attribute))
  if (sub === undefined) return values
  return values.flatMap((each) => (isMembers(each) ? eachOf(memberOf(each, sub)) : []))
}

function compare(
  { values, definition }: Found,
  operator: Comparison,
  wanted: ComparedValue,
): boolean {
  if (operator === 'ne') return !compare({ values, definition }, 'eq', wanted)
  if (wanted === null) return operator === 'eq' && values.length === 0
  refuseUnordered(operator, wanted, definition)
  const isBoolean = definition?.type === 'boolean'
  const isDate = definition?.type === 'dateTime'
  const isCaseExact = definition?.caseExact ?? false
  const comparable = (value: unknown) => {
    if (isBoolean) return asBoolean(value)
    if (typeof value !== 'string') return value
    if (isDate) return Date.parse(value)
    return isCaseExact ? value : value.toLowerCase()
  }
  const right = comparable(wanted)
  return values.some((each) => {
    const simple = isMembers(each) ? memberOf(each, 'value') : each
    return holds(comparable(simple), operator, right)
  })
}

/** Identity providers quote booleans: `roles[primary eq "True"]`. */
function asBoolean(value: unknown): unknown {
  const text = typeof value === 'string' ? value.toLowerCase() : ''
  return text === 'true' || text === 'false' ? text === 'true' : value
}

/** @throws ScimError `invalidFilter`: booleans and binaries have no order */
function refuseUnordered(
  operator: Comparison,
  wanted: ComparedValue,
  definition: Attribute | undefined,
): void {
  const isOrdering = ['gt', 'ge', 'lt', 'le'].includes(operator)
  const hasOrder = typeof wanted !== 'boolean' && definition?.type !== 'binary'
  if (!isOrdering || hasOrder) return
  throw new ScimError('invalidFilter', `\`${operator}\` is not supported for booleans and binaries`)
}

function holds(left: unknown, operator: Comparison, right: unknown): boolean {
  if (typeof left !== typeof right) return false
  if (operator === 'eq') return left === right
  if (typeof left === 'number' && typeof right === 'number') return isOrdered(left, operator, right)
  if (typeof left !== 'string' || typeof right !== 'string') return false
  switch (operator) {
    case 'co':
      return left.includes(right)
    case 'sw':
      return left.startsWith(right)
    case 'ew':
      return left.endsWith(right)
    default:
      return isOrdered(left, operator, right)
  }
}

function isOrdered<T extends string | number>(left: T, operator: Comparison, right: T): boolean {
  switch (operator) {
    case 'gt':
      return left > right
    case 'ge':
      return left >= right
    case 'lt':
      return left < right
    case 'le':
      return left <= right
    default:
      return false
  }
}
