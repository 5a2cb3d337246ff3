/**
 * What 1,000,000 undelivered events of a stream cost, against a database beside it without them,
 * samples in turn: writes whose events join them, and claims with their settlements, where 60,000
 * wait on the other side; the first claims find their pages on the disk. Reach: `writeRatio` >=
 * 0.8, `claimRatio` >= 0.5. Then how long the longest of several steps takes: to show a page of
 * what failed, to remove old events while all of these are kept, to delete the stream, and to
 * remove what it leaves.
 */
import { type Deliveries, openDeliveries } from '../src/store/events/deliveries.ts'
import type { TenantStore } from '../src/store/tenants/tenants.ts'
import { fillBacklog } from './lib/fill-backlog.ts'
import { median, round } from './lib/load.ts'
import { makeSetting, type Setting } from './lib/setting.ts'

const [many, few] = [1_000_000, 60_000]
const [entities, writers] = [200, 16]
const [pairs, writeSeconds, claimsPerPair, steps] = [5, 3, 30, 10]
const [dayMs, retentionDays, prunedMax] = [24 * 60 * 60 * 1000, 30, 10_000]
const author = { description: 'bench' }
const claimBounds = {
  lanesMax: 256,
  lanesPerStreamMax: 64,
  lanesPerTenantMax: 128,
  deliveriesPerLaneMax: 20,
  streamsMax: 500,
  leaseMs: 20_000,
  except: [],
  exceptTenants: [],
  after: undefined,
}

interface Side {
  readonly setting: Setting
  readonly store: TenantStore
  readonly deliveries: Deliveries
  readonly streamId: string
  readonly aclIds: readonly string[]
}

const settings = [await makeSetting(), await makeSetting()] as const
try {
  const [loaded, free] = [await sideOf(settings[0]), await sideOf(settings[1])]
  await fill(loaded, many)
  await fill(free, 0)
  const writeRatio = await compare('writes', loaded, free, write)
  await fill(free, few)
  const claimRatio = await compare('lanes', loaded, free, claim)
  const failedPageMs = await showFailed(loaded)
  const keepMs = await longest(() => prune(loaded, 2 * retentionDays))
  const deleteMs = await longest(() => remove(loaded), 1)
  const pruneMs = await longest(() => prune(loaded, 0))
  for (const { deliveries } of [loaded, free]) await deliveries.close()
  const figures = { writeRatio, claimRatio, failedPageMs, keepMs, deleteMs, pruneMs }
  const rounded = Object.entries(figures).map(([name, value]) => [name, round(value)])
  console.log(JSON.stringify({ name: 'backlog', ...Object.fromEntries(rounded) }))
} finally {
  for (const setting of settings) await setting.remove()
}

async function sideOf(setting: Setting): Promise<Side> {
  const store = setting.store.tenants.storeOf(setting.tenant.tenant)
  const { id: streamId } = await store.write(author, ({ eventStreams }) =>
    eventStreams.create({
      subscriptions: [{ event_type: 'latchkey.network_acl.updated' }],
      destination: {
        type: 'webhook',
        configuration: {
          webhook_endpoint: 'https://hooks.example/',
          webhook_authorization: { method: 'bearer', token: 'x' },
        },
      },
    }),
  )
  const aclIds: string[] = []
  for (let at = 0; at < entities; at += 1) {
    const made = await store.write(author, ({ networkAcls }) => networkAcls.create(acl(at)))
    aclIds.push(made.id)
  }
  const deliveries = openDeliveries({
    url: setting.databaseUrl,
    timeoutMs: 60_000,
    onError: () => undefined,
  })
  return { setting, store, deliveries, streamId, aclIds }
}

function acl(at: number) {
  const rule = { action: { log: true as const }, scope: 'tenant' as const }
  return { description: `bench ${Math.random()}`, active: false, priority: 1 + at / 100, rule }
}

async function fill({ setting, streamId }: Side, count: number): Promise<void> {
  const startMs = performance.now()
  const { databaseUrl, tenant } = setting
  await fillBacklog(databaseUrl, { tenantId: tenant.tenant.id, streamId, count, at: new Date() })
  await setting.analyze()
  console.log(`${count} events wait after ${round((performance.now() - startMs) / 1000)} s`)
}

/** The median of the ratios, pair by pair, the sides in an order that changes. */
async function compare(
  what: string,
  loaded: Side,
  free: Side,
  perSecond: (side: Side) => Promise<number>,
): Promise<number> {
  const ratios: number[] = []
  for (let pair = 0; pair <= pairs; pair += 1) {
    const rates = new Map<Side, number>()
    const turn = pair % 2 === 0 ? [loaded, free] : [free, loaded]
    for (const side of turn) rates.set(side, await perSecond(side))
    if (pair === 0) continue // a warm-up
    const [ours = 0, theirs = 0] = [rates.get(loaded), rates.get(free)]
    ratios.push(ours / theirs)
    console.log(`${what} ${round(ours)}/s with a backlog   ${round(theirs)}/s without`)
  }
  return median(ratios)
}

async function write({ store, aclIds }: Side): Promise<number> {
  const [startMs, endMs] = [performance.now(), performance.now() + writeSeconds * 1000]
  let written = 0
  const writer = async () => {
    for (; performance.now() < endMs; written += 1) {
      const at = Math.floor(Math.random() * entities)
      await store.replaceNetworkAcl(author, aclIds[at] ?? '', acl(at))
    }
  }
  await Promise.all(Array.from({ length: writers }, writer))
  return written / ((performance.now() - startMs) / 1000)
}

/** Claims what is due, and settles it as if it had arrived. */
async function claim({ deliveries }: Side): Promise<number> {
  const startMs = performance.now()
  let settled = 0
  for (let claims = 0; claims < claimsPerPair; claims += 1) {
    const { lanes } = await deliveries.claim(new Date(), claimBounds)
    if (lanes.length < claimBounds.lanesPerStreamMax) throw new Error('Nothing is left to claim')
    const arrived = lanes.map((lane) => ({
      lane,
      tried: lane.deliveries.map(({ eventId }) => ({ eventId })),
    }))
    await deliveries.settle(new Date(), arrived)
    settled += lanes.length
  }
  return settled / ((performance.now() - startMs) / 1000)
}

/** Of what has failed the last in time, behind all that waits. */
async function showFailed({ setting, store, streamId }: Side): Promise<number> {
  await setting.store.database.pool.query(
    `update event_deliveries set status = 'failed' where event_id in (
       select event_id from event_deliveries order by position desc limit 200)`,
  )
  return longest(async () => {
    const page = await store.eventDeliveries.list(streamId, { take: 100 })
    if (page?.items.length !== 100) throw new Error('Nothing has failed')
  })
}

async function prune({ deliveries }: Side, laterDays: number): Promise<void> {
  const now = new Date(Date.now() + laterDays * dayMs)
  await deliveries.prune(now, retentionDays, prunedMax)
}

async function remove({ store, streamId }: Side): Promise<void> {
  await store.write(author, ({ eventStreams }) => eventStreams.delete(streamId))
}

async function longest(step: () => Promise<void>, count = steps): Promise<number> {
  let longestMs = 0
  for (let taken = 0; taken < count; taken += 1) {
    const startMs = performance.now()
    await step()
    longestMs = Math.max(longestMs, performance.now() - startMs)
  }
  return longestMs
}
