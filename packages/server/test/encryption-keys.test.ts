import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, until } from '@latchkey/testkit'
import { createSealer } from '../src/keys/sealer.ts'
import { prefixes } from '../src/keys/value-key.ts'
import { wrapKey } from './resources/keys.ts'

const path = '/api/v2/keys/encryption'

let server: TestServer
let nowMs = Date.now()
beforeAll(async () => {
  server = await startTestServer({
    bounds: { keyRetirementMs: 100 },
    now: () => new Date(nowMs),
  })
})
afterAll(() => server.stop())

interface Key {
  readonly kid: string
  readonly type: string
  readonly state: string
  readonly parent_kid: string | null
}

type Tenant = TestServer['tenant']

const list = async (tenant: Tenant): Promise<readonly Key[]> =>
  (await tenant.request('GET', path)).body
const masters = async (tenant: Tenant) =>
  (await list(tenant)).filter(({ type }) => type === 'tenant-master-key')
const activeMaster = async (tenant: Tenant) =>
  (await masters(tenant)).find(({ state }) => state === 'active')
const create = async (tenant: Tenant): Promise<string> => {
  const json = { type: 'customer-provided-root-key' }
  return (await tenant.request('POST', path, { json })).body.kid
}
const wrappingKey = (tenant: Tenant, kid: string) =>
  tenant.request('POST', `${path}/${kid}/wrapping-key`)
const importKey = (tenant: Tenant, kid: string, wrapped_key: string) =>
  tenant.request('POST', `${path}/${kid}`, { json: { wrapped_key } })

async function importNew(tenant: Tenant): Promise<string> {
  const kid = await create(tenant)
  const { public_key } = (await wrappingKey(tenant, kid)).body
  expect((await importKey(tenant, kid, wrapKey(public_key, randomBytes(32)))).status).toBe(201)
  return kid
}

/** A client whose secret the database has only in sealed form. */
async function newClient(tenant: Tenant) {
  const { body } = await tenant.request('POST', '/api/v2/clients', { json: { name: 'Books' } })
  const secretNow = async () =>
    (await tenant.request('GET', `/api/v2/clients/${body.client_id}`)).body.client_secret
  return { id: body.client_id, secret: body.client_secret, secretNow }
}

/** The identifier of the key that has encrypted each stored secret of a client or signing key. */
async function sealingKids(domain: string): Promise<ReadonlySet<unknown>> {
  const { rows } = await server.database.query(
    `select sealed_secret as sealed from clients c join tenants t on t.id = c.tenant_id
      where t.domain = $1 and sealed_secret is not null
      union all
     select private_jwk from signing_keys k join tenants t on t.id = k.tenant_id where t.domain = $1
      union all
     select elliptic_private_jwk from signing_keys k join tenants t on t.id = k.tenant_id
      where t.domain = $1`,
    [domain],
  )
  const kids = rows.map(({ sealed }: { sealed: string }) => {
    const [header = ''] = sealed.split('.')
    return JSON.parse(Buffer.from(header, 'base64url').toString()).kid
  })
  return new Set(kids)
}

describe('a tenant', () => {
  it('has a master key below the key of the installation, which encrypts all that it stores', async () => {
    const tenant = await server.addTenant('new.example.com')
    const keys = await list(tenant)
    const [master, root] = keys
    expect(keys).toMatchObject([
      { type: 'tenant-master-key', state: 'active', parent_kid: root?.kid },
      { type: 'environment-root-key', state: 'active', parent_kid: null },
    ])
    const { secret, secretNow } = await newClient(tenant)
    expect(await secretNow()).toBe(secret)
    expect(await sealingKids('new.example.com')).toEqual(new Set([master?.kid]))
    const paged = await tenant.request('GET', `${path}?include_totals=true&per_page=1&page=1`)
    expect(paged.body).toEqual({ start: 1, limit: 1, total: 2, keys: [root] })
    expect((await tenant.request('GET', `${path}/${master?.kid}`)).body).toEqual(master)
    expect((await tenant.request('GET', `${path}/unknown`)).status).toBe(404)
  })
})

