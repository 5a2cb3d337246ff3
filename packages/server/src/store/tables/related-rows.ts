import { conditionOf, operandOf, type Place, relatedPlace } from './condition.ts'
import { given, isValues, type Relation, type Values } from './model.ts'
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
export function relatedRows(place: Place, name: string, of: unknown): RelatedRows {
  const { where = {}, orderBy, take, ...args } = isValues(of) ? of : {}
  const { relation, other, joined } = relatedPlace(place, name)
  const rowsFrom = (parameters: Parameters) => {
    const condition = conditionOf(other, isValues(where) ? where : {}, parameters)
    const limit = typeof take === 'number' ? `limit ${parameters.limit(take)}` : ''
    return `from ${other.model.table} ${other.alias} where ${joined} and ${condition}
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
