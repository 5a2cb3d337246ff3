import type { Clause, Query } from '@latchkey/search-query'
import { Prisma } from '../prisma/client.ts'
import { fieldCondition } from './field-condition.ts'
import type { SearchFields } from './fields.ts'

/**
 * The SQL condition for rows that match a query. Values of the caller are passed as parameters.
 *
 * @throws ApiError `invalid_query_string` for an unknown field, and for a value of the wrong type
 */
export function searchCondition(query: Query, fields: SearchFields): Prisma.Sql {
  switch (query.kind) {
    case 'all':
      return Prisma.sql`true`
    case 'not':
      return Prisma.sql`(${searchCondition(query.query, fields)}) is not true`
    case 'and':
    case 'or': {
      const conditions = query.queries.map((each) => searchCondition(each, fields))
      return Prisma.sql`(${Prisma.join(conditions, ` ${query.kind} `)})`
    }
    default:
      return clauseCondition(query, fields)
  }
}

function clauseCondition(clause: Clause, fields: SearchFields): Prisma.Sql {
  if (clause.field !== undefined) return fieldCondition(clause, fields.find(clause.field))
  const conditions = fields.bare.map((field) => fieldCondition(clause, field))
  return Prisma.sql`(${Prisma.join(conditions, ' or ')})`
}
