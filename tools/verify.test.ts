import { expect, test } from '@jest/globals'
import { type JestResult, verdict } from './verify.ts'

const allPassed: JestResult = {
  success: true,
  numPassedTests: 12,
  numFailedTests: 0,
  numPendingTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
}

test('all is well when every check holds and every test passes', () => {
  expect(verdict([], allPassed)).toEqual({ lines: ['12 passed, 0 failed'], isGood: true })
})

test('a skipped test is told, and is no failure', () => {
  const { lines, isGood } = verdict([], { ...allPassed, numPendingTests: 2 })
  expect(lines).toEqual([expect.stringMatching(/^2 skipped/), '12 passed, 0 failed'])
  expect(isGood).toBe(true)
})

test.each<[string, string[], JestResult | undefined, string]>([
  ['a check that fails', ['The tree is tidy'], allPassed, '12 passed, 0 failed'],
  [
    'a test that fails',
    [],
    { ...allPassed, success: false, numFailedTests: 1 },
    '12 passed, 1 failed',
  ],
  [
    'a file that cannot be loaded',
    [],
    { ...allPassed, success: false, numRuntimeErrorTestSuites: 1 },
    '12 passed, 1 failed',
  ],
  ['no test at all', [], { ...allPassed, numPassedTests: 0 }, '0 passed, 0 failed'],
  ['jest breaking off', [], undefined, '0 passed, 0 failed'],
  ['jest failing for itself', [], { ...allPassed, success: false }, '12 passed, 0 failed'],
])('%s is a failure', (_, checksFailed, result, closing) => {
  const { lines, isGood } = verdict(checksFailed, result)
  expect(isGood).toBe(false)
  expect(lines.at(-1)).toBe(closing)
})
