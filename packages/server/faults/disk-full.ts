/**
 * Fills the disk under PostgreSQL: first that of its tables, then that of its write-ahead log, on
 * which PostgreSQL itself ends. Writes are 503 and never acknowledged in vain, reads are served as
 * long as PostgreSQL is there, and writes succeed once there is space. Needs Linux and root, as it
 * mounts two file systems in memory.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, chmod, cp, mkdir, mkdtemp, rm, statfs, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startOwnPostgres } from '@latchkey/testkit'
import { healthWithin } from './lib/health.ts'
import { openLedger } from './lib/ledger.ts'
import { makeScene, type Served } from './lib/scene.ts'
import { demandExpected, statusesOf } from './lib/statuses.ts'
import { makeVerdict } from './lib/verdict.ts'
import { replay, startWriters } from './lib/writers.ts'

const [tableMegabytes, logMegabytes] = [192, 96]
const [fullMs, healthyMsMax, pieceBytes] = [10_000, 10_000, 64 * 1024]

const verdict = makeVerdict('disk-full')
const ledger = openLedger()
const folders = await mountDisks()
const postgresFolder = join(folders.tables, 'postgres')
await mkdir(postgresFolder)
const scene = await makeScene(startOwnPostgres(postgresFolder))
await moveWriteAheadLog()
const server = await scene.serve()
try {
  const tables = await whileFull(folders.tables, server)
  const readWhileFull = tables.reads.every((status) => status === 200)
  verdict.demand('reads are served while tables cannot grow', readWhileFull)
  const wal = await whileFull(folders.log, server, switchFile)
  const replayed = await replay(scene, ledger)
  verdict.demand('no acknowledged write is lost', replayed.lost === 0 && replayed.halves === 0)
  verdict.demand('the process goes on', server.isRunning())
  verdict.print({ ...replayed, tables: tables.figures, log: wal.figures })
} finally {
  await server.end('SIGTERM')
  await scene.remove()
  for (const folder of [folders.tables, folders.log]) execFileSync('umount', [folder])
  await rm(folders.base, { recursive: true, force: true })
  ledger.remove()
}

async function mountDisks() {
  const base = await mkdtemp(join(tmpdir(), 'latchkey-disk-'))
  await chmod(base, 0o755)
  const mount = async (name: string, megabytes: number) => {
    const folder = join(base, name)
    await mkdir(folder)
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'latchkey', folder])
    return folder
  }
  return {
    base,
    tables: await mount('tables', tableMegabytes),
    log: await mount('log', logMegabytes),
  }
}

/** As an operator does who gives the write-ahead log a disk of its own. */
async function moveWriteAheadLog(): Promise<void> {
  await scene.postgres.kill()
  const here = join(postgresFolder, 'cluster/postgres/pg_wal')
  const there = join(folders.log, 'pg_wal')
  await cp(here, there, { recursive: true, preserveTimestamps: true })
  execFileSync('chown', ['-R', `--reference=${here}`, there])
  execFileSync('chmod', ['-R', `--reference=${here}`, there])
  await rm(here, { recursive: true })
  await symlink(there, here)
  await scene.postgres.start()
}

/** PostgreSQL reuses files of its log, and so ends only where it needs another one. */
async function switchFile(): Promise<void> {
  await scene.postgres.database.query('select pg_switch_wal()').catch(() => undefined)
}

/** Writes while a disk has no space left, and until it is healthy again. */
async function whileFull(folder: string, server: Served, strain = async () => {}) {
  const ballast = join(folder, 'ballast')
  const writers = startWriters(server, ledger)
  await setTimeout(1_000)
  const before = ledger.replay().length
  const reads: number[] = []
  for (const endMs = performance.now() + fullMs; performance.now() < endMs; ) {
    await fill(folder, ballast)
    await strain()
    reads.push((await server.send('GET', '/api/v2/roles')).status)
    verdict.demand('alive meanwhile', (await server.send('GET', '/livez')).status === 200)
    await setTimeout(250)
  }
  verdict.demand('writes are refused', (writers.statuses.get(503) ?? 0) > 0)
  const whenFull = ledger.replay().length - before
  await rm(ballast)
  await scene.postgres.kill() // where it has ended by itself, that changes nothing
  await scene.postgres.start()
  const healthyMs = await healthWithin(server, healthyMsMax)
  verdict.demand('healthy once there is space', healthyMs !== undefined)
  const freed = ledger.replay().length
  await setTimeout(1_000)
  await writers.stop()
  verdict.demand('writes succeed again', ledger.replay().length > freed)
  demandExpected(verdict, writers)
  return { reads, figures: { whenFull, healthyMs, ...statusesOf(writers) } }
}

async function fill(folder: string, ballast: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const pieces = Math.ceil((bavail * bsize) / pieceBytes)
  for (let piece = 0; piece < pieces; piece += 1) {
    await appendFile(ballast, randomBytes(pieceBytes)).catch(() => undefined)
  }
}
