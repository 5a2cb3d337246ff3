import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { createSealer, sealedPrefix } from '../src/keys/sealer.ts'
import { sealedColumns } from '../src/store/keys/sealed-columns.ts'
import { secretPurposeOf } from '../src/store/resource-servers/resource-servers.ts'
import { compileServer, latchkey } from './child-server.ts'

/** A server whose encryption key is replaced. */
let server: TestServer
let former: Buffer
const current = randomBytes(32)
const signingSecret = 'a secret of thirty-two characters'
const secrets = { clientId: '', clientSecret: '', api: '' }

beforeAll(async () => {
  await compileServer()
  server = await startTestServer()
  const key = await readFile(join(server.dataFolder, 'encryption-key'), 'utf8')
  former = Buffer.from(key, 'base64')
  await writeSecrets()
})
afterAll(() => server.stop())

const api = async (method: string, path: string, json?: unknown) => {
  const given = json === undefined ? {} : { json }
  const answer = await server.tenant.request(method, `/api/v2/${path}`, given)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`)
  return answer.body
}

/** Secrets of several kinds, among them one in a JSON column. */
async function writeSecrets(): Promise<void> {
  const identifier = 'https://books.example.com/'
  await api('POST', 'resource-servers', {
    identifier,
    signing_alg: 'HS256',
    signing_secret: signingSecret,
  })
  const client = await api('POST', 'clients', { name: 'Books' })
  await api('POST', 'client-grants', {
    client_id: client.client_id,
    audience: identifier,
    scope: [],
  })
  await api('POST', 'emails/provider', {
    name: 'smtp',
    credentials: { smtp_host: 'mail.example.com', smtp_port: 25, smtp_user: 'a', smtp_pass: 'b' },
  })
  await api('POST', 'connections', {
    name: 'Social',
    strategy: 'google-oauth2',
    options: { client_id: 'google', client_secret: 'a secret' },
  })
  secrets.clientId = client.client_id
  secrets.clientSecret = client.client_secret
  secrets.api = identifier
  await sealAsBefore(client)
}

/** Two values as earlier releases encrypted them: with the key of the installation itself. */
async function sealAsBefore(client: { client_id: string; client_secret: string }): Promise<void> {
  const root = createSealer(former)
  const { query } = server.database
  const [{ id: tenantId } = { id: '' }] = (await query('select id from tenants')).rows
  const secret = await root.seal(tenantId, `client/${client.client_id}`, client.client_secret)
  await query('update clients set sealed_secret = $1 where client_id = $2', [
    secret,
    client.client_id,
  ])
  const [{ id } = { id: '' }] = (
    await query('select id from resource_servers where identifier = $1', [secrets.api])
  ).rows
  const signing = await root.seal(tenantId, secretPurposeOf(id), signingSecret)
  await query(
    `update resource_servers set settings =
       jsonb_set(settings::jsonb, '{signing_secret}', to_jsonb($2::text))::json where id = $1`,
    [id, signing],
  )
}

/** The command line and a server with the new key. */
const environment = (further: readonly Buffer[]) => ({
  DATABASE_URL: server.database.url,
  LATCHKEY_DATA: server.dataFolder,
  LATCHKEY_ENCRYPTION_KEY: current.toString('base64'),
  LATCHKEY_DECRYPTION_KEYS: further.map((key) => key.toString('base64')).join(','),
})

async function reads(by: TestServer): Promise<unknown> {
  const form = {
    grant_type: 'client_credentials',
    audience: secrets.api,
    client_id: secrets.clientId,
    client_secret: secrets.clientSecret,
  }
  const { status } = await by.tenant.request('POST', '/oauth/token', { token: null, form })
  const client = await by.tenant.request('GET', `/api/v2/clients/${secrets.clientId}`)
  return [status, client.body.client_secret]
}

/** All texts of the database that contain a sealed value, by column. */
async function sealedTexts(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: columns } = await server.database.query(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'json', 'jsonb')`,
  )
  const found = new Map<string, readonly string[]>()
  for (const { table_name: table, column_name: column } of columns) {
    const { rows } = await server.database.query(
      `select ${column}::text as text from ${table} where ${column}::text like $1`,
      [`%${sealedPrefix}%`],
    )
    if (rows.length > 0) {
      const texts = rows.map(({ text }: { text: string }) => text)
      found.set(`${table}.${column}`, texts)
    }
  }
  return found
}

describe('a replaced encryption key', () => {
  it('is reported until all values are encrypted with the new one, which is done meanwhile', async () => {
    const before = await latchkey('keys status --json', environment([former]))
    expect(JSON.parse(before.stdout)).toMatchObject({ encrypted: 0 })
    const { database, dataFolder } = server
    const both = { encryptionKey: current, decryptionKeys: [former] }
    const next = await startTestServer({ database, dataFolder, config: both })
    expect(await reads(next)).toEqual([200, secrets.clientSecret])
    await next.stop()

    const { code, stdout } = await latchkey('keys reencrypt --json', environment([former]))
    const { reencrypted, unreadable } = JSON.parse(stdout)
    expect([code, unreadable]).toEqual([0, 0])
    expect(reencrypted).toBe(3)
    const after = await latchkey('keys status --json', environment([]))
    const { key, encrypted, encrypted_with_others } = JSON.parse(after.stdout)
    expect([key, encrypted_with_others]).toEqual([createSealer(current).keyId, 0])
    expect(encrypted).toBeGreaterThanOrEqual(reencrypted)
    const { prefix } = createSealer(current)
    const known = sealedColumns.map(({ table, column }) => `${table}.${column}`)
    for (const [column, texts] of await sealedTexts()) {
      expect(known).toContain(column)
      for (const text of texts) expect(text.replaceAll(prefix, '')).not.toContain(sealedPrefix)
    }
    const alone = { encryptionKey: current }
    const last = await startTestServer({ database, dataFolder, config: alone })
    expect(await reads(last)).toEqual([200, secrets.clientSecret])
    await last.stop()
  })

  it('leaves values that no key decrypts, and says so', async () => {
    await server.database.query('update clients set sealed_secret = $1 where client_id = $2', [
      await createSealer(randomBytes(32)).seal('ten', 'client', 'lost'),
      secrets.clientId,
    ])
    const { code, stdout } = await latchkey('keys reencrypt', environment([]))
    expect(code).toBe(1)
    expect(stdout).toContain('1 values cannot be decrypted')
  })

  it('covers every column whose name says that it is sealed or private', async () => {
    const { rows } = await server.database.query(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and data_type = 'text' and column_name ~ 'sealed|private'`,
    )
    const known = sealedColumns.map(({ table, column }) => `${table}.${column}`)
    const names = rows.map(({ name }: { name: string }) => name)
    expect(known).toEqual(expect.arrayContaining(names))
  })
})
