import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { finished, type Outcome, root } from './pnpm.mjs'

/** The output of `latchkey start --json` when the server is ready. */
interface Greeting {
  readonly base_url: string
  readonly ca_file: string
  readonly client_id: string
  readonly client_secret: string
}

type Environment = Readonly<Record<string, string | undefined>>

const readyTimeoutMs = 180_000
const stopTimeoutMs = 60_000
const addressOfReadme = 'https://localhost:8443'

/**
 * Installs the tarballs in an empty project under a version of Node, starts the server there with
 * its embedded database and runs the program of the README against it.
 */
export async function tryOn(nodeVersion: string, tarballs: readonly string[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), `latchkey-release-${nodeVersion}-`))
  chmodSync(folder, 0o755) // for PostgreSQL, which root runs as another account
  try {
    const env = await environmentOf(nodeVersion)
    const manifest = { name: 'trial', private: true, type: 'module' }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    const installing = ['install', '--no-audit', '--no-fund', ...tarballs]
    const installed = await run('npm', installing, folder, env)
    if (installed.code !== 0) return installed
    return await serveAndCall(folder, env)
  } catch (error) {
    return { code: 1, output: String(error) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function serveAndCall(folder: string, env: Environment): Promise<Outcome> {
  const server = spawn('npx', ['@latchkey/server', 'start', '--json'], {
    cwd: folder,
    env: { ...env, LATCHKEY_PORT: '0', LATCHKEY_LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of its own, to be interrupted whole, as Ctrl-C does it
  })
  const ended = finished(server)
  try {
    const greeting = await ready(server, ended)
    writeFileSync(join(folder, 'first.mjs'), readmeProgram(greeting.base_url))
    const program = await run('node', ['first.mjs'], folder, {
      ...env,
      NODE_EXTRA_CA_CERTS: greeting.ca_file,
      CLIENT_ID: greeting.client_id,
      CLIENT_SECRET: greeting.client_secret,
    })
    if (program.code !== 0) return program
    if (!/\bacl_\w{22}\b/.test(program.output)) return { code: 1, output: program.output }
  } finally {
    interrupt(server)
  }
  return stopped(ended)
}

/** npx ends by the signal, and not with the exit code of the server: its end is sufficient. */
async function stopped(ended: Promise<Outcome>): Promise<Outcome> {
  const late = `The server did not stop in ${stopTimeoutMs} ms.`
  const waited = setTimeout(stopTimeoutMs, { code: 1, output: late }, { ref: false })
  return Promise.race([ended.then(() => ({ code: 0, output: '' })), waited])
}

function interrupt({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGINT')
}

/** The first line of JSON that names an address. */
function ready(server: ChildProcess, ended: Promise<Outcome>): Promise<Greeting> {
  return new Promise((resolve, reject) => {
    let text = ''
    server.stdout?.on('data', (chunk) => {
      text += chunk
      const line = /^\{"base_url":.*\}$/m.exec(text)?.[0]
      if (line !== undefined) resolve(JSON.parse(line) as Greeting)
    })
    ended.then(({ code, output }) => reject(new Error(`It ended with ${code}:\n${output}`)))
    const late = new Error(`The server was not ready in ${readyTimeoutMs} ms.`)
    void setTimeout(readyTimeoutMs, undefined, { ref: false }).then(() => reject(late))
  })
}

/** The first program of the README, with the address of the server. */
export function readmeProgram(baseUrl: string): string {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [, program = ''] = /^```js\n(.*?)^```$/ms.exec(readme) ?? []
  if (!program.includes(addressOfReadme)) {
    throw new Error(`The first program of the README does not call ${addressOfReadme}.`)
  }
  return program.replace(addressOfReadme, baseUrl)
}

/** With that version of Node first in the path: npm's package `node` brings the binaries. */
async function environmentOf(nodeVersion: string): Promise<Environment> {
  const { npm_config_user_agent: _, NODE_OPTIONS: __, ...env } = process.env
  const args = ['--yes', `node@${nodeVersion}`, '-p', 'process.execPath']
  const { code, output } = await run('npx', args, tmpdir(), env)
  const path = output.trim().split('\n').at(-1) ?? ''
  if (code !== 0) throw new Error(`There is no Node ${nodeVersion}: ${output}`)
  return { ...env, PATH: [dirname(path), env.PATH].join(delimiter) }
}

function run(name: string, args: readonly string[], cwd: string, env: Environment) {
  return finished(spawn(name, args, { cwd, env: { ...env }, stdio: ['ignore', 'pipe', 'pipe'] }))
}
