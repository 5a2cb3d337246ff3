/**
 * Freezes every process of PostgreSQL for 30 s under load. Requests end within 10 s, what is in
 * memory is answered at once, liveness stays 200, readiness is 503, and the pool heals. Argument:
 * the seconds, 30.
 */
import { setTimeout } from 'node:timers/promises'
import { startOwnPostgres } from '@latchkey/testkit'
import { repeat } from '../bench/lib/load.ts'
import { healthWithin } from './lib/health.ts'
import { underWrites } from './lib/under-writes.ts'

const seconds = Number(process.argv[2] ?? 30)
const [answerMsMax, healthyMsMax, untilKnownMs, stepMs] = [10_000, 10_000, 10_000, 500]
const probes = ['/oauth/token', '/authorize?client_id=x', '/userinfo']
const fromMemory = ['/.well-known/jwks.json', '/.well-known/openid-configuration']
const [readers, readMsMax] = [4, 1_000]

await underWrites({
  name: 'database-frozen',
  postgres: startOwnPostgres(),
  atOnce: 64,
  async fault({ verdict, scene, server, writers }) {
    let [slowestProbeMs, slowestReadMs] = [0, 0]
    const readFor = (readSeconds: number) =>
      repeat(readers, readSeconds, async (reader) => {
        const { status, tookMs } = await server.send('GET', fromMemory[reader % 2] ?? '')
        verdict.demand('what is in memory is 200', status === 200)
        slowestReadMs = Math.max(slowestReadMs, tookMs)
      })
    await readFor(2)
    slowestReadMs = 0 // the first of each waits until the code for it is compiled
    await scene.postgres.freeze()
    const reading = readFor(seconds)
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
    const { requests: read } = await reading
    verdict.demand('what is in memory is answered within a second', slowestReadMs <= readMsMax)
    await scene.postgres.thaw()
    const healthyMs = await healthWithin(server, healthyMsMax)
    verdict.demand('the pool heals', healthyMs !== undefined)
    await setTimeout(2_000)
    await writers.stop()
    const slowestMs = Math.round(Math.max(writers.slowestMs(), slowestProbeMs))
    verdict.demand('requests end within 10 s', slowestMs <= answerMsMax)
    const slowest = { slowestMs, slowestReadMs: Math.round(slowestReadMs) }
    return { seconds, ...slowest, healthyMs, fromMemory: read }
  },
})
