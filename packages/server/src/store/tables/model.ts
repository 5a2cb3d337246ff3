import { models } from '../prisma/tables.ts'

/** A table of the Prisma schema. Columns have their names there; `name` is that in the database. */
export interface Model {
  readonly table: string
  readonly columns: Readonly<Record<string, Column>>
  /** Unique keys: columns by Prisma's name of the combination. */
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
  /** The name of the relation on both sides. */
  readonly name: string
  /** The referring columns, if this side refers, and the referenced ones. */
  readonly fields: readonly string[]
  readonly references: readonly string[]
}

/** Values by schema names, as for Prisma. */
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

/** The column pairs that join a row to rows of another table. */
export function joinOf(model: Model, { name, ...relation }: Relation): readonly Pair[] {
  const other = modelNamed(relation.model)
  if (relation.fields.length > 0) return pairs(relation.fields, relation.references, model, other)
  const back = Object.values(other.relations).find(
    (each) => each.name === name && each.fields.length > 0,
  )
  if (!back) throw new TypeError(`${other.table} has no foreign key to ${model.table}`)
  return pairs(back.references, back.fields, model, other)
}

interface Pair {
  /** The column of this table. */
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

/** The entries with a value; `undefined` is ignored, as by Prisma. */
export const given = (values: object): [string, unknown][] =>
  Object.entries(values).filter(([, value]) => value !== undefined)

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !(value instanceof Uint8Array)
