import { type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { finished, type Outcome, root } from './pnpm.mjs'

export interface Step {
  /** The sentence that is printed for a successful step. */
  readonly sentence: string
  run(): Promise<Outcome>
}

type Write = (text: string) => void

/**
 * Runs all steps, `atOnce` of them concurrently, also after one has failed. @returns the sentences
 * of the failed ones, in the order of the steps
 */
export async function runSteps(
  steps: readonly Step[],
  { write = writeOut, atOnce = 1 }: { readonly write?: Write; readonly atOnce?: number } = {},
): Promise<string[]> {
  const failed = new Set<Step>()
  const pending = [...steps]
  const work = async () => {
    for (let step = pending.shift(); step; step = pending.shift()) {
      if (!(await holds(step, write))) failed.add(step)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return steps.filter((step) => failed.has(step)).map(({ sentence }) => sentence)
}

const writeOut: Write = (text) => void process.stdout.write(text)

async function holds({ sentence, run }: Step, write: Write): Promise<boolean> {
  const start = performance.now()
  const { code, output } = await run()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  write(`${sentence} … ${code === 0 ? 'ok' : 'failed'} (${seconds} s)\n`)
  if (code !== 0) write(`${output.trimEnd()}\n\n`)
  return code === 0
}

/** Makes what the command line of the server runs. */
export function runBundler(): Promise<Outcome> {
  const options: SpawnOptions = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] }
  return finished(spawn(process.execPath, ['tools/bundle.mjs'], options))
}

/** Runs a program of the workspace, its output kept for a failure. */
export function program(name: string, ...args: string[]): Promise<Outcome> {
  const path = join(root, 'node_modules/.bin', name)
  return finished(spawn(path, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] }))
}
