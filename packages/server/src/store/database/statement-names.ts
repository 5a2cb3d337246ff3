import { Prisma } from '../prisma/client.ts'

/**
 * Names by statement: PostgreSQL plans a named statement once per connection. The texts come from
 * Prisma and our templates, never from a caller. Texts with lists of varying length get no name, or
 * they would use up all names.
 */
const statementNames = new Map<string, string>()
const statementNamesMax = 500

/** The SQL that Prisma writes for lists of two or more values. */
const list = / IN \(\$\d+,/

/** PostgreSQL replaces the unnamed statement with the next one. */
export const unnamed = ''

/**
 * Prefix of statements that must be planned for their values, such as searches, or whose text
 * varies.
 */
export const replanned = Prisma.raw('/* planned anew */')

/** The name of a statement; empty for an unnamed one. */
export function statementName(sql: string): string {
  if (sql.startsWith(replanned.sql)) return unnamed
  const known = statementNames.get(sql)
  if (known !== undefined) return known
  if (list.test(sql)) return unnamed
  if (statementNames.size >= statementNamesMax) return unnamed
  const name = `s${statementNames.size}`
  statementNames.set(sql, name)
  return name
}
