import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { patient, startTestServer, type TestServer } from '@latchkey/testkit'

/** Network ACLs that name lists of networks, which are files of the operator. */
const path = '/api/v2/network-acls'
const relay = 'auth0.icloud_relay_proxy'

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-lists-'))
  await put('auth0.icloud_relay_proxy.csv', '203.0.113.0/24,CA,CA-QC,Quebec,\r\n\r\n# rest\r\n')
  await put('auth0.tor_exits.txt', '2001:db8:7::/48\n198.51.100.7\n')
  await mkdir(join(folder, '..data'))
  server = await startTestServer({
    config: { trustedProxies: ['127.0.0.1'], networkListsFolder: folder },
    bounds: { networkListsCheckMs: 20 },
  })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

async function put(file: string, content: string) {
  await writeFile(join(folder, `.${file}`), content)
  await rename(join(folder, `.${file}`), join(folder, file))
}

let priority = 1
const definition = (criteria: object, scope = 'authentication') => {
  priority += 1
  const rule = { scope, action: { block: true }, ...criteria }
  return { description: 'A rule', active: true, priority, rule }
}

const create = (json: object) => server.tenant.request('POST', path, { json })
const remove = (id: string) => server.tenant.request('DELETE', `${path}/${id}`)
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

const statusFrom = async (address: string) => {
  const url = `https://localhost:${server.port}/.well-known/jwks.json`
  return (await server.fetch(url, from(address))).status
}

const until = async (holds: () => Promise<boolean>) => {
  const untilMs = Date.now() + patient(3000)
  while (!(await holds())) {
    if (Date.now() > untilMs) throw new Error('It did not come to hold.')
    await new Promise((done) => setTimeout(done, 10))
  }
}

it('a rule is stored and returned as it was sent, and decides by the lists', async () => {
  const match = { auth0_managed: [relay, 'auth0.tor_exits'] }
  const json = definition({ match })
  const created = await create(json)
  expect([created.status, created.body]).toEqual([201, expect.objectContaining(json)])
  expect(created.headers.get('latchkey-warning')).toBeNull()
  const { id } = created.body
  const found = await server.tenant.request('GET', `${path}/${id}`)
  expect(found.body.rule).toEqual(json.rule)
  const listed = await server.tenant.request('GET', path)
  expect(listed.body).toEqual([created.body])
  const statuses = ['203.0.113.9', '2001:db8:7::1', '198.51.100.7', '198.51.100.8'].map(statusFrom)
  expect(await Promise.all(statuses)).toEqual([403, 403, 403, 200])

  const rule = { scope: 'authentication', action: { block: true }, not_match: match }
  const patched = await server.tenant.request('PATCH', `${path}/${id}`, { json: { rule } })
  expect([patched.status, patched.body.rule]).toEqual([200, rule])
  const others = ['203.0.113.9', '2001:db8:7::1', '198.51.100.8'].map(statusFrom)
  expect(await Promise.all(others)).toEqual([200, 200, 403])

  const explained = await server.tenant.request('POST', '/api/v2/network-acl-explanations', {
    json: { origin: 'authentication', address: '192.0.2.1' },
  })
  const reason = { condition: 'not_match', signal: 'auth0_managed', entry: null, fact: null }
  expect(explained.body.decided_by).toMatchObject({ id, reasons: [reason] })
  await remove(id)
})

it('an explanation says which list contains the address', async () => {
  const { body } = await create(definition({ match: { auth0_managed: [relay] } }))
  const facts = { origin: 'authentication', network_lists: ['auth0.tor_exits', relay] }
  const explained = await server.tenant.request('POST', '/api/v2/network-acl-explanations', {
    json: facts,
  })
  expect(explained.body.decided_by.reasons).toEqual([
    {
      condition: 'match',
      signal: 'auth0_managed',
      entry: relay,
      fact: `auth0.tor_exits, ${relay}`,
    },
  ])
  await remove(body.id)
})

it('a dry run tells which recent requests came from a list', async () => {
  await statusFrom('203.0.113.44')
  const { rule } = definition({ match: { auth0_managed: [relay] } })
  const dry = await server.tenant.request('POST', '/api/v2/network-acl-dry-runs', {
    json: { rule },
  })
  expect(dry.body.samples[0]).toMatchObject({
    facts: { address: '203.0.113.44', network_lists: [relay] },
    before: 'allow',
    after: 'block',
  })
})

