/** The error of an invalid configuration: it names each invalid variable and its remedy. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration is invalid:\n${problems.map((line) => `  - ${line}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Reports a problem of the configuration: a sentence that says what to do. */
export type Refuse = (problem: string) => void
