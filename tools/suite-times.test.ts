import { expect, test } from '@jest/globals'
import { type FileTime, suiteTimes } from './suite-times.ts'

const files: FileTime[] = Array.from({ length: 30 }, (_, at) => ({
  path: `${at}.test.ts`,
  tier: at % 2 === 0 ? 'unit' : 'api',
  seconds: at,
  tests: 2,
}))

test('the twenty slowest files come first, the slowest on top', () => {
  const lines = suiteTimes(files, 60)
  expect(lines[1]).toBe('   29.0 s  29.test.ts')
  expect(lines.filter((line) => line.endsWith('.test.ts'))).toHaveLength(20)
})

test('the last line is JSON with the time and the tests, of all and of each tier', () => {
  expect(JSON.parse(suiteTimes(files, 60.04).at(-1) ?? '')).toEqual({
    name: 'suite',
    seconds: 60,
    tests: 60,
    tiers: {
      unit: { seconds: 210, tests: 30 },
      api: { seconds: 225, tests: 30 },
      slow: { seconds: 0, tests: 0 },
    },
  })
})
