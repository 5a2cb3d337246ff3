import { refusedBody } from '../errors.ts'
import { isObject, memberOf } from '../members.ts'

/** How deep conditions are nested at most. */
const depthMax = 5

/** How many values an operator compares; two, unless it is listed. */
const comparedValues: Readonly<Record<string, number>> = {
  EXISTS: 1,
  NOT_EXISTS: 1,
  BETWEEN: 3,
  NOT_BETWEEN: 3,
}

const comparisons: readonly string[] = [
  ...Object.keys(comparedValues),
  'EQ',
  'NEQ',
  'GT',
  'GTE',
  'LT',
  'LTE',
  'CONTAINS',
  'NOT_CONTAINS',
  'STARTS_WITH',
  'NOT_STARTS_WITH',
  'ENDS_WITH',
  'NOT_ENDS_WITH',
]

/**
 * Requires a condition: `AND` and `OR` combine conditions, any other operator compares values.
 *
 * @param place the member of the body that it is
 * @throws ApiError `invalid_body`
 */
export function requireCondition(condition: unknown, place: string, depth = 1): void {
  if (depth > depthMax) throw refusedBody(`Nest conditions ${depthMax} deep at most`, place)
  const operator = memberOf(condition, 'operator')
  const operands = memberOf(condition, 'operands')
  if (typeof operator !== 'string' || !Array.isArray(operands)) {
    throw refusedBody('A condition has the members `operator` and `operands`', place)
  }
  const items: readonly unknown[] = operands
  const at = `${place}.operands`
  if (operator === 'AND' || operator === 'OR') {
    if (items.length === 0) throw refusedBody(`${operator} needs conditions`, at)
    for (const [index, each] of items.entries()) requireCondition(each, `${at}.${index}`, depth + 1)
    return
  }
  if (!comparisons.includes(operator)) {
    throw refusedBody(`There is no operator \`${operator}\``, `${place}.operator`)
  }
  if (items.some(isObject)) throw refusedBody(`${operator} compares values, no conditions`, at)
  const expected = comparedValues[operator] ?? 2
  if (items.length !== expected) {
    throw refusedBody(`${operator} needs ${expected} operand${expected === 1 ? '' : 's'}`, at)
  }
}
