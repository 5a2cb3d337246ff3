import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import { createTestDatabase, type TestDatabase } from '@latchkey/testkit'
import { createSealer } from '../../src/keys/sealer.ts'
import { createTenantSealer } from '../../src/keys/tenant-sealer.ts'
import { type Database, openDatabase } from '../../src/store/database/database.ts'
import type { ClaimBounds } from '../../src/store/events/claim-lanes.ts'
import { type Deliveries, openDeliveries } from '../../src/store/events/deliveries.ts'
import type { Lane } from '../../src/store/events/lanes.ts'
import type { Tried } from '../../src/store/events/settle-lanes.ts'
import { readKeysBy } from '../../src/store/keys/encryption-key-rows.ts'
import { type TenantStore, tenants } from '../../src/store/tenants/tenants.ts'

/** Lanes on a real database: claims, their order and their outcomes. */
export const bounds: ClaimBounds = {
  lanesMax: 100,
  lanesPerStreamMax: 50,
  lanesPerTenantMax: 1000,
  deliveriesPerLaneMax: 20,
  streamsMax: 100,
  leaseMs: 10_000,
  except: [],
  exceptTenants: [],
  after: undefined,
}
export const author = { description: 'A test' }
export const second = 1000
export const wanted = ['latchkey.role.created', 'latchkey.role.updated'] as const

export let test: TestDatabase
export let database: Database
export let store: TenantStore
export let tenantId: string
export let one: Deliveries
export let two: Deliveries
let nowMs = Date.now()
export const now = (laterMs = 0) => new Date(nowMs + laterMs)

/** Called by each test file, because shared modules are evaluated once for each worker. */
export function useLanes(): void {
  beforeAll(async () => {
    test = await createTestDatabase()
    const options = { url: test.url, poolSize: 4, timeoutMs: 10_000, onError: () => undefined }
    database = openDatabase(options)
    const root = createSealer(new Uint8Array(32))
    const sealer = createTenantSealer({ root, readKeys: readKeysBy(database) })
    const all = tenants(database, sealer, () => now())
    const tenant = await all.create({ name: 'lanes', domain: 'lanes.example.com' })
    tenantId = tenant.id
    store = all.storeOf(tenant)
    one = openDeliveries(options, () => 0)
    two = openDeliveries(options, () => 0)
  })
  afterAll(async () => {
    await one.close()
    await two.close()
    await database.close()
    await test.drop()
  })
  beforeEach(async () => {
    nowMs += 60_000
    for (const table of ['event_streams', 'event_deliveries', 'event_lanes', 'events', 'roles']) {
      await test.query(`delete from ${table}`)
    }
  })
}

export const makeStream = async (status: 'enabled' | 'disabled' = 'enabled') =>
  (
    await store.write(author, ({ eventStreams }) =>
      eventStreams.create({
        status,
        subscriptions: wanted.map((event_type) => ({ event_type })),
        destination: {
          type: 'webhook',
          configuration: {
            webhook_endpoint: 'https://hooks.example/in',
            webhook_authorization: { method: 'bearer', token: 'x' },
          },
        },
      }),
    )
  ).id
let names = 0
export const makeRole = () => {
  names += 1
  return store.write(author, ({ roles }) => roles.create({ name: `Role ${names}` }))
}
export const changeRole = (id: string, description: string) =>
  store.write(author, ({ roles }) => roles.update(id, { description }))
export const claim = async (by: Deliveries, changed: Partial<ClaimBounds> = {}, laterMs = 0) =>
  (await by.claim(now(laterMs), { ...bounds, ...changed })).lanes
export const arrived = (lane: Lane) => ({
  lane,
  tried: lane.deliveries.map(({ eventId }): Tried => ({ eventId })),
})
export const failed = (
  lane: Lane,
  changed: Partial<NonNullable<Tried['failure']>> = {},
): Tried => ({
  eventId: lane.deliveries[0]?.eventId ?? '',
  failure: {
    attempt: {
      status: 'failed',
      error_message: 'No.',
      timestamp: now().toISOString(),
      duration: 3,
    },
    isFinal: false,
    isOutage: true,
    ...changed,
  },
})
export const count = async (table: string) =>
  Number((await test.query(`select count(*) from ${table}`)).rows[0].count)
export const streamRow = async (id: string) =>
  (await test.query('select * from event_streams where id = $1', [id])).rows[0]
