import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  type EmbeddedDatabase,
  startEmbeddedPostgres,
} from '@latchkey/server/store/database/embedded-postgres'
import { run, type TestDatabase } from './postgres.ts'
import { makePostgresFolder } from './postgres-folder.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** A PostgreSQL that one test file may stop, behind a proxy that it may cut. */
export interface OwnPostgres {
  readonly folder: string
  /** Its URL leads through the proxy; `query` does not. */
  readonly database: TestDatabase
  readonly wire: TcpProxy
  /** Like `pg_ctl stop -m immediate`: every session ends at once. */
  kill(): Promise<void>
  /** Stops all its processes by SIGSTOP: connections stay, and nothing is answered. */
  freeze(): Promise<void>
  /** Continues them. */
  thaw(): Promise<void>
  start(): Promise<void>
  /** Another PostgreSQL takes its place at its address, and answers `query`. */
  moveTo(port: number): void
  stop(): Promise<void>
}

/** @param given an empty folder that PostgreSQL can read; by default a new one */
export async function startOwnPostgres(given?: string): Promise<OwnPostgres> {
  const folder = given ?? (await makePostgresFolder('postgres'))
  const boot = () => startEmbeddedPostgres({ folder, durable: true })
  let running: EmbeddedDatabase = await boot()
  const wire = await startTcpProxy(portOf(running.url))
  let superuserUrl = running.superuserUrl
  return {
    folder,
    database: {
      url: withPort(running.url, wire.port),
      ownerUrl: withPort(running.ownerUrl, wire.port),
      superuserUrl: withPort(running.superuserUrl, wire.port),
      query: (sql, values) => run(superuserUrl, sql, values),
      drop: () => Promise.resolve(),
    },
    wire,
    kill: () => stopAtOnce(folder),
    freeze: () => signalAll(folder, 'SIGSTOP'),
    thaw: () => signalAll(folder, 'SIGCONT'),
    async start() {
      running = await boot()
      superuserUrl = running.superuserUrl
      wire.pointTo(portOf(running.url))
    },
    moveTo(port) {
      superuserUrl = withPort(superuserUrl, port)
      wire.pointTo(port)
    },
    async stop() {
      await wire.close()
      await stopAtOnce(folder)
      await running.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Stops the PostgreSQL of a folder as `pg_ctl stop -m immediate` does. */
export async function stopAtOnce(folder: string): Promise<void> {
  const pid = await postmasterOf(folder)
  if (!pid) return
  process.kill(pid, 'SIGQUIT')
  while (isAlive(pid)) await setTimeout(20)
}

/** 0 if none runs. */
async function postmasterOf(folder: string): Promise<number> {
  const file = join(folder, 'cluster/postgres/postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => '')
  return Number(text.split('\n', 1)[0])
}

/** To the postmaster first, which then starts no further process (Linux, proc(5)). */
async function signalAll(folder: string, signal: NodeJS.Signals): Promise<void> {
  const pid = await postmasterOf(folder)
  process.kill(pid, signal)
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  for (const child of children.split(' ').filter(Boolean)) sendSignal(Number(child), signal)
}

/** To a process that may have ended meanwhile. */
function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

const isAlive = (pid: number): boolean => sendSignal(pid, 0)

function portOf(url: string): number {
  return Number(new URL(url).port)
}

function withPort(url: string, port: number): string {
  const changed = new URL(url)
  changed.port = String(port)
  return changed.href
}
