import { isUsualLimit } from '../database/limits.ts'
import { Prisma } from '../prisma/client.ts'
import type { Column } from './model.ts'

/** The values of a statement, which its text refers to by `$1`, `$2` and so on. */
export class Parameters {
  readonly values: unknown[] = []
  #isVarying = false

  /** Whether the text depends on the number of values, so that it should not be prepared. */
  get isVarying(): boolean {
    return this.#isVarying
  }

  vary(): void {
    this.#isVarying = true
  }

  /**
   * Adds a value.
   *
   * @returns the text that refers to it
   */
  add(value: unknown): string {
    return `$${this.values.push(sent(value))}`
  }

  /** A limit of rows: a usual one as text, others as a value. */
  limit(rows: number): string {
    return isUsualLimit(rows) ? String(rows) : this.add(rows)
  }

  /** Adds a value for a column. */
  addOf({ type, isList }: Column, value: unknown): string {
    if (value === null || value === Prisma.DbNull) return 'null'
    if (type !== 'Json') return this.add(value)
    const text = value === Prisma.JsonNull ? 'null' : JSON.stringify(value)
    if (isList) throw new TypeError('Arrays of JSON are not supported as values of columns')
    return this.add(text)
  }
}

/** A value in a form that PostgreSQL reads; `pg` would write dates in the local time zone. */
export function sent(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(sent)
  return typeof value === 'bigint' ? String(value) : value
}
