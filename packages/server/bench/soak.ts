/**
 * Ten minutes of mixed traffic through the server in production mode: tokens, log-ins, reads,
 * writes, followers of events, and failures. Reach: `growth`, the memory at the end by that after
 * the first minute, <= 1.1; `expiredRows`, those that are not pruned, 0. Then a backlog of 50,000
 * events is drained, in order. Reach: `drainedPerSecond` >= 500, `othersP99Ratio` <= 2. Argument:
 * the minutes of traffic, 10.
 */
import { setTimeout } from 'node:timers/promises'
import { Pool } from 'undici'
import { makeApplication } from './lib/application.ts'
import { insertBacklog, placeInBacklog } from './lib/fill-backlog.ts'
import { repeat, round } from './lib/load.ts'
import { kinds, mixedTraffic, type Traffic } from './lib/mixed-traffic.ts'
import { startReceiver } from './lib/receive-events.ts'
import { fetchToken, makeSetting, serverProgram, startProgram } from './lib/setting.ts'

const port = 18_443
const origin = `http://localhost:${port}`
const minutes = Number(process.argv[2] ?? 10)
const [backlog, expiredAtFirst, prunedWithinSeconds] = [50_000, 20_000, 150]
const [sampleMs, sampledMs, minuteMs] = [1_000, 20_000, 60_000]
const scope =
  'read:network_acls update:network_acls create:network_acls read:events create:event_streams ' +
  'update:attack_protection'

const setting = await makeSetting()
const receiver = await startReceiver()
const environment = { ...setting.environment(port), ...receiver.environment }
const server = await startProgram(serverProgram, environment, `${origin}/readyz`)
const pool = new Pool(origin, { connections: 128, pipelining: 1 })
const { database } = setting.store
try {
  const app = await makeApplication(origin, setting)
  const token = await fetchToken(origin, `localhost:${port}`, setting.tenant, scope)
  const traffic = await mixedTraffic({ pool, origin, setting, app, token })
  await allowWrongPasswords(token)
  await insertExpired()
  const growth = await soak(traffic)
  const expiredRows = await countExpired()
  const drained = await drain(traffic, token)
  const [first = 0, end = 0] = growth.megabytes
  const figures = { growth: growth.ratio, firstMb: first, endMb: end, expiredRows, ...drained }
  const rounded = Object.entries(figures).map(([name, value]) => [name, round(value)])
  console.log(JSON.stringify({ name: 'soak', minutes, ...Object.fromEntries(rounded) }))
} finally {
  await pool.destroy()
  await server.stop()
  await receiver.stop()
  await setting.remove()
}

/**
 * Memory towards the end of the traffic by that at the end of its first minute: the lower quartile
 * of samples, because each password hash takes 46 MiB for some 50 ms.
 */
async function soak(traffic: Traffic) {
  const endMs = performance.now() + minutes * minuteMs
  const samples: number[] = []
  const startMs = performance.now()
  const sampling = (async () => {
    for (; performance.now() < endMs; await setTimeout(sampleMs)) {
      samples.push(await server.rssBytes())
      if (samples.length % 30 === 0) report(startMs, samples.at(-1) ?? 0, traffic)
    }
  })()
  await Promise.all([sampling, traffic.run(endMs)])
  const count = sampledMs / sampleMs
  const minute = minuteMs / sampleMs
  const [first, end] = [samples.slice(minute - count, minute), samples.slice(-count)].map(
    lowerQuartile,
  )
  return { ratio: (end ?? 0) / (first ?? 1), megabytes: [(first ?? 0) / 1e6, (end ?? 0) / 1e6] }
}

function lowerQuartile(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 4)] ?? 0
}

function report(startMs: number, rssBytes: number, { counts }: Traffic): void {
  const done = kinds.map((kind) => `${kind} ${counts[kind]}`).join('  ')
  const seconds = Math.round((performance.now() - startMs) / 1000)
  console.log(`${seconds} s   ${round(rssBytes / 1e6)} MB   ${done}`)
}

