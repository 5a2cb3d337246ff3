import type { LockingRead } from '../database/optimistic.ts'
import { isValues, type Model, type Values } from './model.ts'
import type { Run } from './run.ts'
import type { SelectionArgs } from './selection.ts'
import {
  counting,
  deleting,
  inserting,
  type Rows,
  selecting,
  selectingLocked,
  type TableStatement,
  updating,
} from './statements.ts'

interface Data extends Rows, SelectionArgs {
  readonly data: object
}

type Listed = SelectionArgs & {
  readonly data: object | readonly object[]
  readonly skipDuplicates?: boolean
}

/** A read that may return or count more rows is not `soon`. */
const fewRows = 1001
const whenOf = ({ take = Number.POSITIVE_INFINITY }: Rows) => (take > fewRows ? 'later' : 'soon')

/** The operations of Prisma on one table, each by one statement. */
export class Table {
  readonly #model: Model
  readonly #run: Run
  readonly #isLocking: boolean

  /** @param isLocking whether reads of rows lock them until the transaction ends */
  constructor(model: Model, run: Run, isLocking: boolean) {
    this.#model = model
    this.#run = run
    this.#isLocking = isLocking
  }

  findUnique(args: Rows & SelectionArgs): Promise<unknown> {
    const isLockedByKey = this.#isLocking && args.take === undefined
    const statement = isLockedByKey
      ? selectingLocked(this.#model, args)
      : selecting(this.#model, args, this.#isLocking)
    return this.#row(statement, 'soon')
  }

  async findUniqueOrThrow(args: Rows & SelectionArgs): Promise<unknown> {
    return (await this.findUnique(args)) ?? this.#missing()
  }

  findFirst(args: Rows & SelectionArgs): Promise<unknown> {
    return this.findUnique({ ...args, take: 1 })
  }

  findMany(args: Rows & SelectionArgs): Promise<unknown[]> {
    return this.#rows(selecting(this.#model, args, this.#isLocking), whenOf(args))
  }

  async count(args: Rows): Promise<unknown> {
    const row = await this.#row(counting(this.#model, args), whenOf(args))
    return isValues(row) ? row.count : 0
  }

  create({ data, ...selection }: Data): Promise<unknown> {
    return this.#row(inserting(this.#model, [data], 'error', selection))
  }

  async createMany({ data, skipDuplicates }: Listed): Promise<{ count: number }> {
    const rows = [data].flat()
    if (rows.length === 0) return { count: 0 }
    return this.#count(inserting(this.#model, rows, onDuplicate(skipDuplicates), undefined))
  }

  async createManyAndReturn({ data, skipDuplicates, ...selection }: Listed): Promise<unknown[]> {
    const rows = [data].flat()
    if (rows.length === 0) return []
    return this.#rows(inserting(this.#model, rows, onDuplicate(skipDuplicates), selection))
  }

  async update({ where = {}, data, ...selection }: Data): Promise<unknown> {
    const statement = updating(this.#model, { where, data }, selection)
    if (!statement) return this.findUniqueOrThrow({ where, ...selection })
    return (await this.#row(statement)) ?? this.#missing()
  }

  async updateMany({ where = {}, data }: Data): Promise<{ count: number }> {
    const statement = updating(this.#model, { where, data }, undefined)
    return statement ? this.#count(statement) : { count: 0 }
  }

  async updateManyAndReturn({ where = {}, data, ...selection }: Data): Promise<unknown[]> {
    const statement = updating(this.#model, { where, data }, selection)
    return statement ? this.#rows(statement) : []
  }

  upsert({ where, create, update, ...selection }: Upsert): Promise<unknown> {
    const [name = ''] = Object.keys(where)
    const key = this.#model.keys[name]
    if (!key) throw new TypeError(`${this.#model.table} has no key ${name}`)
    return this.#row(inserting(this.#model, [create], { key, update }, selection))
  }

  async delete({ where = {}, ...selection }: Rows & SelectionArgs): Promise<unknown> {
    return (await this.#row(deleting(this.#model, { where }, selection))) ?? this.#missing()
  }

  async deleteMany({ where = {} }: Rows): Promise<{ count: number }> {
    return this.#count(deleting(this.#model, { where }, undefined))
  }

  // No async functions: these run for each statement, and each promise costs time while there is an
  // async context per request.
  #rows(statement: TableStatement, when: 'soon' | 'later' = 'later'): Promise<Values[]> {
    return this.#run(configOf(statement), when).then(({ rows }) => {
      for (const row of rows) statement.read(row)
      return rows
    })
  }

  /** The first row, or null. */
  #row(statement: TableStatement, when: 'soon' | 'later' = 'later'): Promise<Values | null> {
    return this.#run(configOf(statement), when).then(({ rows: [row] }) => {
      if (row) statement.read(row)
      return row ?? null
    })
  }

  async #count(statement: TableStatement): Promise<{ count: number }> {
    const { rowCount } = await this.#run(configOf(statement), 'later')
    return { count: rowCount ?? 0 }
  }

  #missing(): never {
    throw new Error(`The row does not exist in ${this.#model.table}`)
  }
}

interface Upsert extends SelectionArgs {
  readonly where: object
  readonly create: object
  readonly update: object
}

const onDuplicate = (isSkipped: boolean | undefined) => (isSkipped ? 'nothing' : 'error')

function configOf(statement: TableStatement): LockingRead {
  const { text, values, isVarying, lock, optimistic } = statement
  return {
    text,
    values: [...values],
    ...(isVarying && { name: '' }),
    ...(lock && { lock }),
    ...(optimistic && !isVarying && { optimistic }),
  }
}
