import { setFlagsFromString } from 'node:v8'

/** Of bytecode that a function executes before V8 considers again whether to optimize it. */
const budgetBytes = 30_000

/** Makes V8 optimize functions after less than half as many calls as by default. */
export function optimizeSoon(): void {
  setFlagsFromString(`--interrupt-budget=${budgetBytes}`)
}
