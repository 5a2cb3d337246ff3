import { Prisma } from '../prisma/client.ts'
import type { Column } from './model.ts'

/** The values of a statement, which its text names `$1`, `$2` and so on. */
export class Parameters {
  readonly values: unknown[] = []
  #isVarying = false

  /** Whether the text is another one for each number of values, so that keeping it is no use. */
  get isVarying(): boolean {
    return this.#isVarying
  }

  vary(): void {
    this.#isVarying = true
  }

  /** @returns the name of the value */
  add(value: unknown): string {
    return `$${this.values.push(sent(value))}`
  }

  /** The same for a value that a column is to have. */
  addOf({ type, isList }: Column, value: unknown): string {
    if (value === null || value === Prisma.DbNull) return 'null'
    if (type !== 'Json') return this.add(value)
    const text = value === Prisma.JsonNull ? 'null' : JSON.stringify(value)
    if (isList) throw new TypeError('A column of several JSON values is not written')
    return this.add(text)
  }
}

/** A value as PostgreSQL reads it: `pg` alone would send dates in the time zone of the machine. */
export function sent(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(sent)
  return typeof value === 'bigint' ? String(value) : value
}
