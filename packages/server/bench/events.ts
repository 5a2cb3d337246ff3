/**
 * Changes that are committed with their log and event, and delivered to a receiver in a process of
 * its own, against a loop that inserts a row and posts it, with no bookkeeping. The change is the
 * cheapest there is, so that what events add shows most: replacing a network ACL. Reach: `ratio` >=
 * 0.5; from commit to receipt at half of that load `p99Ms` <= 250. Then what a write costs while a
 * stream wants its event, against one that nobody hears of. Reach: `writeRatio` >= 0.8.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { pino } from 'pino'
import { readConfig } from '../src/config/config.ts'
import { startDelivery } from '../src/events/delivery.ts'
import { createOutbound } from '../src/outbound/outbound.ts'
import { openActionSandbox } from '../src/services/open-sandbox.ts'
import { openDeliveries } from '../src/store/events/deliveries.ts'
import { dueLogStreams } from '../src/store/logs/due-log-streams.ts'
import type { Committed } from '../src/store/tenants/writes.ts'
import { Shutdown } from '../src/timing/shutdown.ts'
import type { Receipt } from './lib/event-receiver.ts'
import { type Load, median, round } from './lib/load.ts'
import { makeSetting } from './lib/setting.ts'

const [entities, writers, backlogMax] = [1000, 16, 500]
const [pairs, seconds] = [5, 4]
const log = pino({ level: 'silent' })
const now = () => new Date()
const clockMs = () => performance.timeOrigin + performance.now()

const setting = await makeSetting()
const folder = await mkdtemp(join(tmpdir(), 'latchkey-bench-receiver-'))
const receiverFile = fileURLToPath(new URL('lib/event-receiver.ts', import.meta.url))
const receiver = fork(receiverFile, [folder], { execArgv: ['--import', 'tsx'] })
const [port] = (await once(receiver, 'message')) as [number]
const url = `https://localhost:${port}/`
const commits = new Map<string, number>()
let latencies: number[] = []
receiver.on('message', (receipts: readonly Receipt[]) => {
  for (const [mark, atMs] of receipts) {
    const committedMs = commits.get(mark)
    if (committedMs === undefined) continue
    latencies.push(Math.max(0, atMs - committedMs))
    commits.delete(mark)
  }
})
const outboundCa = await readFile(join(folder, 'ca.pem'), 'utf8')
const { database, tenants, sealer } = setting.store
/** What the server's role may not. */
const owner = new pg.Pool({ connectionString: setting.databaseUrl })
const environment = readConfig(setting.environment(8443))
const trust = { outboundCa, outboundPrivateNetworks: ['127.0.0.0/8', '::1'] }
const config = { ...environment, ...trust }
const author = { description: 'bench' }
const waiting = openDeliveries({
  url: setting.databaseUrl,
  timeoutMs: config.bounds.databaseTimeoutMs,
  onError: () => undefined,
})
const due = dueLogStreams(database)
const shutdown = new Shutdown(config.bounds.stopTimeoutMs, () => undefined)
const guarded = createOutbound({
  ca: outboundCa,
  privateNetworks: trust.outboundPrivateNetworks,
  timeoutMs: config.bounds.outboundTimeoutMs,
  socketsMax: config.bounds.outboundSocketsMax,
})
const sandbox = openActionSandbox({ config, now }, setting.store, guarded, shutdown)
const delivery = { deliveries: waiting, due, tenants, sealer, sandbox, config, log, now }
let worker: ReturnType<typeof startDelivery> | undefined
const { tenant } = setting.tenant
const place = {
  issuer: `https://${tenant.domain}/`,
  managementAudience: '/api/v2/',
  settings: () => tenant.settings,
  onCommitted: async (committed: Committed) => worker?.onCommitted(committed),
  onLogged: () => undefined,
  onLogFailed: () => undefined,
}
const store = tenants.storeOf(tenant, place)

try {
  const ids: string[] = []
  for (let at = 0; at < entities; at += 1) {
    const made = await store.write(author, (each) => each.networkAcls.create(acl('new', at)))
    ids.push(made.id)
  }
  await setting.analyze()
  let mark = 0
  const change = async () => {
    mark += 1
    const description = `mark ${mark}`
    const at = Math.floor(Math.random() * entities)
    commits.set(description, clockMs())
    await store.replaceNetworkAcl(author, ids[at] ?? '', acl(description, at))
    commits.set(description, commits.has(description) ? clockMs() : 0)
    if (commits.get(description) === 0) commits.delete(description)
  }

  const writeRatio = await compareWrites(change)

  await setStatus('enabled')
  worker = startDelivery(delivery)
  const floor = await openFloor()
  const ratios: number[] = []
  let [ours, theirs]: (Load | undefined)[] = []
  await sustain(change, seconds, backlogMax)
  await sustain(floor.change, seconds, Number.POSITIVE_INFINITY)
  for (let pair = 0; pair < pairs; pair += 1) {
    ours = await sustain(change, seconds, backlogMax)
    theirs = await sustain(floor.change, seconds, Number.POSITIVE_INFINITY)
    ratios.push(ours.perSecond / theirs.perSecond)
    console.log(
      `events ${round(ours.perSecond)}/s   floor ${round(theirs.perSecond)}/s   ` +
        `ratio ${ratios.at(-1)?.toFixed(3)}`,
    )
  }
  const p99Ms = await paceAt((ours?.perSecond ?? 0) / 2, change)
  await worker.stop()
  await floor.close()
  const figures = {
    ratio: round(median(ratios)),
    perSecond: round(ours?.perSecond ?? 0),
    floorPerSecond: round(theirs?.perSecond ?? 0),
    p99Ms: round(p99Ms),
    writeRatio: round(writeRatio),
  }
  console.log(JSON.stringify({ name: 'events', ...figures }))
} finally {
  receiver.kill()
  await shutdown.run()
  await guarded.close()
  await owner.end()
  await setting.remove()
  await rm(folder, { recursive: true, force: true })
}

