import pg from 'pg'
import { connectionSettings } from './connection-settings.ts'

/** The oldest supported major version. */
const versionMin = 14
const connectionTimeoutMs = 5_000

/** The database cannot be used. The message says what to do, and does not contain the password. */
export class DatabaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseError'
  }
}

/**
 * Opens one connection, which the caller must end.
 *
 * @throws DatabaseError if the server is unreachable, too old, or not PostgreSQL
 */
export async function connect(connectionString: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionSettings(connectionString),
    application_name: name,
    connectionTimeoutMillis: connectionTimeoutMs,
  })
  client.on('error', () => {}) // the next query fails with the same error
  try {
    await client.connect()
    await refuseOldVersion(client)
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error instanceof DatabaseError ? error : explain(error, client)
  }
}

async function refuseOldVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const version = rows[0]?.server_version ?? ''
  if (Number.parseInt(version, 10) >= versionMin) return
  throw new DatabaseError(
    `PostgreSQL at ${place(client)} is version ${version}, and Latchkey needs ${versionMin} or ` +
      'later. Upgrade it, or name another in DATABASE_URL.',
  )
}

function explain(cause: unknown, client: pg.Client): DatabaseError {
  const { code = '', message } = cause as { code?: string; message: string }
  const [at, remedy] = [place(client), 'correct DATABASE_URL.']
  const { user, database } = client
  if (code === '28P01' || code === '28000') {
    const refused = `PostgreSQL at ${at} refuses the user ${user} (${message}).`
    return new DatabaseError(`${refused} Correct the user and password: ${remedy}`, { cause })
  }
  if (code === '3D000') {
    const missing = `PostgreSQL at ${at} has no database ${database}.`
    return new DatabaseError(`${missing} Make it with createdb, or ${remedy}`, { cause })
  }
  if (/^E[A-Z_]+$/.test(code) || /timeout/.test(message)) {
    const silent = `No PostgreSQL answers at ${at} (${code || message}).`
    return new DatabaseError(`${silent} Start it, or ${remedy}`, { cause })
  }
  if (code === '' && /terminated unexpectedly|unknown message|unexpected/i.test(message)) {
    return new DatabaseError(`The server at ${at} is not PostgreSQL: ${remedy}`, { cause })
  }
  const unusable = `PostgreSQL at ${at} cannot be used: ${message}.`
  return new DatabaseError(`${unusable} Correct the cause, or ${remedy}`, { cause })
}

function place({ host, port }: pg.Client): string {
  return host.startsWith('/') ? host : `${host}:${port}`
}
