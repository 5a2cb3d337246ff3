/**
 * Kills the leader of a synchronous cluster of three PostgreSQL under writes, again and again:
 * Patroni with etcd replaces it, and HAProxy leads to the next one. In turn PostgreSQL alone is
 * killed and the node with its Patroni, whose lease then runs out. Nothing that was acknowledged is
 * lost, and the process goes on. A fail-over ends when a new client commits through HAProxy;
 * responses are 503 until then, and for 1 s more at most.
 * Needs Debian's packages `patroni`, `etcd-server`, `haproxy`. Argument: the rounds, 20.
 */
import { setTimeout as setTimeoutOnce } from 'node:timers'
import { setTimeout } from 'node:timers/promises'
import { healthWithin } from './lib/health.ts'
import { startPatroniCluster } from './lib/patroni-cluster.ts'
import { underWrites } from './lib/under-writes.ts'

const rounds = Number(process.argv[2] ?? 20)
const [healthyMsMax, lateMsMax] = [5_000, 1_000]
/** Of a round, on average; after that many of them the program gives up. */
const roundMsMax = 60_000
const whats = ['postgres', 'node'] as const

const giveUp = setTimeoutOnce(() => {
  console.error(`Gave up after ${rounds} minutes.`)
  process.exit(1)
}, rounds * roundMsMax)

await underWrites({
  name: 'patroni',
  postgres: startPatroniCluster(),
  async fault({ verdict, scene, server, writers }) {
    const slowestFailoverMs = { postgres: 0, node: 0 }
    let [slowestHealthyMs, latestMs] = [0, 0]
    /** Of the last round: when its fail-over ended. */
    let replacedAtMs = Number.POSITIVE_INFINITY
    const noteLate = () => {
      const lateMs = Math.round(writers.unavailableAtMs() - replacedAtMs)
      verdict.demand('no 503 later than 1 s', lateMs <= lateMsMax)
      latestMs = Math.max(latestMs, lateMs)
      return lateMs
    }
    for (let round = 0; round < rounds; round += 1) {
      const what = whats[round % whats.length] ?? 'node'
      const leader = await scene.postgres.whole()
      await setTimeout(1_000)
      noteLate()
      const startMs = performance.now()
      await scene.postgres.kill(leader, what)
      verdict.demand('alive meanwhile', (await server.send('GET', '/livez')).status === 200)
      await scene.postgres.replaced(leader)
      replacedAtMs = performance.now()
      const failoverMs = Math.round(replacedAtMs - startMs)
      slowestFailoverMs[what] = Math.max(slowestFailoverMs[what], failoverMs)
      const tookMs = await healthWithin(server, healthyMsMax)
      verdict.demand('healthy within 5 s of the fail-over', tookMs !== undefined)
      slowestHealthyMs = Math.max(slowestHealthyMs, tookMs ?? Number.POSITIVE_INFINITY)
      console.error(`${round + 1}: ${what} replaced in ${failoverMs} ms, healthy in ${tookMs} ms`)
      if (what === 'node') await scene.postgres.start(leader)
    }
    await scene.postgres.whole()
    noteLate()
    verdict.demand('some 503', (writers.statuses.get(503) ?? 0) > rounds)
    return { rounds, slowestFailoverMs, slowestHealthyMs, latestMs }
  },
})

clearTimeout(giveUp)
