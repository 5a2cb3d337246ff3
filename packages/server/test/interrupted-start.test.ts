import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { compileServer, makeFolder, startCommand } from './child-server.ts'

let folder: string
beforeAll(async () => {
  await compileServer()
  folder = await makeFolder()
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

it.each(['SIGINT', 'SIGTERM'] as const)(
  'a first start ends by %s, and leaves no database running',
  async (signal) => {
    const data = join(folder, signal)
    const command = startCommand('start', { LATCHKEY_DATA: data, LATCHKEY_PORT: '0' })
    await command.prints(/Creating the database/)
    const { code, stdout, stderr } = await command.end(signal)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).not.toContain('Latchkey is ready')
    expect(stdout).toContain('Stopped before the start was complete.')
    await expect(access(join(data, 'cluster/postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
  },
  90_000,
)
