import type { Clause, FieldPath, Query } from '@latchkey/search-query'
import { refusedQuery, shown } from '../search/fields.ts'
import { parseSearch } from '../search/parse-search.ts'
import type { Wire as CustomDomain } from './custom-domain-rows.ts'

type Matches = (item: CustomDomain) => boolean

/** The members that a query can name, besides those of `domain_metadata`. */
const members = ['custom_domain_id', 'domain', 'is_default', 'primary', 'status', 'type'] as const

/**
 * The condition of the parameter `q` of the list of custom domains. It is evaluated in memory,
 * because a tenant has few of them, and their status is not a column.
 *
 * @throws ApiError `invalid_query_string`
 */
export const customDomainSearch = (q: string | undefined): Matches => matcher(parseSearch(q))

function matcher(query: Query): Matches {
  switch (query.kind) {
    case 'all':
      return () => true
    case 'not': {
      const matches = matcher(query.query)
      return (item) => !matches(item)
    }
    case 'and': {
      const all = query.queries.map(matcher)
      return (item) => all.every((matches) => matches(item))
    }
    case 'or': {
      const all = query.queries.map(matcher)
      return (item) => all.some((matches) => matches(item))
    }
    default:
      return clauseMatcher(query)
  }
}

function clauseMatcher(clause: Clause): Matches {
  const read = readerOf(clause.field ?? ['domain'])
  switch (clause.kind) {
    case 'term': {
      const wanted = clause.value.toLowerCase()
      return (item) => read(item) === wanted
    }
    case 'pattern':
      return (item) => matchesParts(read(item), clause.parts)
    case 'exists':
      return (item) => read(item) !== undefined
    default:
      throw refusedQuery('custom domains cannot be searched by a range')
  }
}

/** @returns a function that reads a member as a text in lower case */
function readerOf(path: FieldPath): (item: CustomDomain) => string | undefined {
  const [first, key, ...more] = path
  if (first === 'domain_metadata' && key !== undefined && more.length === 0) {
    return ({ domain_metadata }) => domain_metadata[key]?.toLowerCase()
  }
  const member = members.find((each) => each === path.join('.'))
  if (member) return (item) => String(item[member]).toLowerCase()
  const known = [...members, 'domain_metadata.{key}'].join(', ')
  throw refusedQuery(`${shown(path.join('.'))} is not one of ${known}`)
}

/** Whether a text consists of the parts, with any text between them. */
function matchesParts(text: string | undefined, parts: readonly string[]): boolean {
  if (text === undefined) return false
  const [first = '', ...rest] = parts.map((each) => each.toLowerCase())
  const last = rest.pop() ?? ''
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let at = first.length
  for (const part of rest) {
    const found = text.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return at <= text.length - last.length
}
