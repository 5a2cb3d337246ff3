import { conditionOf, operandOf, type Place } from './condition.ts'
import { given, isValues, joinOf, modelNamed, type Relation, type Values } from './model.ts'
import type { Parameters } from './parameters.ts'

/** The related rows that a selection has in a relation. */
interface RelatedRows {
  readonly relation: Relation
  readonly other: Place
  /** What is selected of them. */
  readonly args: Values
  /** The statement from its `from` to its end. */
  readonly rowsFrom: (parameters: Parameters) => string
}

/** @param of what Prisma takes for the relation: which rows, in which order, and what of them */
export function relatedRows({ model, alias }: Place, name: string, of: unknown): RelatedRows {
  const relation = model.relations[name]
  if (!relation) throw new TypeError(`${model.table} has no relation ${name}`)
  const { where = {}, orderBy, take, ...args } = isValues(of) ? of : {}
  const other = { model: modelNamed(relation.model), alias: `${alias}_${name}` }
  const joined = joinOf(model, relation).map(
    ({ from, to }) => `${other.alias}.${to} = ${alias}.${from}`,
  )
  const rowsFrom = (parameters: Parameters) => {
    const condition = [...joined, conditionOf(other, isValues(where) ? where : {}, parameters)]
    const limit = typeof take === 'number' ? `limit ${parameters.limit(take)}` : ''
    return `from ${other.model.table} ${other.alias} where ${condition.join(' and ')}
      ${orderOf(other, orderBy)} ${limit}`
  }
  return { relation, other, args, rowsFrom }
}

/** Translates an `orderBy` of Prisma to SQL. */
export function orderOf(place: Place, orderBy: unknown): string {
  const parts = (Array.isArray(orderBy) ? orderBy : [orderBy ?? {}]).flatMap((part: Values) =>
    given(part).map(([name, direction]) => {
      if (direction !== 'asc' && direction !== 'desc') {
        throw new TypeError(`The order of ${name} must be asc or desc`)
      }
      return `${operandOf(place, name)} ${direction}`
    }),
  )
  return parts.length > 0 ? `order by ${parts.join(', ')}` : ''
}
