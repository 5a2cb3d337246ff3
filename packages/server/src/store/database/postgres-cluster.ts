import { randomBytes } from 'node:crypto'
import { access, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { superuser } from './embedded-roles.ts'
import type { PostgresPrograms } from './postgres-programs.ts'

const startTimeoutSeconds = 30
const logBytesMax = 10_000_000

/** The files and programs of an embedded PostgreSQL. */
export interface Cluster {
  readonly programs: PostgresPrograms
  readonly password: string
  /** `false`: faster, but data may be lost; for tests only. */
  readonly durable: boolean
  /** Further settings of PostgreSQL, by name. */
  readonly settings: Readonly<Record<string, string>>
}

/** Whether the data folder contains a database. */
export function isInitialised({ programs }: Cluster): Promise<boolean> {
  return access(join(programs.dataFolder, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
}

/**
 * Creates the data folder under another name, and renames it: a killed process leaves no incomplete
 * cluster, and of two concurrent starts the second uses the cluster of the first.
 */
export async function initialise(cluster: Cluster): Promise<void> {
  const { programs, password, durable } = cluster
  const name = `${programs.dataFolder}-${randomBytes(4).toString('hex')}`
  const passwordFile = `${name}.password`
  await programs.writeFile(passwordFile, password)
  const made = await programs.run('initdb', [
    `--pgdata=${name}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ])
  await rm(passwordFile, { force: true })
  const isMade = made.exitCode === 0
  if (isMade) await rename(name, programs.dataFolder).catch(() => undefined)
  await rm(name, { recursive: true, force: true })
  if (await isInitialised(cluster)) return
  const reason = isMade
    ? 'the folder has other files. Move them elsewhere.'
    : lastLines(made.output)
  throw new Error(
    `The database could not be created in ${programs.dataFolder}: ${reason} ` +
      'Correct that, or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

/** Removes what killed first starts left beside the database. */
export async function removeUnfinished({ programs }: Cluster): Promise<void> {
  const folder = dirname(programs.dataFolder)
  const unfinished = new RegExp(`^${basename(programs.dataFolder)}-[0-9a-f]{8}(\\.password)?$`)
  const names = (await readdir(folder)).filter((name) => unfinished.test(name))
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true })
}

/**
 * Starts PostgreSQL.
 *
 * @param port by default, one that is free
 * @returns why it did not start; undefined if it did
 */
export async function start(cluster: Cluster, port?: number): Promise<string | undefined> {
  const { programs, durable, settings: further } = cluster
  const { dataFolder } = programs
  const logFile = join(dirname(dataFolder), 'postgres.log')
  await removeStaleLock(cluster)
  await limitLog(logFile)
  const settings = [
    `-p ${port ?? (await freePort())}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    // Without statistics, PostgreSQL may choose a wrong index for a new table, which can fill
    // quickly.
    '-c autovacuum_naptime=5s',
    ...(durable ? [] : ['-c fsync=off', '-c synchronous_commit=off']),
    ...Object.entries(further).map(([name, value]) => `-c ${name}=${value}`),
  ]
  const before = await readLog(logFile)
  const { exitCode, output } = await programs.run('pg_ctl', [
    'start',
    `--pgdata=${basename(dataFolder)}`,
    `--log=${basename(logFile)}`,
    `--options=${settings.join(' ')}`,
    `--timeout=${startTimeoutSeconds}`,
    '--wait',
    '--silent',
  ])
  if (exitCode === 0) return undefined
  const logged = (await readLog(logFile)).slice(before.length)
  return `${lastLines(logged || output)} Its log is ${logFile}.`
}

/** PostgreSQL appends to its log for years. A large one becomes the only former one. */
async function limitLog(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (found && found.size > logBytesMax) await rename(file, `${file}.1`)
}

function readLog(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}

/** Stops PostgreSQL, closing all connections; resolves once it has ended. */
export async function stop({ programs }: Cluster): Promise<void> {
  await programs.run('pg_ctl', [
    'stop',
    `--pgdata=${programs.dataFolder}`,
    '--mode=fast',
    '--silent',
  ])
}

/** The port of the PostgreSQL that runs in the folder; undefined if there is none. */
export async function runningPort(cluster: Cluster): Promise<number | undefined> {
  const { pid, port, isReady } = await readProcess(cluster)
  return pid && port && isReady && isAlive(pid) ? port : undefined
}

/** Whether a PostgreSQL process has locked the folder, even while it starts or stops. */
export async function hasProcess(cluster: Cluster): Promise<boolean> {
  const { pid } = await readProcess(cluster)
  return pid > 0 && isAlive(pid)
}

const lockFileOf = ({ programs }: Cluster) => join(programs.dataFolder, 'postmaster.pid')

/** An empty lock is what a power failure left, unless PostgreSQL creates it at this moment. */
const emptyLockMs = 10_000

/**
 * Removes the lock of a PostgreSQL that did not end by itself if another program has its process
 * id now, as after a restart of the machine. PostgreSQL would refuse to start. Only Linux tells the
 * name of a program by its process id.
 */
async function removeStaleLock(cluster: Cluster): Promise<void> {
  const file = lockFileOf(cluster)
  const { pid } = await readProcess(cluster)
  const found = await stat(file).catch(() => undefined)
  if (!found) return
  const isEmpty = found.size === 0 && Date.now() - found.mtimeMs > emptyLockMs
  const program = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => undefined)
  const isOfAnother = program !== undefined && program.trim() !== 'postgres'
  if (isEmpty || isOfAnother) await rm(file, { force: true })
}

async function readProcess(cluster: Cluster) {
  const file = lockFileOf(cluster)
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The last lines in the log of PostgreSQL, without their times. */
function lastLines(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/^[\d-]+ [\d:.]+ \S+ \[\d+\] /, ''))
  const complaints = lines.filter((line) => line !== '' && !line.startsWith('LOG:'))
  return complaints
    .slice(-3)
    .join(' ')
    .replace(/([^.])$/, '$1.')
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
