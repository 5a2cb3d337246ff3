import { execFile } from 'node:child_process'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { superuser } from '@latchkey/server/store/database/embedded-roles'
import { type Cluster, runningPort, start } from '@latchkey/server/store/database/postgres-cluster'
import { preparePostgresPrograms } from '@latchkey/server/store/database/postgres-programs'
import pg from 'pg'
import { stopAtOnce } from './own-postgres.ts'
import { run } from './postgres.ts'
import { makePostgresFolder } from './postgres-folder.ts'
import { until } from './receiver.ts'

/** A streaming replica of a PostgreSQL of a test (PostgreSQL, "Streaming Replication"). */
export interface StandbyPostgres {
  readonly folder: string
  readonly port: number
  /** For the role of servers. */
  readonly url: string
  readonly superuserUrl: string
  query(sql: string): Promise<pg.QueryResult>
  /** Makes it a primary that takes writes. */
  promote(): Promise<void>
  /** Stops it at once, and removes its files. */
  stop(): Promise<void>
}

const shell = promisify(execFile)
const passwordFile = 'postgres-password'

/** A PostgreSQL that runs in a folder; its URLs may lead through a proxy. */
interface Primary {
  readonly folder: string
  readonly url: string
  readonly superuserUrl: string
}

/**
 * Copies a running primary, and follows it.
 *
 * @param isSynchronous whether the primary acknowledges only what the copy has on its disk, too
 */
export async function startStandbyPostgres(
  primary: Primary,
  { isSynchronous = false } = {},
): Promise<StandbyPostgres> {
  const folder = await makePostgresFolder('standby')
  const dataFolder = join(folder, 'cluster/postgres')
  await copyFile(join(primary.folder, passwordFile), join(folder, passwordFile))
  const password = await readFile(join(folder, passwordFile), 'utf8')
  const programs = await preparePostgresPrograms(folder, password)
  const source = join(primary.folder, 'cluster/postgres')
  const primaryPort = await portOf(source)
  const ofPrimary = withPort(primary.superuserUrl, primaryPort)
  await copyRunning(source, dataFolder, ofPrimary)
  const follow = `host=127.0.0.1 port=${primaryPort} user=${superuser} password=${password}`
  const settings = `primary_conninfo = '${follow}'\n`
  for (const [file, text] of [
    ['standby.signal', ''],
    ['postgresql.auto.conf', settings],
  ] as const) {
    await programs.writeFile(join(dataFolder, file), text)
  }
  const cluster: Cluster = { programs, password, durable: true, settings: {} }
  const complaint = await start(cluster)
  const port = await runningPort(cluster)
  if (port === undefined) throw new Error(`The standby did not start: ${complaint}`)
  if (isSynchronous) await makeSynchronous(ofPrimary)
  const superuserUrl = withPort(primary.superuserUrl, port)
  return {
    folder,
    port,
    url: withPort(primary.url, port),
    superuserUrl,
    query: (sql) => run(superuserUrl, sql),
    async promote() {
      const { exitCode, output } = await programs.run('pg_ctl', [
        'promote',
        `--pgdata=${dataFolder}`,
        '--wait',
      ])
      if (exitCode !== 0) throw new Error(output)
    },
    async stop() {
      await stopAtOnce(folder)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Lets commits wait for the standby, and waits until they do. */
async function makeSynchronous(superuserUrl: string): Promise<void> {
  await run(superuserUrl, `alter system set synchronous_standby_names = '*'`)
  await run(superuserUrl, 'select pg_reload_conf()')
  const sql = `select from pg_stat_replication where sync_state in ('sync', 'quorum')`
  await until('synchronous replication', async () => (await run(superuserUrl, sql)).rowCount === 1)
}

/** The port of a running PostgreSQL, the fourth line of its lock file. */
async function portOf(dataFolder: string): Promise<number> {
  return Number((await readFile(join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n')[3])
}

const withPort = (url: string, port: number): string =>
  Object.assign(new URL(url), { port: String(port) }).href

/** A copy of the files between the start and the end of a backup (`pg_backup_start`). */
async function copyRunning(from: string, to: string, superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('standby', true)`)
    await shell('cp', ['-a', `${from}/.`, to])
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    await rm(join(to, 'postmaster.pid'), { force: true })
    await writeFile(join(to, 'backup_label'), rows[0].labelfile)
    await shell('chown', ['--reference', join(to, 'PG_VERSION'), join(to, 'backup_label')])
  } finally {
    await client.end()
  }
}
