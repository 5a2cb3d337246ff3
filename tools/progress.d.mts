import type { Outcome } from './pnpm.mjs'
import type { Failure } from './prepare.mjs'

export interface ProgressStream {
  readonly isTTY?: boolean
  write(text: string): unknown
}

export function during(
  doing: string,
  run: () => Promise<Outcome>,
  stream?: ProgressStream,
): Promise<Outcome>
export function explain(failure: Failure): string
