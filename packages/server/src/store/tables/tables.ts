import type pg from 'pg'
import { soon } from '../database/statement-names.ts'
import { Prisma } from '../prisma/client.ts'
import { models } from '../prisma/tables.ts'
import { modelNamed } from './model.ts'
import { sent } from './parameters.ts'
import type { Run } from './run.ts'
import { Table } from './table.ts'

/**
 * The tables of the schema, with the operations and types of Prisma. Each operation is one prepared
 * statement; an operation that is not supported throws.
 *
 * @param isLocking whether reads of rows lock them until the transaction ends
 */
export function tables(run: Run, isLocking = false): Prisma.TransactionClient {
  const made = new Tables(run, isLocking)
  if (!isTransactionClient(made)) throw new TypeError('The tables do not match schema.prisma')
  return made
}

/** The class has a member for each table at run time, which the compiler does not know. */
function isTransactionClient(made: object): made is Prisma.TransactionClient {
  return made instanceof Tables
}

class Tables {
  readonly #run: Run
  readonly #isLocking: boolean

  constructor(run: Run, isLocking: boolean) {
    this.#run = run
    this.#isLocking = isLocking
  }

  async $queryRaw(...given: Raw): Promise<unknown[]> {
    return (await this.#raw(given)).rows
  }

  async $executeRaw(...given: Raw): Promise<number> {
    return (await this.#raw(given)).rowCount ?? 0
  }

  async $queryRawUnsafe(text: string, ...values: unknown[]): Promise<unknown[]> {
    return (await this.#run({ text, values: values.map(sent) }, whenOf(text))).rows
  }

  async $executeRawUnsafe(text: string, ...values: unknown[]): Promise<number> {
    return (await this.#run({ text, values: values.map(sent) }, 'later')).rowCount ?? 0
  }

  #raw([first, ...values]: Raw): Promise<pg.QueryResult> {
    const sql = first instanceof Prisma.Sql ? first : Prisma.sql(first, ...values)
    return this.#run({ text: sql.text, values: sql.values.map(sent) }, whenOf(sql.text))
  }

  static {
    for (const name of Object.keys(models)) {
      const delegate = name.charAt(0).toLowerCase() + name.slice(1)
      const model = modelNamed(name)
      Object.defineProperty(Tables.prototype, delegate, {
        get(this: Tables) {
          const value = new Table(model, this.#run, this.#isLocking)
          Object.defineProperty(this, delegate, { value })
          return value
        },
      })
    }
  }
}

const whenOf = (text: string) => (text.trimStart().startsWith(soon.sql) ? 'soon' : 'later')

type Raw = readonly [TemplateStringsArray | Prisma.Sql, ...unknown[]]
