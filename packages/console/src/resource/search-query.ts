import type { Members } from '../api/json.ts'
import type { ResourceScreen } from './resource-screens.ts'

/** The query of a search. The API searches users in the Lucene syntax. */
export function searchOf({ resource, search }: ResourceScreen, text: string): Members {
  if (!search || text === '') return {}
  if (resource !== 'users' || text.includes(':')) return { [search.parameter]: text }
  const part = text.replace(/[^\p{L}\p{N}@._-]+/gu, '*')
  const members = ['name', 'email', 'username', 'nickname']
  return { [search.parameter]: members.map((member) => `${member}:*${part}*`).join(' OR ') }
}
