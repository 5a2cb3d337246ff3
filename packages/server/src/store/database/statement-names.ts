import { Prisma } from '../prisma/client.ts'

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

/**
 * Prefix of statements that read a few rows by an index, and neither write nor lock, so that they
 * may share a connection with others. Tables know by themselves which of their reads do.
 */
export const soon = Prisma.raw('/* a few rows */')

/**
 * Names by statement, the same on all connections of a database: PostgreSQL plans a named statement
 * once per connection. The texts come from Prisma and our templates, never from a caller. Texts
 * with lists of varying length get no name, or they would use up all names.
 */
export class StatementNames {
  private readonly names = new Map<string, string>()

  /** The name of a statement; empty for an unnamed one. */
  nameOf(sql: string): string {
    if (sql.startsWith(replanned.sql)) return unnamed
    const known = this.names.get(sql)
    if (known !== undefined) return known
    if (list.test(sql) || this.names.size >= statementNamesMax) return unnamed
    const name = `s${this.names.size}`
    this.names.set(sql, name)
    return name
  }
}
