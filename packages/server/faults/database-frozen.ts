/**
 * Freezes every process of PostgreSQL for 30 s under load. Requests end within 10 s, liveness stays
 * 200, readiness is 503, and the pool heals. Argument: the seconds, 30.
 */
import { setTimeout } from 'node:timers/promises'
import { healthWithin, statusesOf } from './lib/health.ts'
import { openLedger } from './lib/ledger.ts'
import { makeScene } from './lib/scene.ts'
import { makeVerdict } from './lib/verdict.ts'
import { replay, startWriters } from './lib/writers.ts'

const seconds = Number(process.argv[2] ?? 30)
const [answerMsMax, healthyMsMax, untilKnownMs, stepMs] = [10_000, 10_000, 10_000, 500]

const verdict = makeVerdict('database-frozen')
const ledger = openLedger()
const scene = await makeScene()
const server = await scene.serve()
const writers = startWriters(server, ledger, 64)
const probes = ['/oauth/token', '/.well-known/jwks.json', '/authorize?client_id=x', '/userinfo']
let slowestProbeMs = 0
try {
  await setTimeout(2_000)
  await scene.postgres.freeze()
  const startMs = performance.now()
  while (performance.now() < startMs + seconds * 1_000) {
    const alive = await server.send('GET', '/livez')
    verdict.demand('alive meanwhile', alive.status === 200 && alive.tookMs < 1_000)
    const ready = server.send('GET', '/readyz')
    if (performance.now() > startMs + untilKnownMs) {
      verdict.demand('not ready meanwhile', (await ready).status === 503)
    }
    for (const path of probes) {
      void server.send('GET', path).then(({ status, tookMs }) => {
        slowestProbeMs = Math.max(slowestProbeMs, tookMs)
        verdict.demand('no probe is 500', status !== 500)
      })
    }
    await setTimeout(stepMs)
  }
  await scene.postgres.thaw()
  const healthyMs = await healthWithin(server, healthyMsMax)
  verdict.demand('the pool heals', healthyMs !== undefined)
  await setTimeout(2_000)
  await writers.stop()
  const slowestMs = Math.round(Math.max(writers.slowestMs(), slowestProbeMs))
  verdict.demand('requests end within 10 s', slowestMs <= answerMsMax)
  verdict.demand('only 200 and 503', [...writers.statuses.keys()].every(isExpected))
  verdict.demand('the process goes on', server.isRunning())
  const replayed = await replay(scene, ledger)
  verdict.demand('no acknowledged write is lost', replayed.lost === 0)
  verdict.demand('no write without its event and log entry', replayed.halves === 0)
  verdict.print({ seconds, ...replayed, slowestMs, healthyMs, ...statusesOf(writers) })
} finally {
  await writers.stop()
  await server.end('SIGTERM')
  await scene.remove()
  ledger.remove()
}

function isExpected(status: number): boolean {
  return [200, 503].includes(status)
}
