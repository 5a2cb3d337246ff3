import type { Progress } from '@latchkey/forms'
import type { StoredCodes } from '../../flows/flow-codes.ts'

/** A form in progress, as it is stored with the log-in that waits for it. */
export interface StoredForm {
  readonly progress: Progress
  /** How often the form has gone on: a page that was submitted before has no effect. */
  readonly turn: number
  /** What a flow said to the user about the values of this page. */
  readonly message?: string
  /** Whether a flow failed, so that the user may try again. */
  readonly hasFailed?: true
  /** Runs of the flows of buttons that send again, by the ids of the buttons. */
  readonly resends: Readonly<Record<string, { readonly count: number; readonly at: number }>>
  /** The codes that flows have made, by their references. */
  readonly codes: StoredCodes
  /** The secrets that flows have had, which executions do not show; absent in older log-ins. */
  readonly secrets?: readonly string[]
}
