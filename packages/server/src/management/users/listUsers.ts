import { refusedQuery } from '../../store/search/fields.ts'
import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'
import { fieldSelection } from '../select-fields.ts'
import { showTokens } from './show-tokens.ts'

export const listUsers: Handler<'listUsers'> = async (call) => {
  const { tenant, caller, query, address } = call
  const { search_engine: version = 'v3' } = query
  if (version !== 'v3') {
    throw refusedQuery(`${version} is not supported: write q in the syntax of v3`, 'search_engine')
  }
  const found = await tenant.store.userSearch.list(query)
  const users = await showTokens(caller, tenant, found.items)
  const page = { ...found, items: users.map(fieldSelection(query)) }
  const { body, ...answered } = answerOffset('users', address, query, page)
  if (Array.isArray(body)) return { ...answered, body }
  const { start, limit, users: shown, total } = body
  return { ...answered, body: { start, limit, length: shown.length, users: shown, total } }
}
