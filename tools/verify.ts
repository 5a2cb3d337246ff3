import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from './check.ts'
import { runPnpm } from './pnpm.mjs'

/** What `jest --json` writes, as far as it is read here. */
export interface JestResult {
  readonly success: boolean
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numRuntimeErrorTestSuites: number
}

export interface Verdict {
  /** The last of them is `N passed, N failed`. */
  readonly lines: readonly string[]
  readonly isGood: boolean
}

/** A result that is undefined means that jest ended before it could write one. */
export function verdict(checksFailed: readonly string[], result: JestResult | undefined): Verdict {
  const passed = result?.numPassedTests ?? 0
  // A file that could not be loaded has no tests to count, and is not nothing.
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
    lines: [...skips, ...remarks, `${passed} passed, ${failed} failed`],
    isGood: remarks.length === 0 && failed === 0,
  }
}

async function runJest(): Promise<JestResult | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-verify-'))
  const file = join(folder, 'jest.json')
  try {
    await runPnpm(['run', 'jest', '--json', '--outputFile', file])
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (process.argv[1] === import.meta.filename) {
  const checksFailed = await check()
  const { lines, isGood } = verdict(checksFailed, await runJest())
  process.stdout.write(`\n${lines.join('\n')}\n`)
  process.exitCode = isGood ? 0 : 1
}
