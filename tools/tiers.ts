import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/**
 * `unit` calls functions, `api` asks a server in the process of the test, `slow` starts processes
 * or browsers, breaks the database, or goes over every operation.
 */
export type Tier = (typeof tiers)[number]
export const tiers = ['unit', 'api', 'slow'] as const

export const isTier = (text: string): text is Tier => tiers.some((tier) => tier === text)

/** Importing one of these starts another process. */
const slowImports = ['@latchkey/testkit/chromium', 'playwright-core', 'node:child_process']
const slowNames = ['startOwnPostgres']

/**
 * Tests that are slow because of the number of operations, or of a program that our code starts.
 */
export const sweeps: readonly string[] = [
  'packages/network-acl/test/live-rules.property.test.ts',
  'packages/network-acl/test/properties.test.ts',
  'packages/sdk/test/authentication/authentication.test.ts',
  'packages/sdk/test/documentation.test.ts',
  'packages/sdk/test/operations.test.ts',
  'packages/server/test/bodies.test.ts',
  'packages/server/test/contract.test.ts',
  'packages/server/test/form-twins.test.ts',
  'packages/server/test/network-acl-flood.test.ts',
  'tools/generate.test.ts',
  'tools/pnpm.test.ts',
]

const testkit = '@latchkey/testkit'

/** The tier of a test file by its imports, direct and through other test code. */
export function tierOf(path: string, read: (path: string) => string = readText): Tier {
  const [texts, imports] = reach(path, read)
  const names = slowNames.some((name) => texts.some((text) => text.includes(name)))
  if (names || sweeps.includes(path) || slowImports.some((name) => imports.has(name))) return 'slow'
  return imports.has(testkit) ? 'api' : 'unit'
}

function reach(start: string, read: (path: string) => string): [string[], Set<string>] {
  const [texts, imports, seen] = [[] as string[], new Set<string>(), new Set([start])]
  for (const path of seen) {
    const text = read(path)
    texts.push(text)
    for (const specifier of importsOf(text)) {
      const target = posix.join(posix.dirname(path), specifier)
      if (!specifier.startsWith('.')) imports.add(specifier)
      else if (/\/test\/.*\.ts$/.test(target)) seen.add(target)
    }
  }
  return [texts, imports]
}

/** Of the imports that remain when the program runs. */
function importsOf(text: string): string[] {
  const pattern = /^(?:import|export)\s+(?!type\b)[^;']*?from '([^']+)'|\bimport\('([^']+)'\)/gm
  return [...text.matchAll(pattern)].map(([, from, called]) => from ?? called ?? '')
}

const root = new URL('..', import.meta.url)

/** All test files of a tier, from the root of the repository. */
export function testFiles(tier: Tier): string[] {
  return ['packages', 'tools']
    .flatMap((folder) => filesUnder(`${folder}/`))
    .filter((path) => path.endsWith('.test.ts') && tierOf(path) === tier)
}

function filesUnder(folder: string): string[] {
  return readdirSync(new URL(folder, root), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => {
      const path = `${folder}${entry.name}`
      return entry.isDirectory() ? filesUnder(`${path}/`) : [path]
    })
}

function readText(path: string): string {
  return readFileSync(new URL(path, root), 'utf8')
}
