import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { JestResult } from './jest-result.ts'
import { root } from './pnpm.mjs'
import { verdict } from './verify.ts'

const allPassed: JestResult = {
  success: true,
  numPassedTests: 12,
  numFailedTests: 0,
  numPendingTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
}

const file = (path: string) => ({
  name: join(root, path),
  status: 'failed',
  startTime: 0,
  endTime: 0,
  message: '',
  assertionResults: [],
})

test('verification succeeds when every check and every test passes', () => {
  expect(verdict([], { result: allPassed })).toEqual({
    lines: ['12 passed, 0 failed'],
    isGood: true,
  })
})

test('a skipped test is reported, and is not a failure', () => {
  const { lines, isGood } = verdict([], { result: { ...allPassed, numPendingTests: 2 } })
  expect(lines).toEqual([expect.stringMatching(/^2 skipped/), '12 passed, 0 failed'])
  expect(isGood).toBe(true)
})

test('failures are repeated before the last line, up to a maximum', () => {
  const failed = (number: number) => ({
    status: 'failed',
    fullName: `a part holds case ${number}`,
    failureMessages: [`\u001b[31mError\u001b[39m: case ${number}\n\n${'at a line\n'.repeat(99)}`],
  })
  const result = {
    ...allPassed,
    success: false,
    numFailedTests: 30,
    testResults: [
      { ...file('packages/a.test.ts'), message: 'Cannot find module b' },
      {
        ...file('packages/c.test.ts'),
        assertionResults: [
          { ...failed(0), status: 'passed' },
          ...Array.from({ length: 30 }, (_, n) => failed(n)),
        ],
      },
    ],
  }
  const { lines } = verdict([], { result })
  expect(lines.slice(0, 4)).toEqual([
    'FAILED packages/a.test.ts',
    '    Cannot find module b',
    'FAILED packages/c.test.ts › a part holds case 0',
    '    Error: case 0',
  ])
  expect(lines.filter((line) => line.startsWith('FAILED'))).toHaveLength(20)
  expect(lines.filter((line) => line === '    at a line')).toHaveLength(19 * 11)
  expect(lines.slice(-2)).toEqual(['11 more failed: see above.', '12 passed, 30 failed'])
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
  const { lines, isGood } = verdict(checksFailed, { result })
  expect(isGood).toBe(false)
  expect(lines.at(-1)).toBe(closing)
})
