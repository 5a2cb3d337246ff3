import { expect, it } from '@jest/globals'
import { idleTurnWeight, Pace, turnsPerStart } from './pace.ts'

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

it.each([
  { process: 'a busy', idleTurnMs: 0, turnsMin: 4 * turnsPerStart },
  { process: 'an idle', idleTurnMs: Infinity, turnsMin: (4 * turnsPerStart) / idleTurnWeight },
])('lets one delivery begin at a time, in order, in $process process', async (given) => {
  const pace = new Pace(given.idleTurnMs)
  for (const _ of ['at first', 'after a pause']) {
    const { begun, turns } = await turnsOf(pace, 5)
    expect(begun).toEqual([0, 1, 2, 3, 4])
    expect(Math.max(...turns)).toBe(1)
    expect(turns.length).toBeGreaterThanOrEqual(given.turnsMin)
    expect(turns.length).toBeLessThan(2 * given.turnsMin)
  }
})
