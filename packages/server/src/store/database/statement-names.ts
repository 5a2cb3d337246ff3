import { Prisma } from '../prisma/client.ts'

/** More than the statements of all operations: about 640 (November 2026). */
const statementNamesMax = 1000

/** The SQL that Prisma writes for a list of two or more values. */
const list = / IN \(\$\d+,/

/** The name of the unnamed statement, which PostgreSQL replaces by the next one. */
export const unnamed = ''

/**
 * The prefix of statements that must be planned for their values, such as searches, and of
 * statements whose text varies.
 */
export const replanned = Prisma.raw('/* planned anew */')

/**
 * The prefix of statements that read a few rows by an index, and neither write nor lock, so that
 * they may share a connection. Reads of tables get it by themselves.
 */
export const soon = Prisma.raw('/* a few rows */')

/**
 * Assigns names to statements, the same on all connections of a database, because PostgreSQL plans
 * a named statement once per connection. The texts come from Prisma and from this code, never from
 * a caller. Texts with lists of varying length get no name, because they would exhaust the names.
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
