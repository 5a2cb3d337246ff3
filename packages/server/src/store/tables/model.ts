import { models } from '../prisma/tables.ts'

/**
 * A table of the Prisma schema. Its columns have their names in the schema; `name` is the one in
 * the database.
 */
export interface Model {
  readonly table: string
  readonly columns: Readonly<Record<string, Column>>
  /** The unique keys: their columns, by the name that Prisma gives to the combination. */
  readonly keys: Readonly<Record<string, readonly string[]>>
  readonly relations: Readonly<Record<string, Relation>>
}

/** A column of a table. */
export interface Column {
  readonly name: string
  /** `String`, `Int`, `BigInt`, `Float`, `Boolean`, `DateTime`, `Json` or `Bytes`. */
  readonly type: string
  readonly isList: boolean
}

/** A relation to another table. */
export interface Relation {
  readonly model: string
  readonly isList: boolean
  /** The name of the relation on both sides. */
  readonly name: string
  /** The referring columns, if this side refers to the other, and the referenced columns. */
  readonly fields: readonly string[]
  readonly references: readonly string[]
}

/** Values by the names of the schema, as Prisma takes them. */
export type Values = Readonly<Record<string, unknown>>

/** The model of this name in the schema; throws if there is none. */
export function modelNamed(name: string): Model {
  const model = models[name]
  if (!model) throw new TypeError(`The schema has no model ${name}`)
  return model
}

/** The column of this name in a model; throws if there is none. */
export function columnNamed(model: Model, name: string): Column {
  const column = model.columns[name]
  if (!column) throw new TypeError(`${model.table} has no column ${name}`)
  return column
}

/** The pairs of columns that join a row to rows of another table. */
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

/** The entries that have a value; `undefined` is ignored, as Prisma does. */
export const given = (values: object): [string, unknown][] =>
  Object.entries(values).filter(([, value]) => value !== undefined)

/** Whether a value is an object of values: no array, date or bytes. */
export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !(value instanceof Uint8Array)
