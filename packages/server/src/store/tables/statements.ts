import { type RowLock, versionName } from '../database/optimistic.ts'
import { conditionOf, type Place } from './condition.ts'
import { columnNamed, given, isValues, type Model, type Values } from './model.ts'
import { Parameters } from './parameters.ts'
import { orderOf } from './related-rows.ts'
import {
  type LockingStatements,
  type Selection,
  type SelectionArgs,
  selectionOf,
} from './selection.ts'
import { versionOf } from './version.ts'

/** An SQL statement on a table, how to read its rows, and how the row is locked if it locks one. */
export interface TableStatement extends RowLock {
  readonly text: string
  readonly values: readonly unknown[]
  /** Whether the text depends on the number of values. */
  readonly isVarying: boolean
  readonly read: (row: Record<string, unknown>) => void
}

/** Which rows to select, and in which order. */
export interface Rows {
  readonly where?: object
  readonly orderBy?: unknown
  readonly take?: number
  readonly skip?: number
}

const alias = 't'

/** Selects rows, and locks them against changes until the transaction ends if `isLocking`. */
export function selecting(
  model: Model,
  rows: Rows & SelectionArgs,
  isLocking = false,
): TableStatement {
  const { where = {}, orderBy, take, skip, ...args } = rows
  const place = { model, alias }
  const parameters = new Parameters()
  const selection = selectionOf(place, args, parameters)
  const { isNested, read } = selection
  const order = orderOf(place, orderBy)
  const isSkipping = skip !== undefined && skip > 0
  // PostgreSQL reads related rows as they were before it waited for the lock.
  if (isLocking && isNested) throw new TypeError(`${model.table} is locked without related rows`)
  const found = joined([
    `from ${model.table} ${alias} where ${conditionOf(place, where, parameters)}`,
    order,
    take === undefined ? '' : `limit ${parameters.limit(take)}`,
    isSkipping ? `offset ${parameters.add(skip)}` : '',
    isLocking ? `for no key update of ${alias}` : '',
  ])
  // Otherwise PostgreSQL would also join the related rows of rows that it skips.
  const rest =
    isNested && isSkipping ? `from (select ${alias}.* ${found}) ${alias} ${order}` : found
  const { values, isVarying } = parameters
  return { text: selectText(selection, rest, parameters), values, isVarying, read }
}

/** @param rest what follows the columns */
function selectText(
  { columns, statements }: Selection,
  rest: string,
  { isVarying }: Parameters,
): string {
  const write = () => `select ${columns} ${rest}`
  return isVarying ? write() : statements.get(rest, write)
}

/**
 * Selects and locks the row of a key, as `selecting` does, also with related rows, which are not
 * locked. It can also be read before.
 */
export function selectingLocked(model: Model, rows: Rows & SelectionArgs): TableStatement {
  const { where = {}, ...args } = rows
  const place = { model, alias }
  const parameters = new Parameters()
  const selection = selectionOf(place, args, parameters)
  const hasValues = parameters.values.length > 0 // which the statement that locks would not use
  if (hasValues) throw new TypeError(`${model.table} is locked without values of related rows`)
  const found = `from ${model.table} ${alias} where ${conditionOf(place, where, parameters)}`
  const { values, isVarying } = parameters
  const parameter = `$${values.length + 1}`
  const locking = selection.locking.get(found, () =>
    lockingStatements(selection, found, { parameter, of: versionOf(place, args) }),
  )
  return { ...locking, values, isVarying, read: selection.read }
}

/** @param version the parameter, and the version of the row that is found */
function lockingStatements(
  { columns, isNested }: Selection,
  found: string,
  version: { readonly parameter: string; readonly of: string },
): LockingStatements {
  const locking = `for no key update of ${alias}`
  const ending = isNested ? '' : locking
  const unchanged = joined([`select ${found} and ${version.of} = ${version.parameter}`, ending])
  return {
    text: joined([`select ${columns} ${found}`, ending]),
    ...(isNested && { lock: { text: `select 1 ${found} ${locking}` } }),
    optimistic: {
      read: { text: `select ${columns}, ${version.of} as "${versionName}" ${found}` },
      // PostgreSQL has no assertion that fails a transaction.
      verify: { text: `select 1 / count(*) from (${unchanged}) unchanged` },
    },
  }
}

