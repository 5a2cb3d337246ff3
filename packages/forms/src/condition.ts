import { depthMax } from './bounds.ts'
import { FormError } from './form-error.ts'
import { isEqual, isList, isObject, type Json, memberOf } from './json.ts'
import { resolveAll, type Scope, textOf } from './template.ts'

type Value = Json | undefined
type Compare = (one: Value, other: Value, last: Value) => boolean

/**
 * Whether a condition holds: `{ operator, operands }`, whose operands are conditions for `AND` and
 * `OR`, and templates for any other operator.
 *
 * @throws FormError for an operator that does not exist
 */
export function isMet(condition: Json | undefined, scope: Scope, depth = 0): boolean {
  if (depth > depthMax) throw new FormError(`A condition is nested more than ${depthMax} times.`)
  const operator = memberOf(condition, 'operator')
  const given = memberOf(condition, 'operands')
  const operands = isList(given) ? given : []
  if (operator === 'AND') return operands.every((each) => isMet(each, scope, depth + 1))
  if (operator === 'OR') return operands.some((each) => isMet(each, scope, depth + 1))
  const compare = typeof operator === 'string' ? operators.get(operator) : undefined
  if (!compare) throw new FormError(`There is no operator ${JSON.stringify(operator ?? null)}.`)
  const [one, other, last] = operands.map((each) => resolveAll(each, scope))
  return compare(one, other, last)
}

/** Texts of the author are compared with numbers and booleans, too: `"3"` with 3. */
const isSame = (one: Value, other: Value): boolean => {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other)
  if (isObject(one) || isObject(other) || isList(one) || isList(other)) return isEqual(one, other)
  return String(one) === String(other)
}

const isNothing = (value: Value): value is null | undefined => value === undefined || value === null

const contains: Compare = (one, other) =>
  isList(one) ? one.some((each) => isSame(each, other)) : textOf(one).includes(textOf(other))

/** Compares two numbers, or two times; false for anything else. */
const ordered =
  (holds: (difference: number) => boolean): Compare =>
  (one, other) => {
    const numbers = [one, other].map(numberOf)
    const [first = Number.NaN, second = Number.NaN] = numbers.some(Number.isNaN)
      ? [one, other].map((each) => Date.parse(textOf(each)))
      : numbers
    return holds(first - second)
  }

function numberOf(value: Json | undefined): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

const not =
  (compare: Compare): Compare =>
  (one, other, last) =>
    !compare(one, other, last)

const startsWith: Compare = (one, other) => textOf(one).startsWith(textOf(other))
const endsWith: Compare = (one, other) => textOf(one).endsWith(textOf(other))
const isBetween: Compare = (one, from, to) =>
  atLeast(one, from, undefined) && atMost(one, to, undefined)
const atLeast = ordered((difference) => difference >= 0)
const atMost = ordered((difference) => difference <= 0)
const exists: Compare = (one) => !isNothing(one) && one !== ''

const operators: ReadonlyMap<string, Compare> = new Map([
  ['EQ', isSame],
  ['NEQ', not(isSame)],
  ['GT', ordered((difference) => difference > 0)],
  ['GTE', atLeast],
  ['LT', ordered((difference) => difference < 0)],
  ['LTE', atMost],
  ['BETWEEN', isBetween],
  ['NOT_BETWEEN', not(isBetween)],
  ['CONTAINS', contains],
  ['NOT_CONTAINS', not(contains)],
  ['STARTS_WITH', startsWith],
  ['NOT_STARTS_WITH', not(startsWith)],
  ['ENDS_WITH', endsWith],
  ['NOT_ENDS_WITH', not(endsWith)],
  ['EXISTS', exists],
  ['NOT_EXISTS', not(exists)],
])

/** The operators of conditions. */
export const conditionOperators: readonly string[] = ['AND', 'OR', ...operators.keys()]
