import type { Run, RunOutcome } from '@latchkey/sandbox'
import type { RequiredPackage } from '../record-rules/action-packages.ts'

/** A method of `api` that returns a value. */
export type Answer = NonNullable<Run['answers']>[string]

/** A run of code of a tenant, without the limits that the installation sets. */
export type CodeRun = Omit<Run, 'timeoutMs' | 'memoryBytes' | 'findFile'> & {
  /** The packages that the code requires. */
  readonly dependencies?: readonly RequiredPackage[]
  /** The longest it may take; by default as long as the installation permits. */
  readonly timeoutMs?: number
}

/** Runs code of tenants, within the limits of the installation. */
export interface ActionSandbox {
  /** Code that could not run at all has an outcome with an `error`, too. */
  run(run: CodeRun): Promise<RunOutcome>
  /** The methods of `api.cache`, for the actions of a trigger of a tenant. */
  cacheAnswers(tenantId: string, trigger: string): Readonly<Record<string, Answer>>
}
