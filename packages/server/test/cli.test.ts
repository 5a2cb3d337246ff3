import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createTestDatabase, type TestDatabase } from '@latchkey/testkit'
import { commands } from '../src/cli/commands.ts'
import { compileServer, latchkey, makeFolder } from './child-server.ts'

let folder: string
let database: TestDatabase

beforeAll(async () => {
  await compileServer()
  folder = await makeFolder()
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

function run(line: string) {
  return latchkey(line, { DATABASE_URL: database.url, LATCHKEY_DATA: folder })
}

describe('the help', () => {
  it.each(['', 'help', '--help', '-h'])('names every command, by "latchkey %s"', async (line) => {
    const { code, stdout } = await run(line)
    expect(code).toBe(0)
    for (const { usage } of commands) expect(stdout).toContain(`  latchkey ${usage} `)
    for (const each of stdout.split('\n')) expect(each.length).toBeLessThanOrEqual(100)
  })

  it('follows a command that there is not', async () => {
    const { code, stderr } = await run('tenant rename a b')
    expect(code).toBe(1)
    expect(stderr).toContain('There is no command "tenant rename a b".\n\nlatchkey: ')
  })
})

describe('a command', () => {
  it.each([
    ['tenant create', 'Write: latchkey tenant create <domain>'],
    ['tenant create a b', 'Write: latchkey tenant create <domain>'],
    ['tenant create Not_A_Domain', '"Not_A_Domain" is no domain. Write the host name'],
    ['client list nowhere', 'There is no tenant nowhere. See: latchkey tenant list'],
    ['client rotate-secret nowhere x', 'There is no tenant nowhere. See: latchkey tenant list'],
  ])('refuses "%s" with what to write', async (line, sentence) => {
    const { code, stderr } = await run(line)
    expect(code).toBe(1)
    expect(stderr).toContain(sentence)
  })

  it('makes a tenant once', async () => {
    expect((await run('tenant create id.example.com')).code).toBe(0)
    const again = await run('tenant create id.example.com')
    expect(again.code).toBe(1)
    expect(again.stderr).toBe(
      'There is a tenant with the domain id.example.com, or one of its name, already.\n',
    )
  })

  it('lists tenants and clients, and knows the clients of a tenant only', async () => {
    const tenants = await run('tenant list')
    expect(tenants.stdout).toMatch(/^id\.example\.com id-example-com ten_\w+\n$/)
    const clients = await run('client list id.example.com')
    expect(clients.stdout).toMatch(/^\w{32} First client\n$/)
    const unknown = await run('client rotate-secret id.example.com nobody')
    expect(unknown.stderr).toContain('has no client nobody. See: latchkey client list id.example')
  })

  it('migrates an empty database, and says so when there is nothing to do', async () => {
    const empty = await createTestDatabase()
    await empty.query('drop schema public cascade')
    await empty.query('create schema public')
    const env = { DATABASE_URL: empty.url, LATCHKEY_DATA: folder }
    const first = await latchkey('migrate', env)
    expect(first).toMatchObject({ code: 0, stderr: '' })
    expect(first.stdout).toMatch(/^Applied:\n {2}\d{14}_\w+\n/)
    expect((await latchkey('migrate', env)).stdout).toBe('The database is up to date.\n')
    await empty.drop()
  })
})
