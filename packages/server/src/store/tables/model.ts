import { models } from '../prisma/tables.ts'

/** A table of the schema of Prisma. Columns are called as there; `name` is the database's name. */
export interface Model {
  readonly table: string
  readonly columns: Readonly<Record<string, Column>>
  /** What names one row: columns by the name that Prisma gives them together. */
  readonly keys: Readonly<Record<string, readonly string[]>>
  readonly relations: Readonly<Record<string, Relation>>
}

export interface Column {
  readonly name: string
  /** `String`, `Int`, `BigInt`, `Float`, `Boolean`, `DateTime`, `Json` or `Bytes`. */
  readonly type: string
  readonly isList: boolean
}

export interface Relation {
  readonly model: string
  readonly isList: boolean
  /** What both sides call it. */
  readonly name: string
  /** The columns that refer, where it is this side that does, and what they refer to. */
  readonly fields: readonly string[]
  readonly references: readonly string[]
}

/** Values by the names of the schema, as the callers of Prisma write them. */
export type Values = Readonly<Record<string, unknown>>

export function modelNamed(name: string): Model {
  const model = models[name]
  if (!model) throw new TypeError(`The schema has no model ${name}`)
  return model
}

export function columnNamed(model: Model, name: string): Column {
  const column = model.columns[name]
  if (!column) throw new TypeError(`${model.table} has no column ${name}`)
  return column
}

/** The pairs of columns by which a row leads to rows of another table. */
export function joinOf(model: Model, { name, ...relation }: Relation): readonly Pair[] {
  const other = modelNamed(relation.model)
  if (relation.fields.length > 0) return pairs(relation.fields, relation.references, model, other)
  const back = Object.values(other.relations).find(
    (each) => each.name === name && each.fields.length > 0,
  )
  if (!back) throw new TypeError(`Nothing of ${other.table} refers to ${model.table}`)
  return pairs(back.references, back.fields, model, other)
}

interface Pair {
  /** The column here. */
  readonly from: string
  /** The column of the other table. */
  readonly to: string
}

function pairs(from: readonly string[], to: readonly string[], model: Model, other: Model): Pair[] {
  return from.map((field, at) => ({
    from: columnNamed(model, field).name,
    to: columnNamed(other, to[at] ?? '').name,
  }))
}

/** The entries that have a value: `undefined` says nothing, as to Prisma. */
export const given = (values: object): [string, unknown][] =>
  Object.entries(values).filter(([, value]) => value !== undefined)

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !(value instanceof Uint8Array)
