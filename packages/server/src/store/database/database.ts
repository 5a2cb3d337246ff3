import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { type Prisma, PrismaClient } from '../prisma/client.ts'
import { runBy } from '../tables/run.ts'
import { tables } from '../tables/tables.ts'
import { BoundedPool } from './bounded-pool.ts'
import { connectionSettings } from './connection-settings.ts'
import { applicationName } from './embedded-postgres.ts'
import { PipelinedReads } from './pipelined-reads.ts'
import { StatementNames, unnamed } from './statement-names.ts'
import { inTransaction, type Statements } from './transactions.ts'
import { Turns } from './turns.ts'

export interface DatabaseOptions {
  readonly url: string
  /** Whether a pooler in transaction mode is between the server and PostgreSQL. */
  readonly isPooled?: boolean
  readonly poolSize: number
  /**
   * Bounds each wait for a connection and for an answer; the deadline of the request bounds them
   * together. Exceeding it is a 503.
   */
  readonly timeoutMs: number
  readonly onError: (error: Error) => void
}

/**
 * Prisma, and the bounded pool below it for statements that benchmarks show to be hot: the pool
 * takes a third of the time of `$queryRaw`. Only `store/` imports it.
 */
export class Database extends PrismaClient {
  readonly pool: pg.Pool
  readonly reads: PipelinedReads
  /** The tables, outside of any transaction. */
  readonly tables: Prisma.TransactionClient
  readonly #turns = new Turns()
  readonly #timeoutMs: number
  readonly #statementNames: StatementNames

  constructor(options: DatabaseOptions) {
    const { onError, timeoutMs } = options
    const pool = openPool(options)
    const names = new StatementNames()
    const adapter = new PrismaPg(pool, {
      disposeExternalPool: true,
      onPoolError: onError,
      onConnectionError: onError,
      statementNameGenerator: ({ sql }) => (options.isPooled ? unnamed : names.nameOf(sql)),
    })
    super({ adapter, transactionOptions: { maxWait: timeoutMs, timeout: timeoutMs } })
    this.pool = pool
    this.reads = new PipelinedReads(pool, connectionConfig(options), onError, options.isPooled)
    const { reads } = this
    this.tables = tables(
      runBy(
        names,
        (statement) => pool.query(statement),
        (statement) => reads.query(statement),
      ),
    )
    this.#timeoutMs = timeoutMs
    this.#statementNames = names
  }

  /** Runs `work` in one transaction, with the tables and with SQL statements. */
  transaction<T>(
    work: (tables: Prisma.TransactionClient, statements: Statements) => Promise<T>,
  ): Promise<T> {
    const parts = { pool: this.pool, turns: this.#turns, timeoutMs: this.#timeoutMs }
    return inTransaction(parts, (statements) =>
      work(
        tables(runBy(this.#statementNames, (statement) => statements.query(statement))),
        statements,
      ),
    )
  }

  override async $disconnect(): Promise<void> {
    await this.reads.close()
    await super.$disconnect()
  }
}

/** Opens a bounded pool of connections; the first query connects. Close with `$disconnect()`. */
export function openDatabase(options: DatabaseOptions): Database {
  return new Database(options)
}

const connectionConfig = ({ url, timeoutMs, isPooled = false }: DatabaseOptions) => ({
  ...connectionSettings(url),
  application_name: applicationName,
  connectionTimeoutMillis: timeoutMs,
  query_timeout: timeoutMs,
  // A session parameter, which poolers refuse; there it is set on the role.
  ...(!isPooled && { statement_timeout: timeoutMs }),
  keepAlive: true,
})

/**
 * A bounded pool of connections; the first query connects. Close with `end()`.
 *
 * @param onConnect awaited before a new connection is used
 */
export function openPool(
  options: DatabaseOptions,
  onConnect?: (client: pg.ClientBase) => Promise<unknown>,
): pg.Pool {
  const pool = new BoundedPool({
    ...connectionConfig(options),
    max: options.poolSize,
    isPooled: options.isPooled ?? false,
    pipeline: true,
    idleTimeoutMillis: 60_000,
    ...(onConnect && { onConnect }),
  })
  // The adapter adds a listener with its first query; an earlier error would end the process.
  pool.on('error', options.onError)
  // A client that was just handed out has no listener for a moment; its next query fails with the
  // same error.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Whether the database accepts writes; a standby or a read-only database does not.
 *
 * @throws Error when it does not answer
 */
export async function takesWrites({ pool }: Database): Promise<boolean> {
  const text = "select current_setting('transaction_read_only') = 'off' as writable"
  const { rows } = await pool.query<{ writable: boolean }>({ name: 'takes writes', text })
  return rows[0]?.writable ?? false
}
