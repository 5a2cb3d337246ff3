import { describe, expect, it } from '@jest/globals'
import { until } from '@latchkey/testkit'
import {
  arrived,
  author,
  bounds,
  changeRole,
  claim,
  count,
  database,
  failed,
  makeRole,
  makeStream,
  now,
  one,
  second,
  store,
  streamRow,
  tenantId,
  test,
  two,
  useLanes,
  wanted,
} from '../../../test/events/lanes.ts'
import type { ClaimBounds } from './claim-lanes.ts'
import type { Deliveries } from './deliveries.ts'
import type { Lane } from './lanes.ts'

useLanes()

describe('claiming', () => {
  it('distributes the lanes of a tenant among its streams, and skips one with enough claims', async () => {
    for (let made = 0; made < 4; made += 1) await makeStream()
    for (let made = 0; made < 20; made += 1) await makeRole()
    const lanes = await claim(one, { lanesPerTenantMax: 40 })
    const streams = lanes.map(({ stream }) => stream.id)
    const counts = [...new Set(streams)].map((id) => streams.filter((each) => each === id).length)
    expect(counts).toEqual([10, 10, 10, 10])
    expect(await claim(one, { exceptTenants: [tenantId] })).toEqual([])
    expect(await claim(one)).toHaveLength(40)
  })

  it('gives a lane to one of several concurrent workers', async () => {
    await makeStream()
    for (let made = 0; made < 30; made += 1) await makeRole()
    const claims = await Promise.all(
      [one, two, one, two].map((by) => claim(by, { lanesPerStreamMax: 10 })),
    )
    const entities = claims.flat().map(({ entity }) => entity)
    expect(new Set(entities).size).toBe(entities.length)
    expect(entities.length + (await claim(one)).length).toBe(30)
    expect(await claim(two)).toEqual([])
  })

  it('returns the events of an entity in order, up to the limit', async () => {
    await makeStream()
    const { id } = await makeRole()
    for (const description of ['a', 'b', 'c', 'd']) await changeRole(id, description)
    const [lane] = await claim(one, { deliveriesPerLaneMax: 3 })
    const eventIdsOf = (each: Lane | undefined) =>
      each?.deliveries.map(({ data }) => JSON.parse(data ?? '').object.description)
    expect(eventIdsOf(lane)).toEqual([null, 'a', 'b'])
    if (lane) await one.settle(now(), [arrived(lane)])
    expect(eventIdsOf((await claim(two))[0])).toEqual(['c', 'd'])
  })

  it('gives a lane again when its lease has expired, and refuses the late result', async () => {
    await makeStream()
    await makeRole()
    const [first] = await claim(one)
    expect(await claim(two, {}, 9 * second)).toEqual([])
    const [again] = await claim(two, {}, 11 * second)
    expect(again?.entity).toBe(first?.entity)
    expect(again?.claim).not.toBe(first?.claim)
    if (!first || !again) throw new Error('No lane')
    await one.settle(now(12 * second), [arrived(first)])
    expect(await count('event_deliveries')).toBe(1)
    await two.settle(now(12 * second), [arrived(again)])
    expect([await count('event_deliveries'), await count('event_lanes')]).toEqual([0, 0])
  })

  it('claims lanes of enabled streams that are not paused', async () => {
    const [disabled, paused, busy, open] = [
      await makeStream(),
      await makeStream(),
      await makeStream(),
      await makeStream(),
    ]
    await makeRole()
    await test.query(`update event_streams set status = 'disabled' where id = $1`, [disabled])
    await test.query(`update event_streams set paused_until = $2 where id = $1`, [
      paused,
      now(5000),
    ])
    const ids = (lanes: readonly Lane[]) => lanes.map(({ stream }) => stream.id)
    expect(ids(await claim(one, { except: [busy] }))).toEqual([open])
    expect(ids(await claim(one, {}, 6000)).sort()).toEqual([paused, busy].sort())
  })

  it('visits all streams, however many lanes one of them has', async () => {
    const ids = [await makeStream(), await makeStream(), await makeStream()].sort()
    for (let made = 0; made < 4; made += 1) await makeRole()
    const claimed: string[] = []
    let after: ClaimBounds['after']
    for (let claims = 0; claims < 6; claims += 1) {
      const { lanes, next } = await one.claim(now(), { ...bounds, lanesMax: 2, after })
      claimed.push(...lanes.map(({ stream }) => stream.id))
      after = next
    }
    expect([...new Set(claimed)].sort()).toEqual(ids)
    expect(claimed).toHaveLength(12)
    const looked = await one.claim(now(), { ...bounds, streamsMax: 2 })
    expect(looked.next).toEqual({ tenantId, streamId: ids[1] })
    expect((await one.claim(now(), { ...bounds, after: looked.next })).next).toBeUndefined()
  })

  // How long it takes beside 1,000,000 deliveries is measured by the bench `backlog`.
  it('claims each stream, also beside one with 100,000 lanes', async () => {
    const [dead, alive] = [await makeStream(), await makeStream()]
    for (let run = 0; run < 8; run += 1) await claimAll() // plans are made
    // Plans are made for the few lanes until now.
    await test.query('alter table event_lanes set (autovacuum_enabled = false)')
    await test.query('alter table event_deliveries set (autovacuum_enabled = false)')
    await test.query('analyze event_lanes, event_deliveries')
    await test.query(
      `insert into event_lanes (tenant_id, stream_id, entity, next_at)
       select $1, $2, 'role/' || n, $3 from generate_series(1, 100000) n`,
      [tenantId, dead, now()],
    )
    await test.query(
      `insert into event_deliveries (tenant_id, stream_id, event_id, position, entity, type,
              created_at)
       select $1, $2, 'evt_' || n, n, 'role/' || n, 'latchkey.role.created', $3
         from generate_series(1, 100000) n`,
      [tenantId, dead, now()],
    )
    await makeRole()
    const beside = await claim(one, { except: [dead] })
    expect(beside.map(({ stream }) => stream.id)).toEqual([alive])
    await one.settle(now(), beside.map(arrived))
    expect((await claimAll()).length).toBeGreaterThanOrEqual(50)
  })

  async function claimAll() {
    await makeRole()
    const lanes = await claim(one)
    await one.settle(now(), lanes.map(arrived))
    return lanes
  }
})

