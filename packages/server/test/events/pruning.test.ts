import { describe, expect, it } from '@jest/globals'
import {
  author,
  claim,
  count,
  failed,
  makeRole,
  makeStream,
  now,
  one,
  second,
  store,
  test,
  useLanes,
} from './lanes.ts'

useLanes()

describe('pruning', () => {
  const day = 24 * 3600 * second
  it('deletes old events and their failed deliveries, not pending ones', async () => {
    await makeStream()
    for (const _ of [1, 2]) await makeRole()
    const [lane] = await claim(one)
    if (!lane) throw new Error('No lane')
    await one.settle(now(), [{ lane, tried: [failed(lane, { isFinal: true })] }])
    await one.prune(now(29 * day), 30, 1000)
    expect([await count('events'), await count('event_deliveries')]).toEqual([3, 2])
    await one.prune(now(31 * day), 30, 1000)
    expect([await count('events'), await count('event_deliveries')]).toEqual([1, 1])
    expect(await count(`event_deliveries where status = 'pending'`)).toBe(1)
  })

  it('continues after old events with pending deliveries', async () => {
    await makeStream()
    for (const _ of [1, 2, 3]) await makeRole()
    await test.query(`delete from event_deliveries where position in (
      select max(position) from event_deliveries)`)
    const later = now(31 * day)
    await one.prune(later, 30, 2) // the stream's own event goes, the first role's stays
    await one.prune(later, 30, 2)
    expect(await count('events')).toBe(2)
    expect(await count('event_deliveries')).toBe(2)
    await test.query('delete from event_deliveries')
    for (const _ of [1, 2, 3]) await one.prune(later, 30, 2)
    expect(await count('events')).toBe(0)
  })

  it('deletes rows of deleted streams, in batches', async () => {
    const [deleted, remaining] = [await makeStream(), await makeStream()]
    for (let made = 0; made < 5; made += 1) await makeRole()
    await store.write(author, ({ eventStreams }) => eventStreams.delete(deleted))
    expect((await claim(one)).map(({ stream }) => stream.id)).toEqual(Array(5).fill(remaining))
    const left = async () => [await count('event_lanes'), await count('event_deliveries')]
    await one.prune(now(), 30, 3)
    expect(await left()).toEqual([7, 7])
    for (const _ of [1, 2]) await one.prune(now(), 30, 3)
    expect(await left()).toEqual([5, 5])
  })
})
