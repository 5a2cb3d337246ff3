import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { applicationName } from './embedded-postgres.ts'
import { PrismaClient } from './prisma/client.ts'

interface DatabaseOptions {
  readonly url: string
  readonly poolSize: number
  /** Bounds the wait for a connection and for an answer; what takes longer becomes a 503. */
  readonly timeoutMs: number
  readonly onError: (error: Error) => void
}

/**
 * Prisma, and beneath it the bounded pool that it uses, for the few statements that a benchmark
 * shows to be hot: there the pool does in a third of the time what `$queryRaw` does. Only `store/`
 * sees it.
 */
export class Database extends PrismaClient {
  readonly pool: pg.Pool

  constructor(pool: pg.Pool, { onError }: Pick<DatabaseOptions, 'onError'>) {
    const adapter = new PrismaPg(pool, {
      disposeExternalPool: true,
      onPoolError: onError,
      onConnectionError: onError,
      statementNameGenerator: ({ sql }) => statementName(sql),
    })
    super({ adapter })
    this.pool = pool
  }
}

/** Opens a bounded pool of connections; the first query connects. Close with `$disconnect()`. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: applicationName,
    max: options.poolSize,
    connectionTimeoutMillis: options.timeoutMs,
    query_timeout: options.timeoutMs,
    statement_timeout: options.timeoutMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  })
  // The adapter listens too, but from its first query on; before that an error would end the
  // process.
  pool.on('error', options.onError)
  // One that is handed out has no listener for a moment; what then comes, its next query says too.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Database(pool, options)
}

/**
 * PostgreSQL plans a named statement once per connection. The texts come from Prisma and from our
 * own templates, never from a caller; lists make their number open-ended, so the names have a
 * bound.
 */
const statementNames = new Map<string, string>()
const statementNamesMax = 500

function statementName(sql: string): string {
  const known = statementNames.get(sql)
  if (known !== undefined) return known
  if (statementNames.size >= statementNamesMax) return '' // PostgreSQL's unnamed statement
  const name = `s${statementNames.size}`
  statementNames.set(sql, name)
  return name
}

/** Throws unless the database answers. */
export async function pingDatabase(database: Database): Promise<void> {
  await database.$queryRaw`select 1`
}
