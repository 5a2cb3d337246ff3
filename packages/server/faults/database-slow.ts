/**
 * Delays each piece of the traffic with the database by a random time, under more load than it then
 * takes. Requests are served or 503 within 10 s, memory does not grow, and all is well afterwards.
 * Argument: the seconds, 60.
 */
import { setTimeout } from 'node:timers/promises'
import { startOwnPostgres } from '@latchkey/testkit'
import { healthWithin } from './lib/health.ts'
import { readMemory } from './lib/memory.ts'
import { underWrites } from './lib/under-writes.ts'

const seconds = Number(process.argv[2] ?? 60)
const [delayMsMax, answerMsMax, growthMax] = [1_500, 10_000, 1.15]

await underWrites({
  name: 'database-slow',
  postgres: startOwnPostgres(),
  atOnce: 256,
  async fault({ verdict, scene, server, writers }) {
    const samples: number[] = []
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
    verdict.demand('what the queue has no room for is 503', writers.statuses.has(503))
    verdict.demand('requests end within 10 s', writers.slowestMs() <= answerMsMax)
    return { seconds, growth: Number(growth.toFixed(2)), healthyMs }
  },
})

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length
}
