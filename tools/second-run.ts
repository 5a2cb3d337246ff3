import type { JestFile, JestResult } from './jest-result.ts'

/** More failed files than this are not the work of chance, and are not run again. */
const secondRunFilesMax = 3

/** The paths of the files that failed, to be run once more; none where too many failed. */
export function filesToRunAgain(result: JestResult | undefined): string[] {
  const failed = result?.testResults.filter(hasFailed).map(({ name }) => name) ?? []
  return failed.length <= secondRunFilesMax ? failed : []
}

/** The result with what passed in the second run. */
export interface SecondRun {
  readonly result: JestResult
  /** The first results of files that passed alone. */
  readonly unsteady: readonly JestFile[]
  /** The second results of files that failed twice, perhaps in other tests. */
  readonly failedAlone: readonly JestFile[]
}

/** Without a second result, jest ended before it wrote one: the first counts. */
export function withSecondRun(first: JestResult, second: JestResult | undefined): SecondRun {
  const passedAlone = new Map(
    second?.testResults.filter((file) => !hasFailed(file)).map((file) => [file.name, file]),
  )
  const unsteady = first.testResults.filter(({ name }) => passedAlone.has(name))
  const testResults = first.testResults.map((file) => passedAlone.get(file.name) ?? file)
  const failedAlone = second?.testResults.filter(hasFailed) ?? []
  return { unsteady, failedAlone, result: resultOf(testResults) }
}

function resultOf(testResults: readonly JestFile[]): JestResult {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const count = (wanted: string) => all.filter(({ status }) => status === wanted).length
  const unloaded = testResults.filter(
    (file) => hasFailed(file) && file.assertionResults.length === 0,
  )
  return {
    success: !testResults.some(hasFailed),
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numRuntimeErrorTestSuites: unloaded.length,
    testResults,
  }
}

const hasFailed = ({ status }: JestFile) => status === 'failed'
