/**
 * Runs one benchmark by name: `npm run bench -- management`. With `--document management token` it
 * writes what some measured to docs/performance.md. Each is a program
 * `packages/<package>/bench/<name>.ts` that compares two things in one run and prints its figures
 * as one line of JSON, last.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { document, figuresOf, readDocument, thisMachine, worsened } from './performance.ts'

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

/** Runs a benchmark. @returns its output, if `isKept` */
function run(name: string, args: readonly string[], isKept: boolean): string {
  const program = benchmarks().get(name)
  if (program === undefined) {
    const known = [...benchmarks().keys()].join(', ')
    console.error(`There is no benchmark "${name}". There are: ${known}`)
    process.exit(1)
  }
  // Packages of the workspace by their sources, as the compiler reads them.
  const command = ['--conditions=latchkey-source', program, ...args]
  const stdout = isKept ? 'pipe' : 'inherit'
  const done = spawnSync('tsx', command, { stdio: ['inherit', stdout, 'inherit'], cwd: root })
  if (done.status !== 0) process.exit(done.status ?? 1)
  return String(done.stdout ?? '')
}

const documentPath = join(root, 'docs/performance.md')

/** Runs benchmarks, and writes their figures unless one is worse than the documented one. */
function writeDocument(names: readonly string[]): void {
  const known = existsSync(documentPath) ? readDocument(readFileSync(documentPath, 'utf8')) : []
  const rows = new Map(known.map((row) => [row.benchmark, row]))
  const commit = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root })
  for (const benchmark of names) {
    const output = run(benchmark, [], true)
    console.log(output)
    const figures = figuresOf(output)
    const before = rows.get(benchmark)
    const complaints = before ? worsened(before.figures, figures) : []
    for (const complaint of complaints) console.error(`${benchmark}: ${complaint}`)
    if (complaints.length > 0) process.exitCode = 1
    else {
      const [date = ''] = new Date().toISOString().split('T')
      rows.set(benchmark, {
        benchmark,
        figures,
        commit: String(commit.stdout).trim(),
        date,
        machine: thisMachine(),
      })
      writeFileSync(documentPath, document([...rows.values()]))
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const [name = '', ...args] = process.argv.slice(2)
  if (name === '--document') writeDocument(args)
  else run(name, args, false)
}
