import { Prisma } from '../prisma/client.ts'

/**
 * PostgreSQL plans a named statement once per connection. The texts come from Prisma and from our
 * own templates, never from a caller. One that has a list is another text for each length of it,
 * and a page of users has three: such texts get no name, or they would soon have all of them.
 */
const statementNames = new Map<string, string>()
const statementNamesMax = 500

/** What Prisma writes for two values or more. */
const list = / IN \(\$\d+,/

/** PostgreSQL forgets the statement of no name when the next comes. */
export const unnamed = ''

/**
 * Put before a statement whose text has more forms than there are names, or that is planned best
 * by the values it is about, such as a search.
 */
export const replanned = Prisma.raw('/* planned anew */')

/** The name of a statement, or an empty text for none. */
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
