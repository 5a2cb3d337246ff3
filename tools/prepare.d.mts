import type { Outcome } from './pnpm.mjs'

export interface PrepareStep {
  /** What is being done, as a person reads it. */
  readonly doing: string
  readonly reads: readonly string[]
  readonly makes: readonly string[]
  /** What it makes is under version control. */
  readonly isCommitted?: boolean
  /** Whether it must run although nothing that it reads has changed. */
  isOutdated?(): boolean
  run(): Promise<Outcome>
}

export type During = (doing: string, run: () => Promise<Outcome>) => Promise<Outcome>

export interface Failure extends Outcome {
  readonly doing: string
}

export interface StepsOptions {
  readonly folder: string
  readonly steps: readonly PrepareStep[]
  readonly during: During
}

export function prepare(during: During): Promise<Failure | undefined>
export function runSteps(options: StepsOptions): Promise<Failure | undefined>