describe('a rekey', () => {
  it('encrypts all values again with a new master key, and destroys the former one', async () => {
    const tenant = await server.addTenant('rekeyed.example.com')
    const { secret, secretNow } = await newClient(tenant)
    const former = await activeMaster(tenant)
    expect((await tenant.request('POST', `${path}/rekey`)).status).toBe(204)
    const active = await activeMaster(tenant)
    expect(active?.kid).not.toBe(former?.kid)
    await until('values are encrypted again', async () => {
      const kids = await sealingKids('rekeyed.example.com')
      return kids.size === 1 && kids.has(active?.kid)
    })
    expect(await secretNow()).toBe(secret)
    const formerNow = async () => (await tenant.request('GET', `${path}/${former?.kid}`)).body
    expect((await formerNow()).state).toBe('deactivated')
    nowMs += 430_000
    await until(
      'the former key is destroyed',
      async () => (await formerNow()).state === 'destroyed',
    )
    const { rows } = await server.database.query(
      'select sealed_key from encryption_keys where kid = $1',
      [former?.kid],
    )
    expect(rows).toEqual([{ sealed_key: null }])
    expect(await secretNow()).toBe(secret)
    expect((await tenant.request('POST', '/api/v2/keys/signing/rotate')).status).toBe(201)
  })

  it('gives a tenant of an earlier release its first master key', async () => {
    const domain = 'earlier.example.com'
    const tenant = await server.addTenant(domain)
    const { id, secret, secretNow } = await newClient(tenant)
    const file = await readFile(join(server.dataFolder, 'encryption-key'), 'utf8')
    const root = createSealer(Buffer.from(file, 'base64'))
    const { rows } = await server.database.query('select id from tenants where domain = $1', [
      domain,
    ])
    await server.database.query('update clients set sealed_secret = $1 where client_id = $2', [
      await root.seal(rows[0].id, `client/${id}`, secret),
      id,
    ])
    expect(await secretNow()).toBe(secret)
    await tenant.request('POST', `${path}/rekey`)
    const active = await activeMaster(tenant)
    await until('values are encrypted again', async () => {
      const kids = await sealingKids(domain)
      return kids.size === 1 && kids.has(active?.kid)
    })
    expect(await secretNow()).toBe(secret)
  })

  it('is 409 while many former keys are in use', async () => {
    const tenant = await server.addTenant('often.example.com')
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1)
      statuses.push((await tenant.request('POST', `${path}/rekey`)).status)
    expect(statuses).toEqual([...Array.from({ length: 29 }, () => 204), 409, 409])
  })

  it('loses nothing that is written meanwhile', async () => {
    const tenant = await server.addTenant('busy.example.com')
    const made: Awaited<ReturnType<typeof newClient>>[] = []
    let isDone = false
    const writing = (async () => {
      while (!isDone) made.push(await newClient(tenant))
    })()
    for (let count = 0; count < 3; count += 1) await tenant.request('POST', `${path}/rekey`)
    isDone = true
    await writing
    nowMs += 430_000
    await until('one master key is left', async () => {
      const states = (await masters(tenant)).map(({ state }) => state)
      return states.filter((state) => state !== 'destroyed').length === 1
    })
    for (const { secret, secretNow } of made) expect(await secretNow()).toBe(secret)
  })
})

describe('a key of the customer', () => {
  it('is imported once, wraps a new master key, and no longer does after its deletion', async () => {
    const tenant = await server.addTenant('own.example.com')
    const { secret, secretNow } = await newClient(tenant)
    const kid = await create(tenant)
    const early = await importKey(tenant, kid, 'AAAA')
    expect([early.status, early.body.errorCode]).toEqual([409, 'encryption_key_not_importable'])
    const { status, body } = await wrappingKey(tenant, kid)
    expect([status, body.algorithm]).toEqual([201, 'CKM_RSA_AES_KEY_WRAP'])
    const refused = [
      'AAAA',
      wrapKey(body.public_key, randomBytes(16)),
      wrapKey(body.public_key, randomBytes(32), 'sha1'),
    ]
    for (const wrapped of refused) expect((await importKey(tenant, kid, wrapped)).status).toBe(400)

    const wrapped = wrapKey(body.public_key, randomBytes(32))
    const imported = await importKey(tenant, kid, wrapped)
    expect(imported).toMatchObject({
      status: 201,
      body: { kid, state: 'active', parent_kid: null },
    })
    expect((await importKey(tenant, kid, wrapped)).status).toBe(409)
    expect((await wrappingKey(tenant, kid)).status).toBe(409)
    expect(await activeMaster(tenant)).toMatchObject({ parent_kid: kid })
    expect(await secretNow()).toBe(secret)

    const next = await importNew(tenant)
    expect(await activeMaster(tenant)).toMatchObject({ parent_kid: next })
    expect((await tenant.request('GET', `${path}/${kid}`)).body.state).toBe('destroyed')
    expect(await secretNow()).toBe(secret)

    expect((await tenant.request('DELETE', `${path}/${next}`)).status).toBe(204)
    expect((await tenant.request('DELETE', `${path}/${next}`)).status).toBe(204)
    const root = (await list(tenant)).find(({ type }) => type === 'environment-root-key')
    expect(await activeMaster(tenant)).toMatchObject({ parent_kid: root?.kid })
    expect(await secretNow()).toBe(secret)
    const { rows } = await server.database.query(
      `select state from encryption_keys where kid = any($1) and sealed_key is not null`,
      [[kid, next]],
    )
    expect(rows).toEqual([])
  })

  it('is one of ten at most, and no other key can be deleted', async () => {
    const tenant = await server.addTenant('ten.example.com')
    for (const { kid } of await list(tenant)) {
      const { status, body } = await tenant.request('DELETE', `${path}/${kid}`)
      expect([status, body.errorCode]).toEqual([400, 'operation_not_supported'])
    }
    for (let count = 0; count < 10; count += 1) await create(tenant)
    const json = { type: 'customer-provided-root-key' }
    const { status, body } = await tenant.request('POST', path, { json })
    expect([status, body.errorCode]).toEqual([409, 'too_many_encryption_keys'])
  })
})

describe('another process', () => {
  it('opens what is sealed with a key that it does not know yet, and forgets former keys', async () => {
    const domain = 'two.example.com'
    const tenant = await server.addTenant(domain)
    const { database, dataFolder } = server
    const other = await startTestServer({ database, dataFolder })
    const there = await other.addTenant(domain)
    await newClient(there)
    await tenant.request('POST', `${path}/rekey`)
    const { id, secret } = await newClient(tenant)
    const read = await there.request('GET', `/api/v2/clients/${id}`)
    expect(read.body.client_secret).toBe(secret)
    const active = await activeMaster(tenant)
    await until('the other process seals with the new key', async () => {
      const made = await newClient(there)
      const { rows } = await database.query(
        'select sealed_secret as sealed from clients where client_id = $1',
        [made.id],
      )
      const sealed: string = rows[0].sealed
      expect(sealed.startsWith(prefixes.tenant)).toBe(true)
      const header = Buffer.from(sealed.split('.')[0] ?? '', 'base64url').toString()
      return JSON.parse(header).kid === active?.kid
    })
    await other.stop()
  })
})
