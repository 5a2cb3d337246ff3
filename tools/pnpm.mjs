/**
 * The first steps of `npm start` and `npm test`, before anything is installed: the check of Node's
 * version, and pnpm through npx. Plain JavaScript on built-in modules, in syntax that an old Node
 * still parses, so that it can name the problem.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** A sentence when this Node is not one of those named in package.json, otherwise undefined. */
export function nodeComplaint(version, range) {
  if (range.split('||').some((part) => satisfies(version, part.trim()))) return undefined
  const [need, have] = [`Latchkey needs Node ${range}`, `this is Node ${version}`]
  return `${need}, and ${have}. Install one of those (https://nodejs.org) and try again.`
}

export function assertNode() {
  const complaint = nodeComplaint(process.versions.node, manifest.engines.node)
  if (complaint === undefined) return
  process.stderr.write(`${complaint}\n`)
  process.exit(1)
}

/** Runs the project's pnpm. The output goes to the terminal, or with `quiet` into the answer. */
export async function runPnpm(args, { cwd = root, env = {}, quiet = false } = {}) {
  if (searching === undefined) searching = findPnpm()
  const program = await searching
  const [command, ...leading] = program ? [process.execPath, program] : ['npx', ...npx, pnpm]
  // npm's warnings concern the machine, not this project; npx would pass its log level to pnpm.
  const child = spawn(command, [...leading, '--loglevel=info', ...args], {
    cwd,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32' && command === 'npx',
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  return finished(child)
}

const npx = ['--yes', '--loglevel=error']
const pnpm = `pnpm@${manifest.latchkey.pnpm}`

let searching

/**
 * The file of the pnpm that runs this process, or of the one that npx has: npx takes seconds, so it
 * is called once. Undefined where only npx itself can start it.
 */
async function findPnpm() {
  const running = process.env.npm_execpath
  if (/pnpm\.c?js$/.test(running || '')) return running
  if (process.platform === 'win32') return undefined
  const args = [...npx, `--package=${pnpm}`, '--call', 'node -p process.env.PATH']
  const { output } = await finished(spawn('npx', args, { stdio: ['ignore', 'pipe', 'ignore'] }))
  return output
    .trim()
    .split(delimiter)
    .map((folder) => join(folder, '..', 'pnpm', 'bin', 'pnpm.cjs'))
    .find((file) => existsSync(file))
}

/** The exit code of a process, and its piped output. */
export function finished(child) {
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) stream.on('data', (chunk) => chunks.push(chunk))
  }
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ code: 127, output: message }))
    child.on('close', (code) => {
      resolve({ code: code === null ? 1 : code, output: Buffer.concat(chunks).toString('utf8') })
    })
  })
}

/** The two forms that package.json uses: `^20.19.0` and `>=24.0.0`. */
function satisfies(version, range) {
  const [, operator, minimum] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(range)
  const have = version.split('.').map(Number)
  const want = minimum.split('.').map(Number)
  if (operator === '^' && have[0] !== want[0]) return false
  const differing = have.findIndex((number, index) => number !== want[index])
  return differing === -1 || have[differing] > want[differing]
}
