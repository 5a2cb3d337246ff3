import { randomBytes } from 'node:crypto'
import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { type PostgresPrograms, preparePostgresPrograms } from './postgres-programs.ts'

const user = 'latchkey'
const databaseName = 'latchkey'
const startTimeoutSeconds = 30

/** How a server names its connections, so that the last one out can stop the database. */
export const applicationName = 'latchkey'

export interface EmbeddedDatabase {
  readonly url: string
  /** Stops PostgreSQL, unless another Latchkey process still uses it. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Made on the first start; holds the data, the password and PostgreSQL's log. */
  readonly folder: string
  /** `false` trades durability for speed; for tests only. */
  readonly durable: boolean
  readonly onProgress?: (sentence: string) => void
}

interface Cluster {
  readonly programs: PostgresPrograms
  readonly dataFolder: string
  readonly logFile: string
  readonly password: string
}

/**
 * Starts the PostgreSQL that comes from the npm registry, or joins the one that already serves the
 * folder: a process killed outright leaves its PostgreSQL running, and a second process may share it.
 *
 * @throws Error whose message says what to do when PostgreSQL cannot start.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedDatabase> {
  const programs = await preparePostgresPrograms(options.folder)
  const { dataFolder } = programs
  const cluster: Cluster = {
    programs,
    dataFolder,
    logFile: join(dataFolder, '..', 'postgres.log'),
    password: await readOrMakePassword(join(options.folder, 'postgres-password')),
  }
  const port = (await runningPort(dataFolder)) ?? (await start(cluster, options))
  const url = (database: string) =>
    `postgres://${user}:${cluster.password}@127.0.0.1:${port}/${database}`
  await createDatabaseOnce(url('postgres'))
  return { url: url(databaseName), stop: () => stopUnlessShared(cluster, url(databaseName)) }
}

async function start(cluster: Cluster, options: EmbeddedPostgresOptions): Promise<number> {
  const { programs, dataFolder, logFile } = cluster
  if (!(await exists(join(dataFolder, 'PG_VERSION')))) {
    options.onProgress?.('Making the database, once')
    await initialise(cluster, options.durable)
  }
  const port = await freePort()
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    ...(options.durable ? [] : ['-c fsync=off', '-c synchronous_commit=off']),
  ]
  const started = await programs.run('pg_ctl', [
    'start',
    `--pgdata=${dataFolder}`,
    `--log=${logFile}`,
    `--options=${settings.join(' ')}`,
    `--timeout=${startTimeoutSeconds}`,
    '--wait',
    '--silent',
  ])
  // Another process may have started it between our look and our try.
  const running = await runningPort(dataFolder)
  if (running !== undefined) return running
  const log = await readFile(logFile, 'utf8').catch(() => '')
  throw new Error(
    `PostgreSQL did not start in ${dataFolder}: ` +
      `${[...started.output.split('\n'), ...log.split('\n')].filter(Boolean).slice(-3).join(' ')}. ` +
      `Its log is ${logFile}. Mend what it names, or set DATABASE_URL to a PostgreSQL of your own.`,
  )
}

async function initialise({ programs, dataFolder, password }: Cluster, durable: boolean) {
  const passwordFile = join(dataFolder, '..', 'initdb-password')
  await programs.writeFile(passwordFile, password)
  const made = await programs.run('initdb', [
    `--pgdata=${dataFolder}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ])
  await programs.removeFile(passwordFile)
  if (made.exitCode !== 0) {
    const reason = made.output.split('\n').filter(Boolean).slice(-3).join(' ')
    throw new Error(`The database could not be made in ${dataFolder}: ${reason}`)
  }
}

/** The port of the live PostgreSQL that serves the folder, if there is one. */
async function runningPort(dataFolder: string): Promise<number | undefined> {
  const lines = (await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  )
  const [pid, port, status] = [Number(lines[0]), Number(lines[3]), lines[7]?.trim()]
  return pid && port && status === 'ready' && isAlive(pid) ? port : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function createDatabaseOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`)
  } catch (error) {
    const duplicates = ['42P04', '23505'] // another process made it between our look and our try
    if (!duplicates.includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}

async function stopUnlessShared({ programs, dataFolder }: Cluster, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rowCount } = await client.query(
      'select 1 from pg_stat_activity where application_name = $1 limit 1',
      [applicationName],
    )
    if (rowCount) return
  } catch {
    return // it is not running any more
  } finally {
    await client.end().catch(() => undefined)
  }
  await programs.run('pg_ctl', ['stop', `--pgdata=${dataFolder}`, '--mode=fast', '--silent'])
}

async function readOrMakePassword(file: string): Promise<string> {
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return (await readFile(file, 'utf8')).trim()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
