import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { check } from './check.ts'
import type { JestFile, JestResult } from './jest-result.ts'
import { root, runPnpm } from './pnpm.mjs'
import { filesToRunAgain, type SecondRun, withSecondRun } from './second-run.ts'
import { type FileTime, suiteTimes } from './suite-times.ts'
import { isTier, type Tier, tierOf, tiers } from './tiers.ts'

export interface Verdict {
  /** The last of them is `N passed, N failed`. */
  readonly lines: readonly string[]
  readonly isGood: boolean
}

/** A log may be cut to its end: the number of failures that are repeated there. */
const failuresMax = 20
const linesMax = 12

interface Failure {
  readonly name: string
  readonly message: string
}

/** The failed tests and files, with the beginning of their messages. */
function failureLines(files: readonly JestFile[], word = 'FAILED'): string[] {
  const all = files.flatMap(failuresOf)
  const shown = all.slice(0, failuresMax).flatMap(({ name, message }) => [
    `${word} ${name}`,
    ...stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, linesMax)
      .map((line) => `    ${line}`),
  ])
  const rest = all.length - failuresMax
  return rest > 0 ? [...shown, `${rest} more failed: see above.`] : shown
}

function failuresOf({ name, message, assertionResults }: JestFile): Failure[] {
  const path = pathOf(name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (assertionResults.length === 0 && message !== '') return [{ name: path, message }]
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${path} › ${fullName}`,
    message: failureMessages.join('\n'),
  }))
}

/** What the runs of the tests left. */
interface Runs extends Partial<Omit<SecondRun, 'result'>> {
  /** Undefined if jest ended before it wrote one. */
  readonly result: JestResult | undefined
}

export function verdict(
  checksFailed: readonly string[],
  { result, unsteady = [], failedAlone = [] }: Runs,
): Verdict {
  const passed = result?.numPassedTests ?? 0
  // A file that failed to load counts as a failure, although it has no tests.
  const failed = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0)
  const skipped = result?.numPendingTests ?? 0
  const remarks = [
    ...checksFailed.map((sentence) => `A check failed: ${sentence}.`),
    ...(result ? [] : ['The tests did not come to an end.']),
    ...(result && passed + failed === 0 ? ['Not one test ran.'] : []),
    ...(result && !result.success && failed === 0 ? ['Jest failed beside the tests.'] : []),
  ]
  const skips = skipped > 0 ? [`${skipped} skipped: the reason is beside each.`] : []
  return {
    lines: [
      ...(result ? failureLines(result.testResults) : []),
      ...failureLines(failedAlone, 'FAILED ALONE:'),
      ...failureLines(unsteady, 'FAILED, THEN PASSED ALONE:'),
      ...skips,
      ...remarks,
      `${passed} passed, ${failed} failed`,
    ],
    isGood: remarks.length === 0 && failed === 0,
  }
}

async function runJest(
  tier: Tier | undefined,
  files: readonly string[] = [],
): Promise<JestResult | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-verify-'))
  const file = join(folder, 'jest.json')
  try {
    const env = tier ? { TEST_TIER: tier } : {}
    // What a failed test has left open would keep a process that runs the files itself from ending.
    const inBand = ['--runInBand', '--forceExit', '--runTestsByPath', ...files]
    const alone = files.length > 0 ? inBand : []
    await runPnpm(['run', 'jest', '--json', '--outputFile', file, ...alone], { env })
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs the tests, and the few files that failed once more (decision 099). */
async function runTests(tier: Tier | undefined): Promise<Runs> {
  const result = await runJest(tier)
  const again = filesToRunAgain(result)
  if (!result || again.length === 0) return { result }
  process.stdout.write(`\nRunning alone what failed: ${again.map(pathOf).join(', ')}\n`)
  return withSecondRun(result, await runJest(tier, again))
}

const pathOf = (name: string) => relative(root, name)

function timesOf({ testResults }: JestResult): FileTime[] {
  return testResults.map(({ name, startTime, endTime, assertionResults }) => {
    const path = pathOf(name)
    const seconds = (endTime - startTime) / 1000
    return { path, tier: tierOf(path), seconds, tests: assertionResults.length }
  })
}

function tierAsked(): Tier | undefined {
  const { tier } = parseArgs({ options: { tier: { type: 'string' } } }).values
  if (tier === undefined || isTier(tier)) return tier
  throw new Error(`--tier is one of ${tiers.join(', ')}`)
}

if (process.argv[1] === import.meta.filename) {
  const startMs = performance.now()
  const tier = tierAsked()
  const checksFailed = tier ? [] : await check({ beforeTests: true })
  const runs = await runTests(tier)
  const seconds = (performance.now() - startMs) / 1000
  const times = runs.result ? suiteTimes(timesOf(runs.result), seconds) : []
  const { lines, isGood } = verdict(checksFailed, runs)
  process.stdout.write(`\n${[...times, ...lines].join('\n')}\n`)
  process.exitCode = isGood ? 0 : 1
}
