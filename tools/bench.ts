/**
 * Runs one benchmark by name: `pnpm bench management`. Each is a program
 * `packages/<package>/bench/<name>.ts` that compares two things in one run and prints its figures
 * as one line of JSON, last.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Every benchmark: its name and its program. */
export function benchmarks(): ReadonlyMap<string, string> {
  const found = readdirSync(join(root, 'packages')).flatMap((name) => {
    const folder = join(root, 'packages', name, 'bench')
    return list(folder).map((file) => [basename(file, '.ts'), join(folder, file)] as const)
  })
  return new Map(found)
}

function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.ts'))
  } catch {
    return []
  }
}

if (process.argv[1] === import.meta.filename) {
  const [name = '', ...args] = process.argv.slice(2)
  const program = benchmarks().get(name)
  if (program === undefined) {
    console.error(
      `There is no benchmark "${name}". There are: ${[...benchmarks().keys()].join(', ')}`,
    )
    process.exit(1)
  }
  // Packages of the workspace by their sources, as the compiler reads them.
  const run = ['--conditions=latchkey-source', program, ...args]
  const { status } = spawnSync('tsx', run, { stdio: 'inherit', cwd: root })
  process.exit(status ?? 1)
}
