/**
 * Terminates every connection to the database each second, under writes. Responses are successes or
 * 503, nothing is committed by half, and the process goes on. Argument: the seconds, 60.
 */
import { setTimeout } from 'node:timers/promises'
import { healthWithin, statusesOf } from './lib/health.ts'
import { openLedger } from './lib/ledger.ts'
import { makeScene } from './lib/scene.ts'
import { makeVerdict } from './lib/verdict.ts'
import { replay, startWriters } from './lib/writers.ts'

const seconds = Number(process.argv[2] ?? 60)

const verdict = makeVerdict('connections-ended')
const ledger = openLedger()
const scene = await makeScene()
const server = await scene.serve()
const writers = startWriters(server, ledger, 16)
try {
  for (let second = 0; second < seconds; second += 1) {
    await setTimeout(1_000)
    await scene.postgres.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
  }
  await writers.stop()
  const healthyMs = await healthWithin(server, 5_000)
  verdict.demand('healthy afterwards', healthyMs !== undefined)
  const statuses = [...writers.statuses.keys()]
  verdict.demand(
    'only 200 and 503',
    statuses.every((status) => [200, 503].includes(status)),
  )
  verdict.demand('the process goes on', server.isRunning())
  const replayed = await replay(scene, ledger)
  verdict.demand('no acknowledged write is lost', replayed.lost === 0)
  verdict.demand('nothing is committed by half', replayed.halves === 0)
  verdict.print({ seconds, ...replayed, healthyMs, ...statusesOf(writers) })
} finally {
  await writers.stop()
  await server.end('SIGTERM')
  await scene.remove()
  ledger.remove()
}