describe('settling', () => {
  it('misses no event that is written concurrently', async () => {
    await makeStream()
    const { id } = await makeRole()
    const [lane] = await claim(one)
    if (!lane) throw new Error('No lane')
    const writing = await database.pool.connect()
    // A writer that has written its event, and commits after the lane seems to be empty.
    await writing.query('begin')
    await writing.query(
      `insert into event_deliveries select tenant_id, stream_id, 'evt_late', position + 1, entity,
              type, 'pending', null, '[]', created_at from event_deliveries`,
    )
    await writing.query(`update event_lanes set writes = writes + 1`)
    const settled = arrived(lane)
    expect(await one.settle(now(), [settled])).toEqual({ failing: [], left: [settled] })
    await writing.query('commit')
    writing.release()
    expect((await one.settle(now(), [settled])).left).toEqual([])
    expect([await count('event_lanes'), await count('event_deliveries')]).toEqual([1, 1])
    expect((await claim(two))[0]?.deliveries[0]).toMatchObject({ eventId: 'evt_late' })
    expect(id).toBeDefined()
  })

  it('eventually settles all events of many writers, with two workers', async () => {
    await makeStream()
    const { id } = await makeRole()
    let isWriting = true
    const got: string[] = []
    const deliver = async (by: Deliveries) => {
      // Until a few claims in a row, all begun after the last write, have found nothing.
      for (let idle = 0; idle < 3; idle = isWriting ? 0 : idle + 1) {
        for (const lane of await claim(by)) {
          idle = 0
          got.push(...lane.deliveries.map(({ data }) => JSON.parse(data ?? '').object.description))
          for (let left = [arrived(lane)]; left.length > 0; ) {
            left = [...(await by.settle(now(), left)).left] as typeof left
          }
        }
      }
    }
    const delivering = [deliver(one), deliver(two)]
    for (let at = 0; at < 60; at += 1) await changeRole(id, String(at))
    isWriting = false
    await Promise.all(delivering)
    expect(got.filter((each) => each !== null)).toEqual(
      Array.from({ length: 60 }, (_, at) => String(at)),
    )
    expect([await count('event_lanes'), await count('event_deliveries')]).toEqual([0, 0])
  })

  it('of a lane while another worker claims lets that worker find nothing', async () => {
    const [slow, stream] = [await makeStream(), await makeStream()]
    const { id } = await makeRole()
    await changeRole(id, 'a')
    // The trial of the slow stream takes place between the start of the search and the locks.
    await test.query(`update event_streams set outages = 5, paused_until = $2 where id = $1`, [
      slow,
      now(),
    ])
    await test.query(`
      create function wait() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(1); return new; end $$;
      create trigger wait before update on event_streams for each row
        when (old.outages = 5) execute function wait()`)
    const gate = await database.pool.connect()
    await gate.query('select pg_advisory_lock(1)')
    const searching = claim(two)
    await until('the search waits', async () => {
      const { rowCount } = await test.query(
        `select from pg_stat_activity
          where datname = current_database() and wait_event = 'advisory'`,
      )
      return rowCount === 1
    })
    const [lane] = await claim(one, { except: [slow], deliveriesPerLaneMax: 1 })
    if (!lane) throw new Error('No lane')
    expect((await one.settle(now(), [arrived(lane)])).left).toEqual([])
    await gate.query('select pg_advisory_unlock(1)')
    gate.release()
    expect((await searching).map((each) => each.stream.id)).toEqual([slow])
    await test.query('drop trigger wait on event_streams; drop function wait')
    const [next] = await claim(two)
    expect(next).toMatchObject({ stream: { id: stream }, deliveries: [{ type: wanted[1] }] })
  })

  it('keeps failed deliveries, and delays the lane until their retry', async () => {
    const stream = await makeStream()
    await makeRole()
    const [lane] = await claim(one)
    if (!lane) throw new Error('No lane')
    await one.settle(now(), [{ lane, tried: [failed(lane)], nextAt: now(5 * second) }])
    expect(await claim(two, {}, 4 * second)).toEqual([])
    const [again] = await claim(two, {}, 6 * second)
    if (!again) throw new Error('No lane')
    expect(again.failures).toBe(1)
    await two.settle(now(), [{ lane: again, tried: [failed(again, { isFinal: true })] }])
    const { rows } = await test.query('select status, attempts from event_deliveries')
    expect(rows).toEqual([
      {
        status: 'failed',
        attempts: [failed(lane).failure?.attempt, failed(lane).failure?.attempt],
      },
    ])
    expect(await count('event_lanes')).toBe(0)
    const { rows: counts } = await test.query('select delivered, failed from event_stream_counts')
    expect(counts).toEqual([{ delivered: 0, failed: 1 }])
    expect(await streamRow(stream)).toMatchObject({ failed_attempts: 2, failed_deliveries: 1 })
  })

  it('pauses a destination that is unavailable, and then retries it with one lane', async () => {
    const stream = await makeStream()
    for (let made = 0; made < 8; made += 1) await makeRole()
    const lanes = await claim(one, { lanesPerStreamMax: 5 })
    const tried = lanes.map((lane) => ({ lane, tried: [failed(lane)], nextAt: now() }))
    await one.settle(now(), tried.slice(0, 4))
    expect(await streamRow(stream)).toMatchObject({ outages: 4, paused_until: null })
    await one.settle(now(), tried.slice(4))
    expect((await streamRow(stream)).paused_until).toEqual(now(second))
    expect(await claim(two)).toEqual([])
    const [trial, ...more] = await claim(two, {}, 2 * second)
    expect(more).toEqual([])
    expect(await claim(one, {}, 3 * second)).toEqual([])
    if (!trial) throw new Error('No lane')
    await two.settle(now(3 * second), [arrived(trial)])
    expect(await streamRow(stream)).toMatchObject({
      outages: 0,
      failed_attempts: 0,
      paused_until: null,
    })
    expect(await claim(one, {}, 3 * second)).toHaveLength(7)
  })

  it('treats an error response as an available destination, and honours Retry-After', async () => {
    const stream = await makeStream()
    for (let made = 0; made < 6; made += 1) await makeRole()
    const lanes = await claim(one)
    const refused = lanes.map((lane) => ({ lane, tried: [failed(lane, { isOutage: false })] }))
    await one.settle(now(), refused)
    expect(await streamRow(stream)).toMatchObject({
      outages: 0,
      failed_attempts: 6,
      paused_until: null,
    })
    const [lane] = await claim(one)
    if (!lane) throw new Error('No lane')
    const paused = failed(lane, { isOutage: false, pauseMs: 20 * second })
    await one.settle(now(), [{ lane, tried: [paused] }])
    expect((await streamRow(stream)).paused_until).toEqual(now(20 * second))
  })

  it('reports a stream that has failed too often', async () => {
    const stream = await makeStream()
    await makeRole()
    for (const [attempts, given, expected] of [
      [498, 0, []],
      [499, 0, [stream]],
      [0, 4998, []],
      [0, 4999, [stream]],
    ] as const) {
      await test.query(
        `update event_streams set failed_attempts = $1, failed_deliveries = $2, outages = 0,
                paused_until = null`,
        [attempts, given],
      )
      await test.query(`update event_lanes set next_at = $1`, [now()])
      const [lane] = await claim(one)
      if (!lane) throw new Error('No lane')
      await test.query(`update event_deliveries set status = 'pending'`)
      const isFinal = given > 0
      const { failing } = await one.settle(now(), [{ lane, tried: [failed(lane, { isFinal })] }])
      expect(failing).toEqual(expected)
      await test.query(`update event_deliveries set status = 'pending'`)
      await test.query(
        `insert into event_lanes (tenant_id, stream_id, entity, next_at)
         select tenant_id, stream_id, entity, $1 from event_deliveries on conflict do nothing`,
        [now()],
      )
    }
  })

  it('does not deadlock writers, deletions, and concurrent settlements', async () => {
    for (let round = 0; round < 5; round += 1) {
      const streams = [await makeStream(), await makeStream(), await makeStream()]
      const ids = [(await makeRole()).id, (await makeRole()).id, (await makeRole()).id]
      const lanes = await claim(one)
      await Promise.all([
        one.settle(now(), lanes.slice(0, 5).reverse().map(arrived)),
        two.settle(now(), lanes.slice(5).map(arrived)),
        ...ids.map((id) => changeRole(id, 'x')),
        store.write(author, ({ eventStreams }) => eventStreams.delete(streams[1] ?? '')),
      ])
    }
    expect(await count('events')).toBeGreaterThan(0)
  })
})
