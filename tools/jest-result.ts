/** The members of the output of `jest --json` that are read. */
export interface JestResult {
  readonly success: boolean
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numRuntimeErrorTestSuites: number
  readonly testResults: readonly JestFile[]
}

export interface JestFile {
  readonly name: string
  readonly status: string
  readonly startTime: number
  readonly endTime: number
  /** The error of a file that could not be loaded; empty otherwise. */
  readonly message: string
  readonly assertionResults: readonly JestAssertion[]
}

export interface JestAssertion {
  readonly status: string
  readonly fullName: string
  readonly failureMessages: readonly string[]
}
