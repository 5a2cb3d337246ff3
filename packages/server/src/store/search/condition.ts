import type { Clause, Query } from '@latchkey/search-query'
import { Prisma } from '../prisma/client.ts'
import { fieldCondition } from './field-condition.ts'
import type { SearchFields } from './fields.ts'

/**
 * The condition of SQL that holds for the rows which a query asks for. It is true, false or, like
 * any condition, null; all that a caller said is a parameter of it.
 *
 * @throws ApiError `invalid_query_string`: no such field, or a value that its type has not
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
