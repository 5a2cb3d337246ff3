import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { finished, type Outcome, root } from './pnpm.mjs'

export interface Step {
  /** What holds when the step succeeds. */
  readonly sentence: string
  run(): Promise<Outcome>
}

type Write = (text: string) => void

/** Runs every step, also after one that failed; answers with the sentences that do not hold. */
export async function runSteps(
  steps: readonly Step[],
  write: Write = (text) => process.stdout.write(text),
): Promise<string[]> {
  const failed: string[] = []
  for (const { sentence, run } of steps) {
    write(`${sentence} … `)
    const start = performance.now()
    const { code, output } = await run()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    write(`${code === 0 ? 'ok' : 'failed'} (${seconds} s)\n`)
    if (code === 0) continue
    failed.push(sentence)
    write(`${output.trimEnd()}\n\n`)
  }
  return failed
}

/** Runs a program of the workspace, its output kept for a failure. */
export function program(name: string, ...args: string[]): Promise<Outcome> {
  const path = join(root, 'node_modules/.bin', name)
  return finished(spawn(path, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] }))
}
