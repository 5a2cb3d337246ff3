/**
 * Kills the primary of PostgreSQL under writes, and promotes its synchronous standby, again and
 * again; an address moves from one to the other, as that of a proxy or a service does. Nothing that
 * was acknowledged is lost, responses are 503 no longer than the fail-over takes and 5 s more, and
 * the process goes on. Argument: the rounds, 20.
 */
import { setTimeout } from 'node:timers/promises'
import { startOwnPostgres, startStandbyPostgres } from '@latchkey/testkit'
import { healthWithin } from './lib/health.ts'
import { underWrites } from './lib/under-writes.ts'

const rounds = Number(process.argv[2] ?? 20)
const healthyMsMax = 5_000

await underWrites({
  name: 'failover',
  postgres: startOwnPostgres(),
  async fault({ verdict, scene, server, writers }) {
    const { database, folder, kill, moveTo } = scene.postgres
    let primary = { ...database, folder, stop: kill }
    let [slowestHealthyMs, slowestFailoverMs] = [0, 0]
    for (let round = 0; round < rounds; round += 1) {
      const standby = await startStandbyPostgres(primary, { isSynchronous: true })
      await setTimeout(1_000)
      const startMs = performance.now()
      await primary.stop()
      verdict.demand('alive meanwhile', (await server.send('GET', '/livez')).status === 200)
      await standby.promote()
      moveTo(standby.port)
      slowestFailoverMs = Math.max(slowestFailoverMs, Math.round(performance.now() - startMs))
      const tookMs = await healthWithin(server, healthyMsMax)
      verdict.demand('healthy within 5 s of the fail-over', tookMs !== undefined)
      slowestHealthyMs = Math.max(slowestHealthyMs, tookMs ?? Number.POSITIVE_INFINITY)
      primary = { ...database, ...standby }
    }
    await setTimeout(1_000)
    verdict.demand('some 503', (writers.statuses.get(503) ?? 0) > rounds)
    return { rounds, slowestFailoverMs, slowestHealthyMs }
  },
})
