import { describe, expect, it } from '@jest/globals'
import { readRetryAfter, retryAfterMaxMs, waitAfter } from './backoff.ts'

const waits = (schedule: string, random: number) => {
  const found: number[] = []
  for (let failures = 1; ; failures += 1) {
    const waitMs = waitAfter(schedule, failures, random)
    if (waitMs === undefined) return found
    found.push(waitMs)
  }
}
const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0)

describe('the schedules', () => {
  it('short has 4 attempts, after 1, 2 and 4 seconds', () => {
    expect(waits('short', 0)).toEqual([1000, 2000, 4000])
  })

  it('extended reaches 24 hours, with delays that never decrease', () => {
    const found = waits('extended', 0)
    expect(found).toHaveLength(10)
    expect(sum(found)).toBeGreaterThan(24 * 3_600_000)
    expect(found).toEqual([...found].sort((one, other) => one - other))
  })

  it('have a jitter of a fifth at most', () => {
    expect(waits('short', 1)).toEqual([1200, 2400, 4800])
  })
})

describe('Retry-After', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  it.each([
    ['120', 120_000],
    ['0', 0],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['9999999999', retryAfterMaxMs],
    ['Fri, 01 Jan 2077 00:00:00 GMT', retryAfterMaxMs],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is %s ms', (value, expected) => {
    const ms = readRetryAfter(value, now)
    expect(ms).toBe(expected)
  })
})
