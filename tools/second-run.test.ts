import { expect, test } from '@jest/globals'
import type { JestResult } from './jest-result.ts'
import { filesToRunAgain, withSecondRun } from './second-run.ts'
import { verdict } from './verify.ts'

const file = (name: string, statuses: readonly string[]) => ({
  name,
  status: statuses.length === 0 || statuses.includes('failed') ? 'failed' : 'passed',
  startTime: 0,
  endTime: 0,
  message: statuses.length === 0 ? 'Cannot find module b' : '',
  assertionResults: statuses.map((status, at) => ({
    status,
    fullName: `case ${at}`,
    failureMessages: status === 'failed' ? ['Error: too late'] : [],
  })),
})

/** What `jest --json` writes of these files. */
function resultOf(files: Readonly<Record<string, readonly string[]>>): JestResult {
  const all = Object.values(files).flat()
  const count = (wanted: string) => all.filter((status) => status === wanted).length
  return {
    success: count('failed') === 0,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numRuntimeErrorTestSuites: Object.values(files).filter(({ length }) => length === 0).length,
    testResults: Object.entries(files).map(([name, statuses]) => file(name, statuses)),
  }
}

test('the files that failed run again, up to three', () => {
  const passed = { p: ['passed'] }
  expect(filesToRunAgain(undefined)).toEqual([])
  expect(filesToRunAgain(resultOf(passed))).toEqual([])
  const three = { ...passed, a: ['passed', 'failed'], b: [], c: ['failed'] }
  expect(filesToRunAgain(resultOf(three))).toEqual(['a', 'b', 'c'])
  expect(filesToRunAgain(resultOf({ ...three, d: ['failed'] }))).toEqual([])
})

test('a file that passes alone is good, and its first failure is printed', () => {
  const first = resultOf({ a: ['passed', 'failed'], p: ['passed', 'pending'] })
  const runs = withSecondRun(first, resultOf({ a: ['passed', 'passed'] }))
  const { lines, isGood } = verdict([], runs)
  expect(lines).toEqual([
    expect.stringMatching(/^FAILED, THEN PASSED ALONE: .*a › case 1$/),
    '    Error: too late',
    '1 skipped: the reason is beside each.',
    '3 passed, 0 failed',
  ])
  expect(isGood).toBe(true)
})

test.each<[string, JestResult | undefined]>([
  ['fails alone too', resultOf({ a: ['passed', 'failed'], b: ['passed'] })],
  ['cannot be loaded alone', resultOf({ a: [], b: ['passed'] })],
  ['has no second result', undefined],
])('a file that %s is a failure', (_, second) => {
  const first = resultOf({ a: ['passed', 'failed'], b: ['failed'] })
  const { lines, isGood } = verdict([], withSecondRun(first, second))
  expect(isGood).toBe(false)
  expect(lines).toContainEqual(expect.stringMatching(/^FAILED \S*a › case 1$/))
})

test('a file that fails in another test alone is a failure, and both are printed', () => {
  const first = resultOf({ a: ['passed', 'failed'] })
  const { lines, isGood } = verdict([], withSecondRun(first, resultOf({ a: ['failed', 'passed'] })))
  expect(isGood).toBe(false)
  expect(lines).toEqual([
    expect.stringMatching(/^FAILED \S*a › case 1$/),
    '    Error: too late',
    expect.stringMatching(/^FAILED ALONE: \S*a › case 0$/),
    '    Error: too late',
    '1 passed, 1 failed',
  ])
})
