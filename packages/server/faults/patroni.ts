/**
 * Kills the leader of a synchronous cluster of three PostgreSQL under writes, again and again:
 * Patroni with etcd replaces it, and HAProxy leads to the next one. In turn PostgreSQL alone is
 * killed and the node with its Patroni, whose lease then runs out. Nothing that was acknowledged is
 * lost, responses are 503 no longer than the fail-over takes and 5 s more, and the process goes on.
 * Needs Debian's packages `patroni`, `etcd-server`, `haproxy`. Argument: the rounds, 20.
 */
import { setTimeout } from 'node:timers/promises'
import { healthWithin } from './lib/health.ts'
import { startPatroniCluster } from './lib/patroni-cluster.ts'
import { underWrites } from './lib/under-writes.ts'

const rounds = Number(process.argv[2] ?? 20)
const healthyMsMax = 5_000
const whats = ['postgres', 'node'] as const

await underWrites({
  name: 'patroni',
  postgres: startPatroniCluster(),
  async fault({ verdict, scene, server, writers }) {
    const slowestFailoverMs = { postgres: 0, node: 0 }
    let slowestHealthyMs = 0
    for (let round = 0; round < rounds; round += 1) {
      const what = whats[round % whats.length] ?? 'node'
      const leader = await scene.postgres.whole()
      await setTimeout(1_000)
      const startMs = performance.now()
      await scene.postgres.kill(leader, what)
      verdict.demand('alive meanwhile', (await server.send('GET', '/livez')).status === 200)
      await scene.postgres.replaced(leader)
      const failoverMs = Math.round(performance.now() - startMs)
      slowestFailoverMs[what] = Math.max(slowestFailoverMs[what], failoverMs)
      const tookMs = await healthWithin(server, healthyMsMax)
      verdict.demand('healthy within 5 s of the fail-over', tookMs !== undefined)
      slowestHealthyMs = Math.max(slowestHealthyMs, tookMs ?? Number.POSITIVE_INFINITY)
      if (what === 'node') await scene.postgres.start(leader)
    }
    await scene.postgres.whole()
    verdict.demand('some 503', (writers.statuses.get(503) ?? 0) > rounds)
    return { rounds, slowestFailoverMs, slowestHealthyMs }
  },
})