describe('a list that is missing', () => {
  const missing = { auth0_managed: ['auth0.low_reputation'] }

  it('contains no address, and the author is warned', async () => {
    const matching = await create(definition({ match: missing }))
    expect(matching.headers.get('latchkey-warning')).toBe('network_list_missing')
    expect(await statusFrom('203.0.113.9')).toBe(200)
    await remove(matching.body.id)
    const exempting = await create(definition({ not_match: missing }))
    expect(exempting.headers.get('latchkey-warning')).toBe('network_list_missing')
    expect(await statusFrom('203.0.113.9')).toBe(403)
    const change = { json: { active: false } }
    const patched = await server.tenant.request('PATCH', `${path}/${exempting.body.id}`, change)
    expect(patched.headers.get('latchkey-warning')).toBe('network_list_missing')
    await remove(exempting.body.id)
  })

  it('says first that the rule blocks its author', async () => {
    const criteria = { match: { ipv4_cidrs: ['127.0.0.1'] }, not_match: missing }
    const blocking = await create(definition(criteria, 'management'))
    expect(blocking.headers.get('latchkey-warning')).toBe('network_acl_blocks_author')
    const away = await server.tenant.request(
      'DELETE',
      `${path}/${blocking.body.id}`,
      from('198.51.100.9'),
    )
    expect(away.status).toBe(200)
  })
})

describe('400', () => {
  const refusal = (message: string) => ({
    statusCode: 400,
    error: 'Bad Request',
    message: `Payload validation error: ${message}`,
    errorCode: 'invalid_body',
  })

  it('refuses a list that nobody has, and names those that there are', async () => {
    const json = definition({ not_match: { auth0_managed: [relay, 'auth0.tor'] } })
    const names = 'auth0.icloud_relay_proxy, auth0.low_reputation, auth0.tor_exits'
    const body = refusal(
      `'There is no list auth0.tor. These are accepted: ${names}' on property ` +
        'rule.not_match.auth0_managed.',
    )
    expect((await create(json)).body).toEqual(body)
    const dry = { json: { rule: json.rule } }
    expect((await server.tenant.request('POST', '/api/v2/network-acl-dry-runs', dry)).body).toEqual(
      body,
    )
    const { body: acl } = await create(definition({}))
    const patched = await server.tenant.request('PATCH', `${path}/${acl.id}`, dry)
    expect(patched.body).toEqual(body)
    await remove(acl.id)
  })

  it.each([[[]], [[relay, relay]], [['icloud']], [['auth0.a.b']], [[7]], ['auth0.x'], [null]])(
    'refuses %j',
    async (auth0_managed) => {
      const { status, body } = await create(definition({ match: { auth0_managed } }))
      expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
      expect(body.message).toContain('on property rule.match.auth0_managed')
    },
  )

  it.each(['match', 'not_match'])('PUT refuses it in %s, and replaces it', async (condition) => {
    const json = definition({ match: { auth0_managed: [relay] } })
    const { id } = (await create(json)).body
    const given = { ...json, rule: { ...json.rule, [condition]: { auth0_managed: [relay] } } }
    const refused = await server.tenant.request('PUT', `${path}/${id}`, { json: given })
    const place = `rule.${condition}`
    const first = condition === 'match' ? place : 'rule.match'
    expect(refused.body).toEqual(
      refusal(`'Additional properties not allowed: auth0_managed' on property ${first}.`),
    )
    const rule = { scope: 'management', action: { log: true } }
    const put = { json: { ...json, rule } }
    const replaced = await server.tenant.request('PUT', `${path}/${id}`, put)
    expect([replaced.status, replaced.body.rule]).toEqual([200, rule])
    await remove(id)
  })
})

describe('the files', () => {
  it('are read again when one is replaced, added or removed, and kept while one is not a list', async () => {
    const { id } = (await create(definition({ match: { auth0_managed: [relay] } }))).body
    await put('auth0.icloud_relay_proxy.csv', '192.0.2.0/24\n')
    await until(async () => (await statusFrom('203.0.113.9')) === 200)
    expect(await statusFrom('192.0.2.9')).toBe(403)
    await put('auth0.icloud_relay_proxy.csv', '203.0.113.0/24\nnonsense\n')
    await until(async () => server.log.some((line) => line.includes('the previous ones stay')))
    expect(server.log.join('\n')).toContain('Line 2 of auth0.icloud_relay_proxy.csv')
    expect(await statusFrom('192.0.2.9')).toBe(403)
    await rm(join(folder, 'auth0.icloud_relay_proxy.csv'))
    await until(async () => (await statusFrom('192.0.2.9')) === 200)
    await put('auth0.icloud_relay_proxy.csv', '203.0.113.0/24\n')
    await until(async () => (await statusFrom('203.0.113.9')) === 403)
    await remove(id)
  })

  it.each([
    ['README.md', '', 'README.md is not the name of a list'],
    ['tor.txt', '192.0.2.1', 'tor.txt is not the name of a list'],
    ['auth0.a.txt', '192.0.2.1\n192.0.2.1/33', 'Line 2 of auth0.a.txt does not begin with'],
    ['auth0.tor_exits.csv', '', 'There are two files for the list auth0.tor_exits'],
  ])('%s with the content %j stops the start', async (file, content, message) => {
    const other = await mkdtemp(join(tmpdir(), 'latchkey-lists-'))
    try {
      await writeFile(join(other, 'auth0.tor_exits.txt'), '192.0.2.1\n')
      await writeFile(join(other, file), content)
      const refused = startTestServer({ config: { networkListsFolder: other } })
      await expect(refused).rejects.toThrow(message)
    } finally {
      await rm(other, { recursive: true })
    }
  })
})
