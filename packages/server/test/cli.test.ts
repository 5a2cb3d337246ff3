import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createTestDatabase, type TestDatabase } from '@latchkey/testkit'
import { commands } from '../src/cli/commands.ts'
import { Passwords } from '../src/passwords/passwords.ts'
import { compileServer, latchkey, makeFolder, root } from './child-server.ts'

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
  it.each(['', 'help', '--help', '-h'])('lists every command, for "latchkey %s"', async (line) => {
    const { code, stdout } = await run(line)
    expect(code).toBe(0)
    for (const { usage } of commands) expect(stdout).toContain(`\n  ${usage} `)
    for (const each of stdout.split('\n')) expect(each.length).toBeLessThanOrEqual(100)
  })

  it('is printed for an unknown command', async () => {
    const { code, stderr } = await run('tenant rename a b')
    expect(code).toBe(1)
    expect(stderr).toContain('Unknown command "tenant rename a b".\n\nlatchkey <command>: ')
  })

  it('of a group lists its commands', async () => {
    const { stdout } = await run('client --help')
    expect(stdout.match(/^ {2}\w+/gm)).toEqual(['  client', '  client', '  client'])
    expect((await run('help user create')).stdout).toContain(
      'user create --tenant <domain> <email>',
    )
  })

  it('does not load the server', async () => {
    const folder = join(root, 'packages/server/src/cli')
    const files = ['latchkey.ts']
    for (const file of files) {
      const text = await readFile(join(folder, file), 'utf8')
      for (const [, , from = ''] of text.matchAll(
        /^(import|export) (?!type )[^;]*? from '(.+)'$/gm,
      )) {
        if (from.startsWith('node:') || files.includes(from.slice(2))) continue
        files.push(from.replace('./', ''))
      }
    }
    expect(files.sort()).toEqual([
      'command-line.ts',
      'commands.ts',
      'latchkey.ts',
      'usage-error.ts',
    ])
  })
})

