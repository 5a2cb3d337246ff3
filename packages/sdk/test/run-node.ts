import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { finished, runPnpm } from '../../../tools/pnpm.mjs'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))

/** Builds what `@latchkey/sdk` resolves to outside the tests. */
export async function build(): Promise<void> {
  const { code, output } = await runPnpm(['exec', 'tsc', '-b', 'packages/sdk'], { quiet: true })
  if (code !== 0) throw new Error(output)
}

/** Runs a module from the text in a process of its own, which trusts the CA and no other. */
export function runModule(
  program: string,
  { caFile, node = process.execPath, cwd = packageFolder }: RunOptions,
): Promise<{ code: number; output: string }> {
  // Options of this process are those of the test runner.
  const { NODE_OPTIONS: _, ...env } = process.env
  const child = spawn(node, ['--input-type=module', '-'], {
    cwd,
    env: { ...env, NODE_EXTRA_CA_CERTS: caFile },
  })
  child.stdin.end(program)
  return finished(child)
}

interface RunOptions {
  readonly caFile: string
  /** The program to run it with, else this Node. */
  readonly node?: string
  /** Where imports begin, else this package, which finds itself by its name. */
  readonly cwd?: string
}
