import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createTestDatabase, type TestDatabase } from '@latchkey/testkit'
import { openPrivateCa } from '../src/listener/private-ca.ts'
import { compileServer, type Ended, latchkey, makeFolder } from './child-server.ts'
import { oldPostgres } from './old-postgres.ts'

let folder: string
let database: TestDatabase
const servers: Server[] = []

beforeAll(async () => {
  await compileServer()
  folder = await makeFolder()
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const server of servers) server.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Starts with the data folder and the database of this file, unless `env` says otherwise. */
function start(env: Readonly<Record<string, string>>): Promise<Ended> {
  const data = join(folder, 'data')
  const ours = { DATABASE_URL: database.url, LATCHKEY_DATA: data, LATCHKEY_PORT: '0' }
  return latchkey('start', { ...ours, ...env })
}

/** Checks the form of a refusal. @returns its sentence */
function refusal({ code, stderr }: Ended): string {
  expect(code).toBe(1)
  expect(stderr).not.toMatch(/^ +at |node:internal|\n./m)
  return stderr
}

async function listening(server: Server): Promise<number> {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

describe('a port', () => {
  it('that is in use is named, with how to choose another', async () => {
    const port = await listening(createServer())
    const exit = await start({ LATCHKEY_PORT: String(port) })
    expect(refusal(exit)).toContain(
      `Port ${port} is already in use. Stop the process that uses it, or choose another port`,
    )
    expect(exit.stderr).toContain(`LATCHKEY_PORT=${port + 1} npm start`)
  })

  it('that is in use is detected before a database is created', async () => {
    const port = await listening(createServer())
    const data = join(folder, 'port-taken')
    const env = { DATABASE_URL: '', LATCHKEY_DATA: data, LATCHKEY_PORT: String(port) }
    expect(refusal(await start(env))).toContain(`Port ${port} is already in use.`)
    await expect(readdir(data)).rejects.toThrow('ENOENT')
  })

  it('of the operations that is in use is named by its variable', async () => {
    const port = String(await listening(createServer()))
    const exit = await start({ LATCHKEY_OPERATIONS_PORT: port })
    expect(refusal(exit)).toContain(`LATCHKEY_OPERATIONS_PORT=${Number(port) + 1} npm start`)
  })

  it('at a host name without an address is refused', async () => {
    const sentence = refusal(await start({ LATCHKEY_HOST: 'nowhere.invalid' }))
    expect(sentence).toContain('LATCHKEY_HOST is "nowhere.invalid", which has no address.')
  })

  it('on an address that this machine does not have is refused', async () => {
    const sentence = refusal(await start({ LATCHKEY_PORT: '0', LATCHKEY_HOST: '192.0.2.1' }))
    expect(sentence).toContain('This machine has no address 192.0.2.1. Correct LATCHKEY_HOST.')
  })
})

describe('a data folder', () => {
  it('that cannot be created is named', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    const sentence = refusal(await start({ LATCHKEY_DATA: join(file, 'data') }))
    expect(sentence).toContain(`The data folder ${file}/data cannot be written (ENOTDIR).`)
    expect(sentence).toContain('LATCHKEY_DATA')
  })

  it('with a broken embedded database is named, with the log of PostgreSQL', async () => {
    const cluster = join(folder, 'broken/cluster/postgres')
    await mkdir(cluster, { recursive: true })
    await writeFile(join(cluster, 'PG_VERSION'), '18\n')
    await chmod(cluster, 0o700)
    const env = { DATABASE_URL: '', LATCHKEY_DATA: join(folder, 'broken') }
    const sentence = refusal(await start(env))
    expect(sentence).toContain(`PostgreSQL did not start in ${cluster}.`)
    expect(sentence).toContain('postgresql.conf')
    expect(sentence).toContain('or set DATABASE_URL to a PostgreSQL of your own.')
  })
})

describe('a database', () => {
  const other = (change: (url: URL) => void) => {
    const url = new URL(database.url)
    change(url)
    return url.href
  }

  it('that does not listen is named', async () => {
    const sentence = refusal(await start({ DATABASE_URL: 'postgres://me@127.0.0.1:9/latchkey' }))
    expect(sentence).toContain('No PostgreSQL answers at 127.0.0.1:9 (ECONNREFUSED). Start it, or')
  })

  it('with another password is refused without printing a password', async () => {
    const url = other((changed) => {
      changed.password = 'not-the-password'
    })
    const sentence = refusal(await start({ DATABASE_URL: url }))
    expect(sentence).toContain('refuses the user latchkey_server (password authentication failed')
    expect(sentence).toContain('correct DATABASE_URL')
    expect(sentence).not.toContain('not-the-password')
    expect(sentence).not.toContain(new URL(database.url).password)
  })

  it('that does not exist is named', async () => {
    const url = other((changed) => {
      changed.pathname = '/nowhere'
    })
    expect(refusal(await start({ DATABASE_URL: url }))).toContain(
      'has no database nowhere. Make it',
    )
  })

  it('that is not PostgreSQL is reported', async () => {
    const port = await listening(createHttpServer())
    const sentence = refusal(await start({ DATABASE_URL: `postgres://me@127.0.0.1:${port}/x` }))
    expect(sentence).toContain(`The server at 127.0.0.1:${port} is not PostgreSQL`)
  })

  it('that does not respond is reported after a timeout', async () => {
    const port = await listening(createServer())
    const sentence = refusal(await start({ DATABASE_URL: `postgres://me@127.0.0.1:${port}/x` }))
    expect(sentence).toContain(`No PostgreSQL answers at 127.0.0.1:${port} (timeout expired).`)
  })

  it('that is too old is reported', async () => {
    const port = await listening(oldPostgres('13.22'))
    const sentence = refusal(await start({ DATABASE_URL: `postgres://me@127.0.0.1:${port}/x` }))
    expect(sentence).toContain('is version 13.22, and Latchkey needs 14 or later.')
  })
})

describe('an encryption key', () => {
  it('that cannot decrypt the data is refused before it encrypts anything', async () => {
    const key = () => randomBytes(32).toString('base64')
    const env = { DATABASE_URL: database.url, LATCHKEY_DATA: join(folder, 'keys') }
    const made = await latchkey('tenant create a.localhost', {
      ...env,
      LATCHKEY_ENCRYPTION_KEY: key(),
    })
    expect(made.code).toBe(0)
    const sentence = refusal(await start({ ...env, LATCHKEY_ENCRYPTION_KEY: key() }))
    expect(sentence).toContain('cannot decrypt the signing keys of a.localhost')
    await database.query('delete from tenants')
  })
})

describe('a certificate', () => {
  it('with another private key is refused', async () => {
    const ca = await openPrivateCa(join(folder, 'ca'), () => new Date())
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    await writeFile(cert, await ca.pemFor('a.localhost'))
    await writeFile(key, await ca.pemFor('b.localhost'))
    const files = { LATCHKEY_TLS_CERT_FILE: cert, LATCHKEY_TLS_KEY_FILE: key }
    const sentence = refusal(await start({ LATCHKEY_PORT: '0', ...files }))
    expect(sentence).toContain(
      `FILE (${cert}) and LATCHKEY_TLS_KEY_FILE (${key}) are not a certificate`,
    )
    expect(sentence).toContain('key values mismatch')
  })
})

describe('a configuration', () => {
  it('is refused with every problem at once', async () => {
    const { code, stderr } = await start({ NODE_ENV: 'production', LATCHKEY_PROT: '443' })
    expect(code).toBe(1)
    const [, ...problems] = stderr.trimEnd().split('\n')
    expect(problems).toEqual([
      expect.stringMatching(/^ {2}- LATCHKEY_PROT is not a variable of Latchkey/),
      expect.stringMatching(/^ {2}- LATCHKEY_ENCRYPTION_KEY is required/),
      expect.stringMatching(/^ {2}- LATCHKEY_TLS_CERT_FILE and LATCHKEY_TLS_KEY_FILE are required/),
    ])
  })
})

describe('a folder that only root can enter', () => {
  it('keeps its keys there, and its database where PostgreSQL can access it', async () => {
    const closed = join(folder, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const umask = process.umask(0o077)
    const exit = await latchkey('tenant list', { LATCHKEY_DATA: closed })
    process.umask(umask)
    expect(exit).toMatchObject({ code: 0, stdout: '' })
    const password = await readFile(join(closed, 'postgres-password'), 'utf8')
    const digest = createHash('sha256').update(password).digest('hex').slice(0, 12)
    await rm(`/var/lib/latchkey/data-${digest}`, { recursive: true, force: true })
  })
})
