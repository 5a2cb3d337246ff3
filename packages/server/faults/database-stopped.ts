/**
 * Stops PostgreSQL as `pg_ctl stop -m immediate` does, for 10 s, again and again, under writes.
 * Responses are 503 within 5 s, the process goes on, and it is healthy within 5 s of the database.
 * Argument: the rounds, 20.
 */
import { setTimeout } from 'node:timers/promises'
import { startOwnPostgres } from '@latchkey/testkit'
import { healthWithin } from './lib/health.ts'
import { underWrites } from './lib/under-writes.ts'

const rounds = Number(process.argv[2] ?? 20)
const [awayMs, healthyMsMax, answerMsMax] = [10_000, 5_000, 5_000]

await underWrites({
  name: 'database-stopped',
  postgres: startOwnPostgres(),
  async fault({ verdict, scene, server, writers }) {
    let slowestHealthyMs = 0
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
    verdict.demand('some 503', (writers.statuses.get(503) ?? 0) > rounds)
    verdict.demand('each response within 5 s', writers.slowestMs() <= answerMsMax)
    return { rounds, slowestHealthyMs }
  },
})