function acl(description: string, at: number) {
  const rule = { action: { log: true as const }, scope: 'tenant' as const }
  return { description, active: false, priority: 1 + at / 100, rule }
}

/** The one stream, as its writers find it. */
async function setStatus(status: 'enabled' | 'disabled'): Promise<void> {
  await store.write(author, async ({ eventStreams }) => {
    const [known] = (await eventStreams.list({ take: 1 })).items
    if (known) return void (await eventStreams.update(known.id, { status }))
    const webhook_authorization = { method: 'bearer' as const, token: 'x' }
    await eventStreams.create({
      status,
      subscriptions: [{ event_type: 'latchkey.network_acl.updated' }],
      destination: {
        type: 'webhook',
        configuration: { webhook_endpoint: url, webhook_authorization },
      },
    })
  })
}

/** Writes as fast as they go, in turn with a stream that wants them and without one. */
async function compareWrites(change: () => Promise<void>): Promise<number> {
  const ratios: number[] = []
  for (let pair = 0; pair <= pairs; pair += 1) {
    await setStatus('enabled')
    const heard = await write(change, seconds)
    await setStatus('disabled')
    const unheard = await write(change, seconds)
    await owner.query('truncate event_deliveries, event_lanes')
    if (pair === 0) continue // a warm-up
    ratios.push(heard / unheard)
    console.log(`heard ${round(heard)}/s   unheard ${round(unheard)}/s`)
  }
  commits.clear()
  return median(ratios)
}

/** Writes a second. */
async function write(change: () => Promise<void>, forSeconds: number): Promise<number> {
  const [startMs, endMs] = [performance.now(), performance.now() + forSeconds * 1000]
  let written = 0
  const writer = async () => {
    for (; performance.now() < endMs; written += 1) await change()
  }
  await Promise.all(Array.from({ length: writers }, writer))
  return written / ((performance.now() - startMs) / 1000)
}

/** Writes as fast as what is written arrives. */
async function sustain(
  change: () => Promise<void>,
  forSeconds: number,
  ahead: number,
): Promise<Load> {
  latencies = []
  const [startMs, endMs] = [performance.now(), performance.now() + forSeconds * 1000]
  const writer = async () => {
    while (performance.now() < endMs) {
      if (commits.size < ahead) await change()
      else await setTimeout(2)
    }
  }
  await Promise.all(Array.from({ length: writers }, writer))
  while (commits.size > 0) await setTimeout(5)
  const requests = latencies.length
  const perSecond = requests / ((performance.now() - startMs) / 1000)
  return { perSecond, requests, p99Ms: p99(latencies) }
}

async function paceAt(perSecond: number, change: () => Promise<void>): Promise<number> {
  latencies = []
  const startMs = performance.now()
  const begun: Promise<void>[] = []
  for (let passedMs = 0; passedMs < seconds * 2000; passedMs = performance.now() - startMs) {
    while (begun.length < (passedMs / 1000) * perSecond) begun.push(change())
    await setTimeout(5)
  }
  await Promise.all(begun)
  while (commits.size > 0) await setTimeout(5)
  return p99(latencies)
}

function p99(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? 0
}

/** Inserts a row and posts it, and keeps no books. */
async function openFloor() {
  await owner.query('create table floor (id text primary key, data json)')
  await owner.query('grant insert on floor to public')
  const { eventTimeoutMs: timeoutMs, eventLanesPerStreamMax: socketsMax } = config.bounds
  const { outboundCa: ca, outboundPrivateNetworks: privateNetworks } = trust
  const outbound = createOutbound({ ca, privateNetworks, timeoutMs, socketsMax })
  const text = 'insert into floor values ($1, $2)'
  let mark = 0
  return {
    close: () => outbound.close(),
    async change() {
      mark += 1
      const description = `floor ${mark}`
      const body = JSON.stringify({ id: description, data: { object: { description } } })
      await database.pool.query({ name: 'floor', text, values: [description, body] })
      commits.set(description, clockMs())
      const headers = { 'content-type': 'application/json' }
      await outbound.send({
        tenantId: 'floor',
        url,
        method: 'POST',
        headers,
        body,
        answerBytesMax: 0,
      })
    },
  }
}
