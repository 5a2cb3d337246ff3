/**
 * Delays each piece of the traffic with the database by a random time, under more load than it then
 * takes. Requests are served or 503 within 10 s, memory does not grow, and all is well afterwards.
 * Argument: the seconds, 60.
 */
import { setTimeout } from 'node:timers/promises'
import { healthWithin, statusesOf } from './lib/health.ts'
import { openLedger } from './lib/ledger.ts'
import { readMemory } from './lib/memory.ts'
import { makeScene } from './lib/scene.ts'
import { makeVerdict } from './lib/verdict.ts'
import { replay, startWriters } from './lib/writers.ts'

const seconds = Number(process.argv[2] ?? 60)
const [delayMsMax, answerMsMax, growthMax] = [1_500, 10_000, 1.15]

const verdict = makeVerdict('database-slow')
const ledger = openLedger()
const scene = await makeScene()
const server = await scene.serve()
const writers = startWriters(server, ledger, 256)
const samples: number[] = []
try {
  await setTimeout(5_000)
  scene.postgres.wire.delay(() => Math.random() * delayMsMax)
  for (let second = 0; second < seconds; second += 1) {
    await setTimeout(1_000)
    samples.push((await readMemory(server)).present)
    verdict.demand('alive meanwhile', (await server.send('GET', '/livez')).tookMs < 1_000)
  }
  const third = Math.ceil(samples.length / 3)
  const [early, late] = [samples.slice(0, third), samples.slice(-third)].map(mean)
  const growth = (late ?? 0) / (early ?? 1)
  verdict.demand('memory does not grow', growth <= growthMax)
  await scene.postgres.wire.heal()
  await writers.stop()
  const healthyMs = await healthWithin(server, 5_000)
  verdict.demand('healthy afterwards', healthyMs !== undefined)
  verdict.demand('only 200 and 503', [...writers.statuses.keys()].every(isExpected))
  verdict.demand('what the queue has no room for is 503', writers.statuses.has(503))
  verdict.demand('requests end within 10 s', writers.slowestMs() <= answerMsMax)
  const replayed = await replay(scene, ledger)
  verdict.demand('no acknowledged write is lost', replayed.lost === 0 && replayed.halves === 0)
  const slowestMs = Math.round(writers.slowestMs())
  const figures = { growth: Number(growth.toFixed(2)), slowestMs, healthyMs }
  verdict.print({ seconds, ...replayed, ...figures, ...statusesOf(writers) })
} finally {
  await writers.stop()
  await server.end('SIGTERM')
  await scene.remove()
  ledger.remove()
}

function isExpected(status: number): boolean {
  return [200, 503].includes(status)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length
}
