import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@latchkey/testkit'
import pg from 'pg'
import { freePort } from './free-port.ts'

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path))

/** Whether PgBouncer is installed, as `.ci/run` does. */
export const hasPgBouncer = program !== undefined

export interface PgBouncer {
  /** The same database and role, through it. */
  readonly url: string
  stop(): Promise<void>
}

/** PgBouncer in transaction mode, with fewer sessions than the server has connections. */
export async function startPgBouncer(direct: string): Promise<PgBouncer> {
  const target = new URL(direct)
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-pgbouncer-'))
  const port = await freePort()
  const settings = [
    '[databases]',
    `* = host=${target.hostname} port=${target.port}`,
    '[pgbouncer]',
    'pool_mode = transaction',
    'default_pool_size = 3',
    'server_round_robin = 1', // the next transaction is at another session
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = plain',
    `auth_file = ${join(folder, 'users.txt')}`,
  ]
  await writeFile(join(folder, 'pgbouncer.ini'), settings.join('\n'))
  await writeFile(join(folder, 'users.txt'), `"${target.username}" "${target.password}"\n`)
  for (const name of ['', 'pgbouncer.ini', 'users.txt']) await chmod(join(folder, name), 0o755)
  const asOther = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child: ChildProcess = spawn(program ?? '', [...asOther, join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
  })
  const kill = () => child.kill()
  process.once('exit', kill)
  const ended = new Promise((resolve) => child.once('close', resolve))
  target.port = String(port)
  await until('PgBouncer', () => answers(target.href))
  return {
    url: target.href,
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
