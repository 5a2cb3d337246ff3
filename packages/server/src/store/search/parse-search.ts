import { parseQuery, type Query, SearchQueryError } from '@latchkey/search-query'
import { refusedQuery } from './fields.ts'

/**
 * Parses the parameter `q` of a list.
 *
 * @throws ApiError `invalid_query_string` with the position of the error
 */
export function parseSearch(q = ''): Query {
  try {
    return parseQuery(q)
  } catch (error) {
    if (!(error instanceof SearchQueryError)) throw error
    throw refusedQuery(`at character ${error.position}: ${error.message}`)
  }
}