/** Counts rows, at most `take`. */
export function counting(model: Model, { where = {}, take }: Rows): TableStatement {
  const parameters = new Parameters()
  const of = `${model.table} ${alias} where ${conditionOf({ model, alias }, where, parameters)}`
  const counted =
    take === undefined ? of : `(select 1 from ${of} limit ${parameters.limit(take)}) counted`
  return statementOf([`select count(*)::int as count from ${counted}`], parameters)
}

/** What to do with a row that exists already. */
export interface Conflict {
  readonly key: readonly string[]
  readonly update: object
}

/**
 * Inserts rows. A column without a value gets its default.
 *
 * @param returned the columns to return
 */
export function inserting(
  model: Model,
  rows: readonly object[],
  conflict: 'error' | 'nothing' | Conflict,
  returned: SelectionArgs | undefined,
): TableStatement {
  const place = { model, alias }
  const parameters = new Parameters()
  const names = [...new Set(rows.flatMap((row) => given(row).map(([name]) => name)))]
  const columns = names.map((name) => columnNamed(model, name))
  const tuples = rows.map((row) => {
    const values = new Map(given(row))
    const operands = names.map((name, at) => {
      const column = columns[at]
      return column && values.has(name) ? parameters.addOf(column, values.get(name)) : 'default'
    })
    return `(${operands.join(', ')})`
  })
  const parts = [
    `insert into ${model.table} as ${alias} (${columns.map(({ name }) => name).join(', ')})`,
    `values ${tuples.join(', ')}`,
    conflictOf(place, conflict, parameters),
  ]
  if (rows.length > 1) parameters.vary()
  return returning(place, parts, parameters, returned)
}

function conflictOf(
  place: Place,
  conflict: 'error' | 'nothing' | Conflict,
  parameters: Parameters,
): string {
  if (conflict === 'error') return ''
  if (conflict === 'nothing') return 'on conflict do nothing'
  const key = conflict.key.map((name) => columnNamed(place.model, name).name)
  const assigned = assignments(place, conflict.update, parameters)
  return `on conflict (${key.join(', ')}) do update set ${assigned.join(', ')}`
}

/**
 * Updates rows; undefined if nothing would change.
 *
 * @param returned the columns to return
 */
export function updating(
  model: Model,
  { where = {}, data }: Rows & { readonly data: object },
  returned: SelectionArgs | undefined,
): TableStatement | undefined {
  const place = { model, alias }
  const parameters = new Parameters()
  const assigned = assignments(place, data, parameters)
  if (assigned.length === 0) return undefined
  const parts = [
    `update ${model.table} as ${alias} set ${assigned.join(', ')}`,
    `where ${conditionOf(place, where, parameters)}`,
  ]
  return returning(place, parts, parameters, returned)
}

function assignments({ model }: Place, data: object, parameters: Parameters): string[] {
  return given(data).map(([name, value]) => {
    const column = columnNamed(model, name)
    const operand =
      column.type !== 'Json' && isValues(value)
        ? steppedOf(column.name, value, parameters)
        : parameters.addOf(column, value)
    return `${column.name} = ${operand}`
  })
}

const stepSigns: ReadonlyMap<string | undefined, string> = new Map([
  ['increment', '+'],
  ['decrement', '-'],
])

function steppedOf(column: string, step: Values, parameters: Parameters): string {
  const [[operator, by] = [], ...others] = given(step)
  const sign = stepSigns.get(operator)
  if (sign === undefined || others.length > 0) {
    throw new TypeError(`The operator ${operator} is not supported in updates`)
  }
  return `${alias}.${column} ${sign} ${parameters.add(by)}`
}

/**
 * Deletes rows.
 *
 * @param returned the columns to return
 */
export function deleting(
  model: Model,
  { where = {} }: Rows,
  returned: SelectionArgs | undefined,
): TableStatement {
  const place = { model, alias }
  const parameters = new Parameters()
  const parts = [
    `delete from ${model.table} ${alias} where ${conditionOf(place, where, parameters)}`,
  ]
  return returning(place, parts, parameters, returned)
}

function returning(
  place: Place,
  parts: readonly string[],
  parameters: Parameters,
  returned: SelectionArgs | undefined,
): TableStatement {
  if (!returned) return statementOf(parts, parameters)
  const { columns, read } = selectionOf(place, returned, parameters)
  return statementOf([...parts, `returning ${columns}`], parameters, read)
}

function statementOf(
  parts: readonly string[],
  { values, isVarying }: Parameters,
  read: TableStatement['read'] = () => undefined,
): TableStatement {
  return { text: joined(parts), values, isVarying, read }
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')
