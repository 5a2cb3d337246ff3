import { parseQuery, type Query, SearchQueryError } from '@latchkey/search-query'
import { refusedQuery } from './fields.ts'

/**
 * What the parameter `q` of a list asks for.
 *
 * @throws ApiError `invalid_query_string` that says at which character it is wrong
 */
export function parseSearch(q = ''): Query {
  try {
    return parseQuery(q)
  } catch (error) {
    if (!(error instanceof SearchQueryError)) throw error
    throw refusedQuery(`at character ${error.position}: ${error.message}`)
  }
}
