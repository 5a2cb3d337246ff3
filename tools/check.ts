import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root, runPnpm } from './pnpm.mjs'
import { program, runBundler, runSteps, type Step } from './steps.ts'

export interface CheckOptions {
  /** Whether all tests follow: one of them generates the code too, which takes seconds. */
  readonly beforeTests?: boolean
}

/**
 * The checks of the repository besides the tests: first those whose files others read, then the
 * rest.
 */
export function stagesFor(
  folder: string,
  { beforeTests = false }: CheckOptions = {},
): readonly (readonly Step[])[] {
  return [firstSteps, [...otherSteps, ...(beforeTests ? [] : [drift]), ...ofPackages(folder)]]
}

/** Later steps read compiled files. */
const firstSteps: readonly Step[] = [
  { sentence: 'The packages compile', run: () => program('tsc', '-b') },
  { sentence: 'The server is bundled', run: runBundler },
  {
    sentence: 'Every file is formatted and linted',
    run: () => program('biome', 'ci', '--colors=off'),
  },
]

/** The longest first, so that no processor is idle at the end. */
const otherSteps: readonly Step[] = [
  {
    sentence: 'Tests, tools and benches type-check',
    run: () => program('tsc', '-p', 'tsconfig.test.json'),
  },
  { sentence: 'Imports go one way', run: () => program('tsx', 'tools/check-imports.ts') },
  { sentence: 'The tree is tidy', run: () => program('tsx', 'tools/tidy.ts') },
  {
    sentence: 'The READMEs say what the code does',
    run: () => program('tsx', 'tools/check-readmes.ts'),
  },
]

/** `generate.test.ts` says the same. */
const drift: Step = {
  sentence: 'The documents hold to their rules and the generated code is in step',
  run: () => program('tsx', 'tools/check-drift.ts'),
}

const ofPackages = (folder: string): Step[] => [...typeTests(folder), ...migrations(folder)]

function typeTests(folder: string): Step[] {
  return readdirSync(join(folder, 'packages'))
    .map((name) => ({ name, project: `packages/${name}/tsconfig.test-d.json` }))
    .filter(({ project }) => existsSync(join(folder, project)))
    .map(({ name, project }) => ({
      sentence: `Mistakes the ${name} must catch are caught`,
      run: () => program('tsc', '-p', project),
    }))
}

function migrations(folder: string): Step[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'packages/server/package.json'), 'utf8'))
  if (!manifest.scripts?.['check-migrations']) return []
  const args = ['--filter', '@latchkey/server', 'run', 'check-migrations']
  return [
    {
      sentence: 'The Prisma schema and its migrations agree',
      run: () => runPnpm(args, { quiet: true }),
    },
  ]
}

export async function check(options: CheckOptions = {}): Promise<string[]> {
  const stages = stagesFor(root, options)
  const failed: string[] = []
  for (const steps of stages) {
    failed.push(...(await runSteps(steps, { atOnce: availableParallelism() })))
  }
  const count = stages.flat().length
  const list = failed.map((sentence) => `  not so: ${sentence}\n`).join('')
  process.stdout.write(`\n${count - failed.length} of ${count} hold.\n${list}\n`)
  return failed
}

if (process.argv[1] === import.meta.filename) {
  const failed = await check()
  process.exitCode = failed.length === 0 ? 0 : 1
}
