/**
 * Terminates every connection to the database each second, under writes. Responses are successes or
 * 503, nothing is committed by half, and the process goes on. Argument: the seconds, 60.
 */
import { setTimeout } from 'node:timers/promises'
import { startOwnPostgres } from '@latchkey/testkit'
import { healthWithin } from './lib/health.ts'
import { underWrites } from './lib/under-writes.ts'

const seconds = Number(process.argv[2] ?? 60)

await underWrites({
  name: 'connections-ended',
  postgres: startOwnPostgres(),
  atOnce: 16,
  async fault({ verdict, scene, server, writers }) {
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
    return { seconds, healthyMs }
  },
})
