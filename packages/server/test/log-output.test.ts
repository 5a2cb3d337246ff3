import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createTestDatabase, patient, type TestDatabase, until } from '@latchkey/testkit'
import { compileServer, latchkey, makeFolder, root, startCommand } from './child-server.ts'
import { freePort } from './free-port.ts'

/** A device of Linux on which every write fails, as on a full disk. */
const fullDisk = '/dev/full'
const program = join(root, 'packages/server/bin/latchkey.js')

let folder: string
let database: TestDatabase
beforeAll(async () => {
  await compileServer()
  folder = await makeFolder()
  database = await createTestDatabase()
}, 60_000)
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

// Only Linux has the device.
const onLinux = existsSync(fullDisk) ? it : it.skip

onLinux(
  'a server whose log cannot be written continues, and ends by SIGTERM',
  async () => {
    const port = await freePort()
    const { PATH = '', HOME = '' } = process.env
    const child = spawn(
      'sh',
      ['-c', `exec "$0" "$1" start > ${fullDisk}`, process.execPath, program],
      {
        env: {
          PATH,
          HOME,
          DATABASE_URL: database.url,
          LATCHKEY_DATA: folder,
          LATCHKEY_PORT: String(port),
          LATCHKEY_TLS: 'off',
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    let stderr = ''
    child.stderr.on('data', (chunk) => {
      stderr += chunk
    })
    const end = once(child, 'close')
    const isReady = async () =>
      (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status === 200
    await until('the server is ready', isReady, patient(20_000))
    for (let sent = 0; sent < 20; sent += 1) expect(await isReady()).toBe(true)
    child.kill('SIGTERM')
    const [code] = await end
    expect([code, stderr]).toEqual([0, ''])
  },
  60_000,
)

it('each line of a later start in production is JSON', async () => {
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    LATCHKEY_DATA: folder,
    LATCHKEY_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    LATCHKEY_HOST: '127.0.0.1',
    LATCHKEY_PORT: '0',
    LATCHKEY_TLS: 'off',
    LATCHKEY_TRUSTED_PROXIES: '127.0.0.1',
  }
  await database.query('delete from tenants')
  expect((await latchkey('tenant create id.example.com', env)).code).toBe(0)
  const server = startCommand('start', env)
  await server.prints(/"msg":"Serving\."/)
  await setTimeout(patient(1_000)) // what follows that line
  const { stdout } = await server.end('SIGTERM')
  const lines = stdout.trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'Serving.',
    'Stopping once the requests in flight are answered.',
  ])
}, 60_000)
