import type { RowLock } from '../database/optimistic.ts'
import { ByText, textsMax } from './by-text.ts'
import { operandOf, type Place } from './condition.ts'
import { type Column, columnNamed, given, isValues, type Model, type Relation } from './model.ts'
import type { Parameters } from './parameters.ts'
import { relatedRows } from './related-rows.ts'

/** The columns that a statement selects, and how to read its rows. */
export interface Selection {
  readonly columns: string
  /** Whether related rows are selected. */
  readonly isNested: boolean
  /** Converts the row in place. */
  readonly read: (row: Record<string, unknown>) => void
  /** The statements with these columns, by what follows the columns. */
  readonly statements: ByText<string>
  /** The statements that lock a row, by how it is found. */
  readonly locking: ByText<LockingStatements>
}

/** The statements that lock a row and read it. */
export interface LockingStatements extends RowLock {
  readonly text: string
}

/** A selection as Prisma takes it: `select` lists all columns, and `include` adds relations. */
export interface SelectionArgs {
  readonly select?: unknown
  readonly include?: unknown
}

/** The selections of a model that were made, by what describes them. */
class KnownSelections {
  readonly #byObject = new WeakMap<object, Selection>()
  readonly #byText = new Map<string, Selection>()

  get(args: SelectionArgs, described: object): Selection | undefined {
    return this.#byObject.get(described) ?? this.#byText.get(textOf(args))
  }

  add(args: SelectionArgs, described: object, selection: Selection): void {
    this.#byObject.set(described, selection)
    if (this.#byText.size < textsMax) this.#byText.set(textOf(args), selection)
  }
}

const textOf = ({ select, include }: SelectionArgs) =>
  JSON.stringify([select, include], (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )

const known = new WeakMap<Model, KnownSelections>()

/**
 * The columns of a row and of its related rows. The same statement answers related rows as JSON,
 * each as an array of values. A selection without values is made once for each description; of
 * whole rows, that is the model itself.
 */
export function selectionOf(place: Place, args: SelectionArgs, parameters: Parameters): Selection {
  const { model } = place
  const { select, include = model } = args
  const described = isValues(select) ? select : isValues(include) ? include : model
  const ofModel = known.get(model) ?? new KnownSelections()
  const found = ofModel.get(args, described)
  if (found) return found
  const valuesBefore = parameters.values.length
  const made = makeSelection(place, args, parameters)
  if (parameters.values.length === valuesBefore) {
    known.set(model, ofModel)
    ofModel.add(args, described, made)
  }
  return made
}

function makeSelection(place: Place, args: SelectionArgs, parameters: Parameters): Selection {
  const { columns, relations } = partsOf(place, args)
  const nested = relations.map(([name, of]) => ({
    name,
    ...nestedRows(place, name, of, parameters),
  }))
  const lists = columns.filter((name) => columnNamed(place.model, name).isList)
  return {
    columns: [
      ...columns.map((name) => `${operandOf(place, name)} as "${name}"`),
      ...nested.map(({ name, sql }) => `${sql} as "${name}"`),
    ].join(', '),
    isNested: nested.length > 0,
    statements: new ByText(),
    locking: new ByText(),
    read(row) {
      for (const name of lists) row[name] ??= []
      for (const { name, read } of nested) row[name] = read(row[name])
    },
  }
}

export function partsOf({ model }: Place, { select, include }: SelectionArgs) {
  const named = given(isValues(select) ? select : {}).filter(([, of]) => of !== false)
  const besides = given(isValues(include) ? include : {}).filter(([, of]) => of !== false)
  const all = isValues(select) ? named : [...besides]
  const columns = isValues(select)
    ? named.map(([name]) => name).filter((name) => name in model.columns)
    : Object.keys(model.columns)
  return { columns, relations: all.filter(([name]) => !(name in model.columns)) }
}

/** Converts a value in JSON to what `pg` would answer for the column. */
type Read = (value: unknown) => unknown

function nestedRows(
  place: Place,
  name: string,
  of: unknown,
  parameters: Parameters,
): { readonly sql: string; readonly read: Read } {
  const { relation, other, args, rowsFrom } = relatedRows(place, name, of)
  const { columns, relations } = partsOf(other, args)
  const nested = relations.map(([each, ofEach]) => ({
    name: each,
    ...nestedRows(other, each, ofEach, parameters),
  }))
  const operands = [
    ...columns.map((each) => jsonOperand(other, each)),
    ...nested.map(({ sql }) => sql),
  ]
  const rows = `select json_build_array(${operands.join(', ')}) as row ${rowsFrom(parameters)}`
  const readers = [
    ...columns.map((each) => ({ name: each, read: reader(columnNamed(other.model, each)) })),
    ...nested,
  ]
  return { sql: sqlOf(relation, rows, other.alias), read: readerOf(relation, readers) }
}

const sqlOf = ({ isList }: Relation, rows: string, alias: string) =>
  isList ? `(select coalesce(json_agg(${alias}.row), '[]') from (${rows}) ${alias})` : `(${rows})`

function readerOf({ isList }: Relation, readers: readonly { name: string; read: Read }[]): Read {
  const readOne: Read = (row) => {
    if (!Array.isArray(row)) return null
    const values: Record<string, unknown> = {}
    for (const [at, { name, read }] of readers.entries()) values[name] = read(row[at])
    return values
  }
  return (rows) => (isList && Array.isArray(rows) ? rows.map(readOne) : readOne(rows))
}

/** Numbers in JSON would lose digits. */
function jsonOperand(place: Place, name: string): string {
  const { type } = columnNamed(place.model, name)
  if (type === 'Bytes')
    throw new TypeError(`${name} cannot be selected together with other columns`)
  return type === 'BigInt' ? `${operandOf(place, name)}::text` : operandOf(place, name)
}

function reader({ type, isList }: Column): Read {
  if (isList) return (value) => value ?? []
  if (type === 'DateTime') return (value) => (value === null ? null : new Date(String(value)))
  if (type === 'BigInt') return (value) => (value === null ? null : BigInt(String(value)))
  return (value) => value
}
