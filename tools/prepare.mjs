/**
 * What must be true before the server can run: packages installed, code generated, code compiled.
 * A step is skipped while neither what it reads nor what it made has changed since it last ran.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { finished, root, runPnpm } from './pnpm.mjs'

const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '*/package.json']
const generated = 'packages/contract/src/generated'
const server = join(root, 'packages/server')

/** Paths are from the root; `*` is each of the packages. Folders count with all their files. */
export const steps = [
  {
    doing: 'Installing packages',
    reads: manifests,
    makes: ['node_modules/.modules.yaml'],
    run: () =>
      runPnpm(['install', '--frozen-lockfile', '--config.confirm-modules-purge=false'], {
        env: development,
        quiet: true,
      }),
  },
  {
    doing: 'Generating the contract',
    reads: ['openapi'],
    makes: [generated],
    // A clone brings them in step.
    isDone: () => newest(['openapi']) <= newest([generated]),
    run: () => program('node_modules/tsx/dist/cli.mjs', ['tools/generate.ts']),
  },
  {
    doing: 'Generating the database client',
    reads: ['packages/server/prisma/schema.prisma', 'packages/server/prisma/generate.mjs'],
    makes: ['packages/server/src/store/prisma'],
    run: () => program('prisma/generate.mjs', [], server),
  },
  {
    doing: 'Compiling',
    reads: ['tsconfig.base.json', 'pnpm-lock.yaml', '*/src', '*/tsconfig.json'],
    makes: ['*/dist/.tsbuildinfo', 'packages/server/dist/cli/latchkey.js'],
    run: () => program('node_modules/typescript/bin/tsc', ['-b', server]),
  },
]

/** Compilers are needed also to run as in production. */
const development = { NODE_ENV: 'development' }
const stampFile = join(root, 'node_modules/.latchkey-start.json')

/**
 * Runs the steps that are needed, each by `during(doing, run)`.
 * @returns the step that failed and what it said, or undefined.
 */
export async function prepare(during) {
  const stamps = readStamps()
  for (const step of steps) {
    const { doing, isDone, run } = step
    const isCurrent = stamps[doing] ? stamps[doing] === stampOf(step) : isDone?.()
    if (!isCurrent) {
      const { code, output } = await during(doing, run)
      if (code !== 0) return { doing, code, output }
    }
    const stamp = stampOf(step)
    if (stamps[doing] === stamp) continue
    stamps[doing] = stamp
    writeFileSync(stampFile, JSON.stringify(stamps, null, 2))
  }
  return undefined
}

function readStamps() {
  return existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {}
}

/** The content of what a step reads, and when what it made was last written. */
function stampOf({ reads, makes }) {
  const made = makes.flatMap(expand)
  if (made.length === 0 || !made.every(existsSync)) return 'not made'
  const hash = createHash('sha256')
  for (const file of reads.flatMap(expand).flatMap(filesUnder)) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  for (const file of made.flatMap(filesUnder)) hash.update(`${file} ${statSync(file).mtimeMs}\n`)
  return hash.digest('hex')
}

function newest(paths) {
  const files = paths.flatMap(expand).flatMap(filesUnder)
  return Math.max(...files.map((file) => statSync(file).mtimeMs))
}

/** A path with `*` becomes those that exist. */
function expand(path) {
  if (!path.startsWith('*/')) return [join(root, path)]
  return readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name, path.slice(2)))
    .filter(existsSync)
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

/** Straight from node_modules: pnpm would take longer to start than some of these to run. */
function program(script, args, cwd = root) {
  const path = [join(server, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, ...development, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return finished(child)
}
