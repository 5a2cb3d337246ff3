import { expect, it } from '@jest/globals'
import { Pace, turnsPerStart } from './pace.ts'

/** The turns of the event loop until all have begun. */
async function turnsOf(pace: Pace, count: number) {
  const begun: number[] = []
  const turns: number[] = []
  const all = Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await pace.turn()
      begun.push(at)
    }),
  )
  while (begun.length < count) {
    const before = begun.length
    await new Promise((resolve) => setImmediate(resolve))
    turns.push(begun.length - before)
  }
  await all
  return { begun, turns }
}

it('lets one delivery begin at a time, in order, with turns of the event loop between', async () => {
  const pace = new Pace()
  for (const _ of ['at first', 'after a pause']) {
    const { begun, turns } = await turnsOf(pace, 5)
    expect(begun).toEqual([0, 1, 2, 3, 4])
    expect(Math.max(...turns)).toBe(1)
    expect(turns.length).toBeGreaterThanOrEqual(4 * turnsPerStart)
  }
})
