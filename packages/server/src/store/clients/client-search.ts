import type { Clause, Query } from '@latchkey/search-query'
import type { Prisma } from '../prisma/client.ts'
import { refusedQuery, shown } from '../search/fields.ts'
import { parseSearch } from '../search/parse-search.ts'

type Condition = Prisma.ClientWhereInput

/**
 * The condition of the parameter `q` of the list of clients. It can search by client grants only.
 *
 * @throws ApiError `invalid_query_string`
 */
export function clientSearch(q: string): Condition {
  return conditionOf(parseSearch(q))
}

function conditionOf(query: Query): Condition {
  switch (query.kind) {
    case 'all':
      return {}
    case 'not':
      return { NOT: conditionOf(query.query) }
    case 'and':
      return { AND: query.queries.map(conditionOf) }
    case 'or':
      return { OR: query.queries.map(conditionOf) }
    default:
      return clauseCondition(query)
  }
}

function clauseCondition(clause: Clause): Condition {
  const field = clause.field?.join('.')
  const value = clause.kind === 'term' ? clause.value : undefined
  if (field === 'client_grant.allow_any_organization' && value === 'true') {
    const settings = { path: ['allow_any_organization'], equals: true }
    return { clientGrants: { some: { settings } } }
  }
  if (field === 'client_grant.organization_id' && value !== undefined) {
    return { clientGrants: { some: { organizations: { some: { organizationId: value } } } } }
  }
  const known = 'client_grant.organization_id:{id} and client_grant.allow_any_organization:true'
  throw refusedQuery(`${shown(field ?? value ?? clause.kind)} is not one of ${known}`)
}
