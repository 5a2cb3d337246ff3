/**
 * The steps before the server can run: install packages, generate code, compile it. A step is
 * skipped while neither its inputs nor its outputs have changed since it last ran.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { changedInput } from '../packages/server/bin/changed-input.js'
import { finished, root, runPnpm } from './pnpm.mjs'

const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '*/package.json']
const generated = ['packages/contract/src/generated', 'packages/sdk/src/generated']
const server = join(root, 'packages/server')
/** What the bundle was made of, by which the server refuses to start from an outdated one. */
const inputs = pathToFileURL(join(server, 'dist/inputs.json'))

/** The SDK and what it needs: programs in the clone import them as they are published. */
const ofSdk = (path) => ['contract', 'webhook', 'sdk'].map((name) => `packages/${name}/${path}`)

/** Paths are from the root; `*` is each of the packages. Folders count with all their files. */
const steps = [
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
    makes: generated,
    isCommitted: true,
    run: () => program('node_modules/tsx/dist/cli.mjs', ['tools/generate.ts']),
  },
  {
    doing: 'Generating the database client',
    reads: ['schema.prisma', 'generate.mjs', 'tables.mjs'].map(
      (name) => `packages/server/prisma/${name}`,
    ),
    makes: ['packages/server/src/store/prisma'],
    run: () => program('prisma/generate.mjs', [], server),
  },
  {
    doing: 'Compiling',
    reads: ['pnpm-lock.yaml', '*/src'],
    makes: ['packages/server/dist/latchkey.js', 'packages/server/dist/inputs.json'],
    isOutdated: () => changedInput(inputs, pathToFileURL(root)) !== undefined,
    run: () => program('tools/bundle.mjs'),
  },
  {
    doing: 'Compiling the SDK',
    reads: ['pnpm-lock.yaml', 'tsconfig.base.json', ...ofSdk('src'), ...ofSdk('tsconfig.json')],
    makes: ofSdk('dist/.tsbuildinfo'),
    run: () => program('node_modules/typescript-7/bin/tsc', ['-b', 'packages/sdk']),
  },
]

/** Compilers are needed also to run as in production. */
const development = { NODE_ENV: 'development' }

/** Makes a clone ready to run the server; see `runSteps` for the result. */
export function prepare(during) {
  return runSteps({ folder: root, steps, during })
}

/**
 * Runs the steps that are needed, each by `during(doing, run)`.
 *
 * @returns the failed step and its output, or undefined
 */
export async function runSteps({ folder, steps, during }) {
  const stampFile = join(folder, 'node_modules/.latchkey-start.json')
  const stamps = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {}
  for (const step of steps) {
    const { doing, run } = step
    if (!isCurrent(folder, step, stamps[doing])) {
      const { code, output } = await during(doing, run)
      if (code !== 0) return { doing, code, output }
    }
    const stamp = stampOf(folder, step)
    if (stamps[doing] === stamp) continue
    stamps[doing] = stamp
    writeFileSync(stampFile, JSON.stringify(stamps, null, 2))
  }
  return undefined
}

/**
 * Generated files that are committed are current in a fresh clone, unless their source has changed.
 */
function isCurrent(folder, step, stamp) {
  if (step.isOutdated?.()) return false
  if (stamp !== undefined) return stamp === stampOf(folder, step)
  return Boolean(step.isCommitted) && newest(folder, step.reads) <= newest(folder, step.makes)
}

/** The content of what a step reads, and when what it made was last written. */
function stampOf(folder, { reads, makes }) {
  const hash = createHash('sha256')
  for (const file of filesOf(folder, reads)) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  for (const path of makes) {
    const files = filesOf(folder, [path])
    if (files.length === 0) hash.update(`${path} is missing ${Math.random()}`)
    for (const file of files) hash.update(`${file} ${statSync(file).mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function newest(folder, paths) {
  return Math.max(...filesOf(folder, paths).map((file) => statSync(file).mtimeMs))
}

function filesOf(folder, paths) {
  return paths.flatMap((path) => expand(folder, path)).flatMap(filesUnder)
}

/** A path with `*` becomes those of the packages; what does not exist is left out. */
function expand(folder, path) {
  const names = path.startsWith('*/') ? readdirSync(join(folder, 'packages')) : [undefined]
  return names
    .map((name) => (name ? join(folder, 'packages', name, path.slice(2)) : join(folder, path)))
    .filter(existsSync)
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

/** Straight from node_modules: pnpm would take longer to start than some of these to run. */
function program(script, args = [], cwd = root) {
  const path = [join(server, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, ...development, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return finished(child)
}
