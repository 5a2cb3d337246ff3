import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { makePostgresFolder } from '@latchkey/testkit'
import pg from 'pg'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
const program = join(root, 'packages/server/bin/latchkey.js')
const run = promisify(execFile)

type Environment = Readonly<Record<string, string>>

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A server in a process, as `npm start` runs it. */
export interface ChildServer {
  readonly baseUrl: string
  readonly pid: number
  /** Time from the start of the process to its ready line. */
  readonly readyMs: number
  readonly greeting: string
  /** Everything it has written to standard output so far. */
  stdout(): string
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Ended>
}

let compiling: Promise<void> | undefined

/**
 * Bundles the server if the bundle is stale. Of parallel workers, one bundles and the others wait.
 */
export function compileServer(): Promise<void> {
  compiling ??= compile()
  return compiling
}

async function compile(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(1)')
    await run(process.execPath, [join(root, 'tools/bundle.mjs')])
  } finally {
    await client.end()
  }
}

export const makeFolder = () => makePostgresFolder('child')

/** Runs one command of the command line to its end. */
export async function latchkey(line: string, env: Environment, at = program): Promise<Ended> {
  return await ended(spawnLatchkey(line, env, at))
}

/** A command that runs until a signal. */
export interface ChildCommand {
  /** Waits for this output; throws with the whole output when the process ends first. */
  prints(expected: RegExp): Promise<void>
  end(signal: NodeJS.Signals): Promise<Ended>
}

export function startCommand(line: string, env: Environment): ChildCommand {
  const child = spawnLatchkey(line, env)
  const end = ended(child)
  let stdout = ''
  child.stdout?.on('data', (chunk) => {
    stdout += chunk
  })
  return {
    async prints(expected) {
      const over = end.then((output) =>
        Promise.reject(new Error(`It ended: ${JSON.stringify(output)}`)),
      )
      over.catch(() => undefined)
      while (!expected.test(stdout)) await Promise.race([once(child.stdout ?? child, 'data'), over])
    },
    end(signal) {
      child.kill(signal)
      return end
    },
  }
}

/** Starts a server on a free port; throws with its output when it ends first. */
export function startChild(env: Environment, at = program): Promise<ChildServer> {
  return ready((free) => spawnLatchkey('start', { ...free, ...env }, at))
}

/** The same with a limit of file descriptors. */
export function startLimitedChild(env: Environment, filesMax: number): Promise<ChildServer> {
  const command = `ulimit -n ${filesMax} && exec "$0" "$1" start`
  return ready((free) =>
    start('sh', ['-c', command, process.execPath, program], { ...free, ...env }),
  )
}

async function ready(startChild: (env: Environment) => ChildProcess): Promise<ChildServer> {
  const startMs = Date.now()
  const child = startChild({ LATCHKEY_PORT: '0' })
  const end = ended(child)
  let stdout = ''
  const greeted = new Promise<{ baseUrl: string; greeting: string }>((resolve) => {
    let isReady = false
    child.stdout?.on('data', (chunk) => {
      stdout += chunk
      if (isReady) return // a server that logs its requests writes megabytes
      const [greeting, baseUrl] = /^Latchkey is ready at (\S+).*\n\n$/ms.exec(stdout) ?? []
      if (greeting === undefined || baseUrl === undefined) return
      isReady = true
      resolve({ baseUrl, greeting })
    })
  })
  const begun = await Promise.race([greeted, end])
  if ('code' in begun) throw new Error(`It ended: ${JSON.stringify(begun)}`)
  return {
    ...begun,
    pid: child.pid ?? 0,
    readyMs: Date.now() - startMs,
    stdout: () => stdout,
    end(signal) {
      child.kill(signal)
      return end
    },
  }
}

function spawnLatchkey(line: string, env: Environment, at = program): ChildProcess {
  return start(process.execPath, [at, ...line.split(' ').filter(Boolean)], env)
}

function start(command: string, args: readonly string[], env: Environment): ChildProcess {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(command, args, {
    cwd: tmpdir(),
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill()
  process.once('exit', kill)
  child.once('close', () => process.off('exit', kill))
  return child
}

async function ended(child: ChildProcess): Promise<Ended> {
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (chunk) => {
      texts[name] += chunk
    })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...texts }
}
