import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { pino } from 'pino'
import { request } from 'undici'
import { type Config, readConfig } from '../../src/config/config.ts'
import { type OpenStore, openStore } from '../../src/open-store.ts'
import type { Document } from '../../src/operations/document.ts'
import { startEmbeddedPostgres } from '../../src/store/database/embedded-postgres.ts'
import { makeTenant, type NewTenant } from '../../src/tenancy/make-tenant.ts'

/** A durable PostgreSQL, a migrated database, and one tenant in it. */
export interface Setting {
  /** Of the database; a benchmark may keep files there. */
  readonly folder: string
  /** By a superuser: for filling tables, and for measuring what the server's role cannot. */
  readonly databaseUrl: string
  readonly store: OpenStore
  readonly tenant: NewTenant
  /** The environment of a server in production mode over plain HTTP, without rate limits. */
  environment(port: number): NodeJS.ProcessEnv
  /** Vacuums and analyzes all tables, as autovacuum will; the server's role may not. */
  analyze(): Promise<void>
  /** Stops the database; its folder stays. */
  close(): Promise<void>
  /** Stops the database if it runs, and removes its folder. */
  remove(): Promise<void>
}

export async function makeSetting(): Promise<Setting> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-bench-'))
  await chmod(folder, 0o755) // PostgreSQL may run as another account
  const embedded = await startEmbeddedPostgres({ folder, durable: true })
  const key = randomBytes(32).toString('base64')
  const environment = (port: number): NodeJS.ProcessEnv => ({
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATABASE_URL: embedded.url,
    LATCHKEY_DATA: folder,
    LATCHKEY_ENCRYPTION_KEY: key,
    LATCHKEY_HOST: '127.0.0.1',
    LATCHKEY_PORT: String(port),
    LATCHKEY_PUBLIC_PORT: String(port),
    LATCHKEY_TLS: 'off',
    LATCHKEY_TRUSTED_PROXIES: '127.0.0.1',
    LATCHKEY_RATE_LIMITS: policies.map((name) => `${name}=100000000/10`).join(' '),
  })
  const given = readConfig(environment(8443))
  const config: Config = { ...given, migrationDatabaseUrl: embedded.ownerUrl }
  const log = pino({ level: 'silent' })
  const store = await openStore({ config, log, now: () => new Date() })
  const tenant = await makeTenant(store.tenants, 'localhost')
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await store.close()
    await embedded.stop()
  }
  return {
    folder,
    databaseUrl: embedded.superuserUrl,
    store,
    tenant,
    environment,
    async analyze() {
      const owner = new pg.Client({ connectionString: embedded.superuserUrl })
      await owner.connect()
      await owner.query('vacuum (analyze)')
      await owner.query('checkpoint')
      await owner.end()
    },
    close,
    async remove() {
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const load = createRequire(import.meta.url)
const documents = ['management', 'authentication'].map(
  (name) => load(`@latchkey/contract/${name}.json`) as Document,
)

/** All of them: counted like any other, and never reached. */
const policies = documents.flatMap((document) => Object.keys(document['x-rate-limit-policies']))

export interface Program {
  readonly process: ChildProcess
  /**
   * User and system time of the program and its child processes so far, in microseconds; 0 where
   * there is no /proc.
   */
  cpuUs(): Promise<number>
  /** The memory that they have resident, in bytes. */
  rssBytes(): Promise<number>
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Starts a program of this package and waits until `url` answers 200. */
export function startProgram(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  url: string,
  withMessages = false,
): Promise<Program> {
  const ipc = withMessages ? (['ipc'] as const) : []
  const options: SpawnOptions = { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit', ...ipc] }
  return whenUp(spawn(process.execPath, args, options), url, programUpMs)
}

const programUpMs = 60_000
const lookAgainMs = 5

/**
 * Waits until a program answers 200 at `url`.
 *
 * @throws Error if it has not within `upMs`, or has ended
 */
export async function whenUp(child: ChildProcess, url: string, upMs: number): Promise<Program> {
  let hasExited = false
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => {
      hasExited = true
      resolve()
    }),
  )
  const startedMs = performance.now()
  while (!hasExited && performance.now() < startedMs + upMs) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) {
      return {
        process: child,
        cpuUs: () => sumOf(child.pid, readCpuUs),
        rssBytes: () => sumOf(child.pid, readRssBytes),
        async stop() {
          child.kill('SIGTERM')
          await exited
        },
      }
    }
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
  child.kill('SIGKILL')
  throw new Error(`${child.spawnargs.join(' ')} did not answer at ${url}`)
}

/** The server as it is deployed: bundled. */
export const serverProgram = ['packages/server/bin/latchkey.js', 'start']

/** The child processes of a process; none where there is no /proc. */
export async function childrenOf(pid: number | undefined): Promise<readonly number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return children.split(' ').filter(Boolean).map(Number)
}

/** Of a process and its child processes. */
async function sumOf(
  pid: number | undefined,
  read: (pid: number) => Promise<number>,
): Promise<number> {
  if (pid === undefined) return 0
  const pids = [pid, ...(await childrenOf(pid))]
  return (await Promise.all(pids.map(read))).reduce((sum, each) => sum + each, 0)
}

/** proc(5): the second field of `statm` counts resident pages, of 4,096 bytes. */
async function readRssBytes(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(statm.split(' ')[1] ?? 0) * 4096
}

/** User and system time of a process and its child processes so far, in microseconds. */
export const readCpuOf = (pid: number): Promise<number> => sumOf(pid, readCpuUs)

/** proc(5): fields 14 and 15 of `stat` count clock ticks, of which Linux has 100 a second. */
export async function readCpuUs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14)
  return (Number(user) + Number(system)) * 10_000
}

const asked = 'read:network_acls update:network_acls read:event_streams read:users create:users'

/** A token from the tenant that serves `host`, for all that benchmarks ask for. */
export async function fetchToken(
  origin: string,
  host: string,
  { clientId, clientSecret }: Pick<NewTenant, 'clientId' | 'clientSecret'>,
  scope = asked,
): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    audience: '/api/v2/',
    scope,
  })
  const { body } = await request(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  })
  return ((await body.json()) as { access_token: string }).access_token
}