describe('a command', () => {
  it.each([
    ['tenant create', 'Write: latchkey tenant create <domain>'],
    ['tenant create a b', 'Write: latchkey tenant create <domain>'],
    ['tenant create Not_A_Domain', '"Not_A_Domain" is not a domain. Write a host name'],
    ['tenant create xn--zz.localhost', '"xn--zz.localhost" is not a domain. Write a host name'],
    ['tenant create 127.1', '"127.1" is not a domain. Write a host name'],
    ['client list', '--tenant is required. Write: latchkey client list --tenant <domain>'],
    ['client list --tenant=', '--tenant is required. Write: latchkey client list --tenant'],
    ['client list --tenant', "Option '--tenant <value>' argument missing. Write: latchkey client"],
    ['client list --tenants x', "Unknown option '--tenants'. Write: latchkey client list --tenant"],
    [
      'client list --tenant nowhere',
      'The tenant nowhere does not exist. See: latchkey tenant list',
    ],
    [
      'client list --tenant=nowhere',
      'The tenant nowhere does not exist. See: latchkey tenant list',
    ],
    [
      '--tenant nowhere client list',
      'The tenant nowhere does not exist. See: latchkey tenant list',
    ],
    [
      'user create --tenant nowhere ada@example.com',
      'The tenant nowhere does not exist. See: latchkey',
    ],
    [
      'user create --tenant x ada',
      '"ada" is not an e-mail address. Write one such as ada@example.com.',
    ],
    [
      'client rotate-secret --tenant nowhere x',
      'The tenant nowhere does not exist. See: latchkey tenant',
    ],
    ['tenant delete nowhere', 'The tenant nowhere does not exist. See: latchkey tenant list'],
    ['trust --system plan9', '--system must be one of macos, linux, windows.'],
  ])('refuses "%s" and prints the usage', async (line, sentence) => {
    const { code, stderr } = await run(line)
    expect(code).toBe(1)
    expect(stderr).toContain(sentence)
  })

  it('creates a tenant once', async () => {
    expect((await run('tenant create id.example.com')).code).toBe(0)
    const again = await run('tenant create id.example.com')
    expect(again.code).toBe(1)
    expect(again.stderr).toBe(
      'A tenant with the domain id.example.com, or with its name, already exists.\n',
    )
  })

  it('lists tenants, and the clients of one tenant', async () => {
    const tenants = await run('tenant list')
    expect(tenants.stdout).toMatch(/^id\.example\.com id-example-com ten_\w+\n$/)
    const clients = await run('client list --tenant id.example.com')
    expect(clients.stdout).toMatch(/^\w{32} First client\n$/)
    const unknown = await run('client rotate-secret --tenant=id.example.com nobody')
    expect(unknown.stderr).toContain('has no client nobody. See: latchkey client list --tenant id.')
  })

  it('creates clients, and prints their secrets once', async () => {
    const printed =
      /^ {2}client id {7}(\w{32})\n {2}client secret {3}(\w{64}) {3}\(shown this once\)\n$/
    const made = await run('client create --tenant id.example.com Billing')
    const [, id, secret = 'none'] = printed.exec(made.stdout) ?? []
    const administrator = await run('client create --administrator --tenant id.example.com Root')
    const [, administratorId] = printed.exec(administrator.stdout) ?? []
    const { rows } = await database.query(
      `select c.client_id, c.name, c.secret_hash, c.sealed_secret, cardinality(g.scope) as scopes
         from clients c left join client_grants g using (tenant_id, client_id)
        where c.client_id = any ($1) order by c.created_at`,
      [[id, administratorId]],
    )
    expect(rows).toMatchObject([
      { client_id: id, name: 'Billing', scopes: null },
      { client_id: administratorId, name: 'Root', scopes: 242 },
    ])
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect((await run('client list --tenant id.example.com')).stdout).toContain(`${id} Billing\n`)
    await run('client create --tenant id.example.com Red\u001b[31m')
    expect((await run('client list --tenant id.example.com')).stdout).toContain('Red\\u{1b}[31m\n')
    const refused = await run('client create --tenant id.example.com <b>')
    expect([refused.code, refused.stderr]).toEqual([
      1,
      '<name> must have 1 to 255 characters, without < and >.\n',
    ])
  })

  it('creates a user, and prints the generated password once', async () => {
    const { code, stdout } = await run('user create --tenant id.example.com Ada@example.com')
    expect(code).toBe(0)
    const [, id, password] =
      /^ {2}user id {9}(auth0\|\w{24})\n {2}password {8}(\S{34}) {3}\(shown this once\)\n$/.exec(
        stdout,
      ) ?? []
    const { rows } = await database.query(
      'select i.email, i.password_hash, c.name from identities i join connections c on c.id = i.connection_id where user_id = $1',
      [id],
    )
    expect(rows).toEqual([
      {
        email: 'ada@example.com',
        password_hash: expect.stringMatching(/^\$argon2id\$/),
        name: 'Username-Password-Authentication',
      },
    ])
    expect(
      (await new Passwords().verify('a', rows[0]?.password_hash, password ?? '')).matches,
    ).toBe(true)
    const again = await run('user create --tenant id.example.com ada@example.com')
    expect([again.code, again.stderr]).toEqual([1, 'The user already exists.\n'])
  })

  it('sets the password of a user', async () => {
    const line = 'user set-password --tenant id.example.com Ada@example.com --json'
    const { code, stdout } = await run(line)
    expect(code).toBe(0)
    const { user_id, password } = JSON.parse(stdout)
    const { rows } = await database.query(
      'select password_hash from identities where user_id = $1',
      [user_id],
    )
    expect((await new Passwords().verify('a', rows[0]?.password_hash, password)).matches).toBe(true)
    const unknown = await run('user set-password --tenant id.example.com grace@example.com')
    expect([unknown.code, unknown.stderr]).toEqual([
      1,
      'id.example.com has no user grace@example.com in its connection ' +
        'Username-Password-Authentication.\n',
    ])
  })

  it('prints its result as JSON with --json', async () => {
    const made = JSON.parse((await run('tenant create b.example.com --json')).stdout)
    expect(made).toMatchObject({ domain: 'b.example.com', client_secret: expect.any(String) })
    const clients = JSON.parse((await run('client list --tenant b.example.com --json')).stdout)
    expect(clients).toEqual([{ client_id: made.client_id, name: 'First client' }])
    const tenants = JSON.parse((await run('tenant list --json')).stdout)
    expect(tenants).toContainEqual({ id: made.id, name: 'b-example-com', domain: 'b.example.com' })
    const acls = await run('network-acls list --tenant b.example.com --json')
    expect(JSON.parse(acls.stdout)).toEqual([])
    expect(JSON.parse((await run('migrate --json')).stdout)).toEqual({ applied: [] })
  })

  it('deletes a tenant with its data, after a confirmation', async () => {
    const refused = await run('tenant delete b.example.com')
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain('This permanently deletes b.example.com with its users')
    expect((await run('tenant list')).stdout).toContain('b.example.com')
    const [tenant] = (await database.query("select id from tenants where name = 'b-example-com'"))
      .rows
    await database.query(
      `insert into logs (tenant_id, log_id, date, type, data)
       select $1, n::text, now(), 'sapi', '{}' from generate_series(1, 12000) as n`,
      [tenant.id],
    )
    await database.query(
      `insert into events (tenant_id, id, type, entity, time, data)
       values ($1, 'evt_1', 'role.created', 'role:1', now(), '{}')`,
      [tenant.id],
    )
    const deleted = await run('tenant delete --yes b.example.com')
    expect(deleted).toMatchObject({ code: 0, stdout: 'Tenant b-example-com was deleted.\n' })
    expect((await run('tenant list')).stdout).not.toContain('b.example.com')
    const tables = await database.query(
      "select table_name as name from information_schema.columns where column_name = 'tenant_id'",
    )
    expect(tables.rows.length).toBeGreaterThan(70)
    for (const { name } of tables.rows) {
      const text = `select 1 from ${name} where tenant_id = $1`
      expect([name, (await database.query(text, [tenant.id])).rowCount]).toEqual([name, 0])
    }
  })

  it('prints its version', async () => {
    const manifest = await readFile(join(root, 'packages/server/package.json'), 'utf8')
    const { code, stdout } = await run('--version')
    expect([code, stdout]).toEqual([0, `${JSON.parse(manifest).version}\n`])
  })

  it('migrates an empty database, and prints when it is up to date', async () => {
    const empty = await createTestDatabase()
    await empty.query('drop schema public cascade')
    await empty.query('create schema public authorization latchkey_owner')
    const urls = { DATABASE_URL: empty.url, LATCHKEY_MIGRATION_DATABASE_URL: empty.ownerUrl }
    const env = { ...urls, LATCHKEY_DATA: folder }
    const first = await latchkey('migrate', env)
    expect(first).toMatchObject({ code: 0, stderr: '' })
    expect(first.stdout).toMatch(/^Applied:\n {2}\d{14}_\w+\n/)
    expect((await latchkey('migrate', env)).stdout).toBe('The database is up to date.\n')
    await empty.drop()
  })
})
