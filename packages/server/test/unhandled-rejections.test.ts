import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { until } from '@latchkey/testkit'
import { compileServer, makeFolder, startChild } from './child-server.ts'

let folder: string
beforeAll(async () => {
  await compileServer()
  folder = await makeFolder()
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A module that rejects a promise at a signal. */
const fault = `process.on('SIGUSR2', () => Promise.reject(new Error('Nobody awaits this.')))`

it('a server logs an error that no code handles, and serves on', async () => {
  const server = await startChild({
    LATCHKEY_DATA: join(folder, 'data'),
    LATCHKEY_TLS: 'off',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(fault)}`,
  })
  process.kill(server.pid, 'SIGUSR2')
  await until('an entry of the log', async () => server.stdout().includes('Nobody awaits this.'))
  expect(server.stdout()).toContain('An error was not handled.')
  const { status } = await fetch(`${server.baseUrl}/.well-known/openid-configuration`)
  expect(status).toBe(200)
  expect((await server.end('SIGTERM')).code).toBe(0)
}, 90_000)