/** The wrong passwords would block the address that right ones come from. */
async function allowWrongPasswords(token: string): Promise<void> {
  for (const name of ['brute-force-protection', 'suspicious-ip-throttling']) {
    const { statusCode, body } = await pool.request({
      method: 'PATCH',
      path: `/api/v2/attack-protection/${name}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ enabled: false }),
    })
    await body.dump()
    if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}`)
  }
}

/** Codes that expired unused, as an attacker leaves them. */
async function insertExpired(): Promise<void> {
  await database.pool.query(
    `insert into oidc_records (tenant_id, model, id_hash, payload, created_at, expires_at)
     select $1, 'AuthorizationCode', 'expired ' || n, '{}', now(), now()
       from generate_series(1, $2) n`,
    [setting.tenant.tenant.id, expiredAtFirst],
  )
}

/** Rows that expired so long ago that they should be gone. */
async function countExpired(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from oidc_records
      where expires_at < now() - $1 * interval '1 second'`,
    [Math.min(prunedWithinSeconds, minutes * 60)],
  )
  return rows[0]?.count ?? 0
}

/** How fast a backlog arrives, and how much longer others wait meanwhile. */
async function drain(traffic: Traffic, token: string) {
  const streamId = await makeStream(token)
  const postpone = `update event_lanes set next_at = now() + $2 * interval '1 minute'
                     where stream_id = $1`
  const { id: tenantId } = setting.tenant.tenant
  const filler = await database.pool.connect()
  await filler.query('begin')
  await insertBacklog(filler, { tenantId, streamId, count: backlog, at: new Date() })
  await filler.query(postpone, [streamId, 60])
  await filler.query('commit')
  await filler.query('analyze events, event_deliveries, event_lanes') // as autovacuum will
  filler.release()
  const quiet = await repeat(4, 10, () => traffic.once('reads'))
  receiver.received.length = 0
  const startMs = performance.now()
  await database.pool.query(postpone, [streamId, 0])
  let endMs = Number.POSITIVE_INFINITY
  const arrival = (async () => {
    const numbers = () => new Set(receiver.received.map(({ mark }) => mark)).size
    while (numbers() < backlog && performance.now() < startMs + 5 * minuteMs) await setTimeout(50)
    endMs = performance.now()
  })()
  const busy = await repeat(4, 10, () => traffic.once('reads'))
  await arrival
  console.log(`reads   p99 ${quiet.p99Ms.toFixed(1)} ms, then ${busy.p99Ms.toFixed(1)} ms`)
  refuseDisorder()
  return {
    drainedPerSecond: backlog / ((endMs - startMs) / 1000),
    othersP99Ratio: busy.p99Ms / quiet.p99Ms,
  }
}

async function makeStream(token: string): Promise<string> {
  const webhook_authorization = { method: 'bearer', token: 'x' }
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: '/api/v2/event-streams',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      subscriptions: [{ event_type: 'latchkey.role.updated' }],
      destination: {
        type: 'webhook',
        configuration: { webhook_endpoint: receiver.url, webhook_authorization },
      },
    }),
  })
  const text = await body.text()
  if (statusCode !== 201) throw new Error(`The stream was answered ${statusCode}: ${text}`)
  return JSON.parse(text).id
}

/** @throws Error where an event is missing, or came before an earlier one of its entity */
function refuseDisorder(): void {
  const last = new Map<number, number>()
  const seen = new Set<number>()
  for (const { mark } of receiver.received) {
    const { number, entity } = placeInBacklog(mark)
    const isAgain = seen.has(number)
    if (!isAgain && number < (last.get(entity) ?? 0)) throw new Error(`${mark} came too late`)
    seen.add(number)
    last.set(entity, Math.max(number, last.get(entity) ?? 0))
  }
  if (seen.size !== backlog) throw new Error(`${seen.size} of ${backlog} events arrived`)
}
