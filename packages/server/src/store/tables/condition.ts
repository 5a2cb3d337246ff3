import { Prisma } from '../prisma/client.ts'
import {
  type Column,
  columnNamed,
  given,
  isValues,
  joinOf,
  type Model,
  modelNamed,
} from './model.ts'
import type { Parameters } from './parameters.ts'

/** A condition with more parts is a list of the caller. */
const fixedPartsMax = 3

/** A table, and its alias in the statement. */
export interface Place {
  readonly model: Model
  readonly alias: string
}

/** A column in a statement. */
export const operandOf = ({ model, alias }: Place, name: string): string =>
  `${alias}.${columnNamed(model, name).name}`

/** The table of related rows, and the condition that joins them. */
export function relatedPlace({ model, alias }: Place, name: string) {
  const relation = model.relations[name]
  if (!relation) throw new TypeError(`${model.table} has no relation ${name}`)
  const other: Place = { model: modelNamed(relation.model), alias: `${alias}_${name}` }
  const pairs = joinOf(model, relation)
  const joined = pairs.map(({ from, to }) => `${other.alias}.${to} = ${alias}.${from}`)
  return { relation, other, joined: joined.join(' and ') }
}

/** Translates a `where` of Prisma to an SQL condition. */
export function conditionOf(place: Place, where: object, parameters: Parameters): string {
  const conditions = given(where).map(([name, value]) => partOf(place, name, value, parameters))
  return conditions.length > 0 ? conditions.join(' and ') : 'true'
}

function partOf(place: Place, name: string, value: unknown, parameters: Parameters): string {
  const { model, alias } = place
  const each = (given: unknown) => {
    const parts = Array.isArray(given) ? given : [given]
    if (parts.length > fixedPartsMax) parameters.vary()
    return parts.map((part) => conditionOf(place, part, parameters))
  }
  if (name === 'AND') return `(${each(value).join(' and ') || 'true'})`
  if (name === 'OR') return `(${each(value).join(' or ') || 'false'})`
  if (name === 'NOT') return `not (${each(value).join(' and ') || 'false'})`
  const column = model.columns[name]
  if (column) return comparison(`${alias}.${column.name}`, column, value, parameters)
  if (isValues(value)) {
    if (model.keys[name]) return conditionOf(place, value, parameters)
    if (model.relations[name]) return existence(place, name, value, parameters)
  }
  throw new TypeError(`${model.table} cannot be searched by ${name}`)
}

/** Whether any related row matches a condition. */
function existence(place: Place, name: string, value: object, parameters: Parameters): string {
  const [[quantifier, where] = [], ...others] = given(value)
  const isKnown = quantifier === 'some' || quantifier === 'is'
  if (!isKnown || !isValues(where) || others.length > 0) {
    throw new TypeError(`${place.model.table} cannot be searched by ${quantifier} of ${name}`)
  }
  const { other, joined } = relatedPlace(place, name)
  const condition = conditionOf(other, where, parameters)
  return `exists (select 1 from ${other.model.table} ${other.alias}
    where ${joined} and ${condition})`
}

function comparison(
  operand: string,
  column: Column,
  value: unknown,
  parameters: Parameters,
): string {
  if (value === null) return `${operand} is null`
  if (!isValues(value)) return `${operand} = ${parameters.add(value)}`
  if (column.type === 'Json') return jsonComparison(operand, value, parameters)
  const { mode, ...comparisons } = value
  const like = mode === 'insensitive' ? 'ilike' : 'like'
  const conditions = given(comparisons).map(([operator, operandGiven]) => {
    const compare = operators[operator]
    if (!compare) throw new TypeError(`The operator ${operator} is not supported for columns`)
    return compare(operand, operandGiven, { add: (each) => parameters.add(each), like })
  })
  return conditions.join(' and ') || 'true'
}

interface Comparing {
  readonly add: (value: unknown) => string
  readonly like: string
}

type Operator = (operand: string, value: unknown, comparing: Comparing) => string

const compared =
  (operator: string): Operator =>
  (operand, value, { add }) =>
    `${operand} ${operator} ${add(value)}`

const matched =
  (before: string, after: string): Operator =>
  (operand, value, { add, like }) =>
    `${operand} ${like} ${add(`${before}${value}${after}`)}`

const operators: Readonly<Record<string, Operator>> = {
  equals: (operand, value, { add }) =>
    value === null ? `${operand} is null` : `${operand} = ${add(value)}`,
  not: (operand, value, { add }) =>
    value === null ? `${operand} is not null` : `${operand} <> ${add(value)}`,
  // PostgreSQL keeps the plan of a comparison with one value, and plans one with a list each time.
  in: (operand, value, { add }) =>
    Array.isArray(value) && value.length === 1
      ? `${operand} = ${add(value[0])}`
      : `${operand} = any (${add(value)})`,
  notIn: (operand, value, { add }) => `${operand} <> all (${add(value)})`,
  lt: compared('<'),
  lte: compared('<='),
  gt: compared('>'),
  gte: compared('>='),
  contains: matched('%', '%'),
  startsWith: matched('', '%'),
  endsWith: matched('%', ''),
}

/** A comparison of a JSON document, or of a value at a path in it. */
function jsonComparison(operand: string, value: object, parameters: Parameters): string {
  const { path, ...comparisons }: { readonly path?: unknown } = value
  const at = path === undefined ? operand : `(${operand} #> ${parameters.add(path)}::text[])`
  const conditions = given(comparisons).map(([operator, compared]) => {
    const isNull = compared === Prisma.DbNull || compared === Prisma.AnyNull
    if (operator === 'equals' && compared === Prisma.DbNull) return `${at} is null`
    if (operator === 'not' && compared === Prisma.DbNull) return `${at} is not null`
    if (operator === 'not' && isNull) return `(${at})::jsonb <> 'null'`
    if (operator !== 'equals' || isNull)
      throw new TypeError(`The operator ${operator} is not supported for JSON`)
    return `(${at})::jsonb = ${parameters.add(JSON.stringify(compared))}::jsonb`
  })
  return conditions.join(' and ')
}
