import { PrismaPg } from '@prisma/adapter-pg'
import { applicationName } from './embedded-postgres.ts'
import { PrismaClient } from './prisma/client.ts'

export type Database = PrismaClient

interface DatabaseOptions {
  readonly url: string
  readonly poolSize: number
  /** Bounds the wait for a connection and for an answer; what takes longer becomes a 503. */
  readonly timeoutMs: number
  readonly onError: (error: Error) => void
}

/** Opens a bounded pool of connections; the first query connects. Close with `$disconnect()`. */
export function openDatabase(options: DatabaseOptions): Database {
  const adapter = new PrismaPg(
    {
      connectionString: options.url,
      application_name: applicationName,
      max: options.poolSize,
      connectionTimeoutMillis: options.timeoutMs,
      query_timeout: options.timeoutMs,
      statement_timeout: options.timeoutMs,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
    },
    {
      onPoolError: options.onError,
      onConnectionError: options.onError,
      statementNameGenerator: ({ sql }) => statementName(sql),
    },
  )
  return new PrismaClient({ adapter })
}

/**
 * PostgreSQL plans a named statement once per connection. The texts come from Prisma and from our own
 * templates, never from a caller; lists make their number open-ended, so the names have a bound.
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
