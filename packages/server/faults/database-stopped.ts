/**
 * Stops PostgreSQL as `pg_ctl stop -m immediate` does, for 10 s, again and again, under writes.
 * Responses are 503 within 5 s, the process goes on, and it is healthy within 5 s of the database.
 * Argument: the rounds, 20.
 */
import { setTimeout } from 'node:timers/promises'
import { healthWithin, statusesOf } from './lib/health.ts'
import { openLedger } from './lib/ledger.ts'
import { makeScene } from './lib/scene.ts'
import { makeVerdict } from './lib/verdict.ts'
import { replay, startWriters } from './lib/writers.ts'

const rounds = Number(process.argv[2] ?? 20)
const [awayMs, healthyMsMax, answerMsMax] = [10_000, 5_000, 5_000]

const verdict = makeVerdict('database-stopped')
const ledger = openLedger()
const scene = await makeScene()
const server = await scene.serve()
const writers = startWriters(server, ledger)
let slowestHealthyMs = 0
try {
  for (let round = 0; round < rounds; round += 1) {
    await setTimeout(500)
    await scene.postgres.kill()
    await setTimeout(awayMs / 2)
    verdict.demand('alive meanwhile', (await server.send('GET', '/livez')).status === 200)
    verdict.demand('not ready meanwhile', (await server.send('GET', '/readyz')).status === 503)
    await setTimeout(awayMs / 2)
    await scene.postgres.start()
    const tookMs = await healthWithin(server, healthyMsMax)
    verdict.demand('healthy within 5 s of the database', tookMs !== undefined)
    slowestHealthyMs = Math.max(slowestHealthyMs, tookMs ?? Number.POSITIVE_INFINITY)
  }
  await writers.stop()
  const statuses = [...writers.statuses.keys()].sort()
  verdict.demand(
    'only 200 and 503',
    statuses.every((status) => [200, 503].includes(status)),
  )
  verdict.demand('some 503', (writers.statuses.get(503) ?? 0) > rounds)
  verdict.demand('each response within 5 s', writers.slowestMs() <= answerMsMax)
  verdict.demand('the process goes on', server.isRunning())
  const replayed = await replay(scene, ledger)
  verdict.demand('no acknowledged write is lost', replayed.lost === 0)
  verdict.demand('no write without its event and log entry', replayed.halves === 0)
  const slowestMs = Math.round(writers.slowestMs())
  verdict.print({ rounds, ...replayed, slowestMs, slowestHealthyMs, ...statusesOf(writers) })
} finally {
  await writers.stop()
  await server.end('SIGTERM')
  await scene.remove()
  ledger.remove()
}
