import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { compileServer, type Ended, latchkey, makeFolder, startChild } from './child-server.ts'
import { chownAll } from './chown-all.ts'

/** A folder whose name a shell would change. */
const data = () => join(folder, `a "data" folder of $HOME, 100% ours`)
const cluster = () => join(data(), 'cluster')

let folder: string
let made: Ended
beforeAll(async () => {
  await compileServer()
  folder = await makeFolder()
  made = await listTenants()
}, 90_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts the embedded database, and stops it. */
const listTenants = (env: Readonly<Record<string, string>> = {}) =>
  latchkey('tenant list', { LATCHKEY_DATA: data(), ...env })

/** Runs `work` with a copy of the data folder. */
async function withCopy(work: (copy: string) => Promise<void>): Promise<void> {
  const copy = join(folder, 'copy')
  await cp(data(), copy, { recursive: true, preserveTimestamps: true })
  const { uid, gid } = await stat(cluster())
  await chownAll(join(copy, 'cluster'), uid, gid)
  try {
    await work(copy)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

describe('the embedded database', () => {
  it('is created in a folder whose name has characters of the shell', () => {
    expect(made).toMatchObject({ code: 0, stdout: '' })
  })

  it('ignores the variables of other PostgreSQL clients', async () => {
    const env = { PGSSLMODE: 'require', PGOPTIONS: '-c no_such.setting', PGHOST: 'elsewhere' }
    expect(await listTenants(env)).toMatchObject({ code: 0, stderr: '' })
  })

  it('starts although another program has the process id of its lock', async () => {
    const { uid, gid } = await stat(cluster())
    const other = spawn('sleep', ['60'], { stdio: 'ignore', uid, gid })
    try {
      await once(other, 'spawn')
      const lines = [other.pid, join(cluster(), 'postgres'), 1, 1, '', '127.0.0.1', '0 0', 'ready']
      await writeFile(join(cluster(), 'postgres/postmaster.pid'), `${lines.join('\n')}\n`)
      expect(await listTenants()).toMatchObject({ code: 0, stderr: '' })
    } finally {
      other.kill()
    }
  }, 30_000)

  it('removes what a killed first start left', async () => {
    await mkdir(join(cluster(), 'postgres-0123abcd'))
    await writeFile(join(cluster(), 'postgres-0123abcd.password'), 'secret')
    expect((await listTenants()).code).toBe(0)
    expect((await readdir(cluster())).sort()).toEqual(['postgres', 'postgres.log'])
  })

  it('keeps one former log of its own once that is large', async () => {
    const log = join(cluster(), 'postgres.log')
    await truncate(log, 11_000_000)
    expect((await listTenants()).code).toBe(0)
    expect((await stat(log)).size).toBeLessThan(100_000)
    expect((await stat(`${log}.1`)).size).toBe(11_000_000)
  })
})

describe('a file of the data folder', () => {
  const refused = async (name: string, text: string) => {
    let ended: Ended | undefined
    await withCopy(async (copy) => {
      await writeFile(join(copy, name), text)
      ended = await latchkey('start', { LATCHKEY_DATA: copy, LATCHKEY_PORT: '0' })
    })
    expect([ended?.code, ended?.stderr.trim().split('\n').length]).toEqual([1, 1])
    return ended?.stderr
  }

  it('that is damaged is named, with what to do', async () => {
    expect(await refused('encryption-key', '')).toContain('encryption-key is empty. Restore it')
    expect(await refused('encryption-key', 'abc')).toContain(
      'is not the encryption key that was made there: 32 bytes in Base64. Restore it',
    )
    expect(await refused('postgres-password', '')).toContain('postgres-password is empty.')
  }, 30_000)
})

// Only root can give files to another user.
const asRoot = process.getuid?.() === 0 ? it : it.skip

asRoot(
  'root runs the database of another user, and leaves it to that user',
  async () => {
    const other = 65_534
    await withCopy(async (copy) => {
      await chownAll(copy, other, other)
      expect(await latchkey('tenant list', { LATCHKEY_DATA: copy })).toMatchObject({ code: 0 })
      for (const name of ['cluster', 'cluster/postgres', 'cluster/postgres.log']) {
        expect((await stat(join(copy, name))).uid).toBe(other)
      }
    })
  },
  30_000,
)

it('a server without a terminal continues after SIGHUP', async () => {
  const server = await startChild({ LATCHKEY_DATA: data(), LATCHKEY_TLS: 'off' })
  process.kill(server.pid, 'SIGHUP')
  const { port } = new URL(server.baseUrl)
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  }
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
}, 60_000)
