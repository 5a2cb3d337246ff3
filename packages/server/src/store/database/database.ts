import type pg from 'pg'
import type { Prisma } from '../prisma/client.ts'
import { runBy } from '../tables/run.ts'
import { tables } from '../tables/tables.ts'
import { BoundedPool } from './bounded-pool.ts'
import { connectionSettings } from './connection-settings.ts'
import { applicationName } from './embedded-sessions.ts'
import { GroupCommit } from './group-commit.ts'
import { PipelinedReads } from './pipelined-reads.ts'
import { StatementNames } from './statement-names.ts'
import { inTransaction, type Statements } from './transactions.ts'
import { Turns } from './turns.ts'

/** How to connect to a database. */
export interface DatabaseOptions {
  readonly url: string
  /** Whether a pooler in transaction mode is between the server and PostgreSQL. */
  readonly isPooled?: boolean
  readonly poolSize: number
  /**
   * The longest wait for a connection, and for an answer; the deadline of the request limits both
   * together. Exceeding it is a 503.
   */
  readonly timeoutMs: number
  readonly onError: (error: Error) => void
}

/** The tables outside of transactions, and the connection pool. */
export interface Database extends Prisma.TransactionClient {
  /** The pool, for statements that are not operations of a table. */
  readonly pool: pg.Pool
  readonly reads: PipelinedReads
  /** Writes of concurrent requests, which are committed together. */
  readonly group: GroupCommit
  /** The same for statements that do not wait for the disk. */
  readonly groupWithoutSync: GroupCommit
  /**
   * The tables, read without a connection of the pool: for what transactions wait for, which may
   * have all of them. Only for reads of a few rows.
   */
  readonly apart: Prisma.TransactionClient
  /** The same for a statement that is not an operation of a table. */
  queryApart<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>>
  /**
   * Runs `work` in one transaction, with the tables, with SQL statements, and with tables whose
   * reads lock the rows that they return.
   *
   * @param options.timeoutMs the longest time; by default that of one statement
   * @param options.isOptimistic whether the row that the transaction begins with may be read before
   *   it begins; throws ChangedRowError if another transaction has then changed the row
   */
  transaction<T>(work: TransactionWork<T>, options?: TransactionOptions): Promise<T>
  /** Closes all connections. */
  close(): Promise<void>
}

interface TransactionOptions {
  readonly timeoutMs?: number
  readonly isOptimistic?: boolean
}

type TransactionWork<T> = (
  tables: Prisma.TransactionClient,
  statements: Statements,
  locked: Prisma.TransactionClient,
) => Promise<T>

/** Opens a bounded pool of connections; the first statement connects. */
export function openDatabase(options: DatabaseOptions): Database {
  const { onError, timeoutMs: usualMs } = options
  const pool = openPool(options)
  const names = new StatementNames()
  const turns = new Turns()
  const group = new GroupCommit(pool)
  const reads = new PipelinedReads(pool, connectionConfig(options), onError, options.isPooled)
  // A pooler may run each statement in another session, so reads cannot share a connection there.
  const own = options.isPooled ? openPool({ ...options, poolSize: 1 }) : undefined
  const queryApart: Database['queryApart'] = (statement) =>
    own?.query(statement) ?? reads.queryApart(statement)
  const apart = runBy(names, queryApart)
  const outside = runBy(
    names,
    (statement) => pool.query(statement),
    (statement) => reads.query(statement),
  )
  return Object.assign(tables(outside), {
    pool,
    reads,
    group,
    groupWithoutSync: new GroupCommit(pool),
    apart: tables(apart),
    queryApart,
    transaction: <T>(
      work: TransactionWork<T>,
      { timeoutMs = usualMs, isOptimistic = false }: TransactionOptions = {},
    ) =>
      inTransaction(
        { pool, turns, timeoutMs, group, ...(isOptimistic && { reads }) },
        (statements) => {
          const run = runBy(names, (statement) => statements.query(statement))
          return work(tables(run), statements, tables(run, true))
        },
      ),
    async close() {
      await reads.close()
      await own?.end()
      await pool.end()
    },
  })
}

const connectionConfig = ({ url, timeoutMs, isPooled = false }: DatabaseOptions) => ({
  ...connectionSettings(url),
  application_name: applicationName,
  connectionTimeoutMillis: timeoutMs,
  query_timeout: timeoutMs,
  // A session parameter, which poolers refuse; there, set it for the role.
  ...(!isPooled && { statement_timeout: timeoutMs }),
  keepAlive: true,
})

/**
 * Opens a pool; the first query connects. Close it with `end()`.
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
  pool.on('error', (error: Error & { client?: unknown }) => {
    error.client = undefined // pg adds the connection, with its statements and its cancel key
    options.onError(error)
  })
  // For a moment, a client from the pool has no listener; its next query fails with the same error.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Whether the database accepts writes, which standbys and read-only databases do not. Requests that
 * have all connections of the pool do not delay it: a load balancer would stop sending any.
 *
 * @throws Error if it does not respond
 */
export async function takesWrites({ queryApart }: Database): Promise<boolean> {
  const text = "select current_setting('transaction_read_only') = 'off' as writable"
  const { rows } = await queryApart<{ writable: boolean }>({ name: 'takes writes', text })
  return rows[0]?.writable ?? false
}
