import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createWiredDatabase,
  patient,
  startTestServer,
  type TestAnswer,
  type TestServer,
  until,
  type WiredDatabase,
  withoutRateLimits,
} from '@latchkey/testkit'
import pg from 'pg'
import {
  authenticationRequests,
  type DocumentedRequest,
  managementRequests,
} from './documented-requests.ts'

/** Every documented operation while the database is unavailable, hangs, or is read-only. */
const databaseTimeoutMs = 2000
const answerTimeoutMs = 3000
/** The same with short timeouts. */
let hasty: TestServer
let database: WiredDatabase
let server: TestServer
let requests: readonly DocumentedRequest[]
beforeAll(async () => {
  database = await createWiredDatabase()
  const config = { rateLimits: withoutRateLimits }
  server = await startTestServer({ database, config })
  const { dataFolder } = server
  const bounds = { databaseTimeoutMs, answerTimeoutMs }
  hasty = await startTestServer({ database, dataFolder, config, bounds })
  requests = [...(await authenticationRequests(server)), ...managementRequests()]
  for (const each of [server, hasty]) {
    for (const path of fromMemory) {
      await until(path, async () => (await send(each, path)).status === 200)
    }
  }
})
afterAll(async () => {
  await hasty.stop()
  await server.stop()
  await database.drop()
})
afterEach(async () => {
  await database.wire.heal()
  await until('a database that is well', async () => (await readiness()) === 200)
})

const fromMemory = [
  '/.well-known/jwks.json',
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
]
const acls = '/api/v2/network-acls'
const acl = (priority: number) => ({
  description: 'Written',
  active: true,
  priority,
  rule: { action: { log: true }, scope: 'tenant' },
})

const searches: readonly DocumentedRequest[] = [
  '/users?q=ada',
  '/users?q=email:ada*&sort=name:1',
  '/logs?q=type:s',
  '/events',
].map((path) => ({ id: path, method: 'GET', path: `/api/v2${path}`, options: {} }))

const readiness = async () => (await server.fetch(`${server.tenant.baseUrl}/readyz`)).status
const send = ({ tenant }: TestServer, path: string) => tenant.request('GET', path, { token: null })

interface Answered {
  readonly id: string
  readonly answer: TestAnswer
  readonly tookMs: number
}

/** Sends all requests, some at a time. */
async function requestAll(
  some: readonly DocumentedRequest[],
  { tenant } = server,
  atOnceMax = 8,
): Promise<readonly Answered[]> {
  const answered: Answered[] = []
  const pending = [...some]
  const work = async () => {
    for (let next = pending.shift(); next; next = pending.shift()) {
      const { id, method, path, options } = next
      const startedMs = performance.now()
      const answer = await tenant.request(method, path, options)
      answered.push({ id, answer, tookMs: performance.now() - startedMs })
    }
  }
  await Promise.all(Array.from({ length: atOnceMax }, work))
  return answered
}

const described = ({ id, answer }: Answered) =>
  `${id} ${answer.status} ${answer.text.slice(0, 100)}`

/** Operations that need no row, or refuse the request before they read one. */
const withoutDatabase: readonly string[] = [
  'getHomePage', // from memory
  'getPicture', // drawn of its address
  'getWsFederation', // says that it is not supported
  'getClientScript', // refuses the name of the script
  'getUserCountry', // from a file
  'createTokenInfo', // is off by default
  'getJwks',
  'getPem', // and other forms of the certificate that is in memory
  'getCer',
  'getRawpem',
  'getFingerprint',
  'getPb7',
  'getDiscovery',
  'getAuthorizationServerMetadata',
  'createNetworkAclExplanation',
  'createNetworkAclDryRun',
  'listActionTriggers', // the same for each tenant
  'listUserAttributeProfileTemplates',
  'getUserAttributeProfileTemplate',
  'getVerification',
  'listVerificationEvents', // with an id of another form, which exists nowhere
  'createAuthorization', // redirect to the same by GET, which reads
  'createEndSession',
  'getContinuation', // redirect to the log-in, which reads
  'createContinuation',
  'getLoginCallback',
  'createLoginCallback', // their `state` is sealed and looked at first
  'getUpstreamLogout', // without a message of an identity provider
  'createUpstreamLogout',
]

describe('while the database is away', () => {
  it('every operation that needs it is 503 with Retry-After', async () => {
    await server.tenant.token()
    await database.wire.cut()
    const answered = await requestAll([...requests, ...searches])
    // A client's own grant may succeed: its client and API may be in memory.
    const others = answered.filter(
      ({ id, answer }) => answer.status !== 503 && !(id === 'createToken' && answer.status === 200),
    )
    expect(others.filter(({ id }) => !withoutDatabase.includes(id)).map(described)).toEqual([])
    expect(others.filter(({ answer }) => answer.status >= 500)).toEqual([])
    for (const { answer } of answered.filter(({ answer }) => answer.status === 503)) {
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    for (const path of fromMemory) expect((await send(server, path)).status).toBe(200)
  })
})

describe('while the database hangs', () => {
  const some = ['createToken', 'getAuthorization', 'getEndSession', 'listUsers', 'listLogs']

  it('requests end by their deadline, and cached data is answered immediately', async () => {
    for (const path of ['/api/v2/users?q=ada', '/api/v2/logs']) {
      await until(path, async () => (await hasty.tenant.request('GET', path)).status === 200)
    }
    database.wire.freeze()
    const selected = requests.filter(({ id }) => some.includes(id))
    const answered = await requestAll(selected, hasty, selected.length)
    expect(answered.filter(({ answer }) => answer.status !== 503).map(described)).toEqual([])
    const slowest = Math.max(...answered.map(({ tookMs }) => tookMs))
    expect(slowest).toBeLessThan(answerTimeoutMs + patient(250))
    const startedMs = performance.now()
    for (let at = 0; at < 10; at += 1) {
      for (const path of fromMemory) expect((await send(hasty, path)).status).toBe(200)
    }
    expect(performance.now() - startedMs).toBeLessThan(answerTimeoutMs)
  })
})

describe('while tables are locked', () => {
  const others = ['createToken', 'getUserinfo', 'createTokenRevocation', 'getEndSession']
  const some = [...others, 'listUsers', 'createUser', 'listGrants', 'listSessions', 'listLogs']

  it('requests that use them are 503 by their deadline, and succeed afterwards', async () => {
    await hasty.tenant.token()
    const client = new pg.Client({ connectionString: database.superuserUrl })
    await client.connect()
    await client.query('begin')
    await client.query('lock table users, oidc_records, grants, logs in access exclusive mode')
    try {
      const selected = requests.filter(({ id }) => some.includes(id))
      const answered = await requestAll(selected, hasty, selected.length)
      const faults = answered.filter(({ answer }) => answer.status >= 500 && answer.status !== 503)
      expect(faults.map(described)).toEqual([])
      expect(answered.filter(({ answer }) => answer.status === 503).length).toBeGreaterThanOrEqual(
        some.length - 1,
      )
      const slowest = Math.max(...answered.map(({ tookMs }) => tookMs))
      expect(slowest).toBeLessThan(answerTimeoutMs + patient(250))
      for (const path of fromMemory) expect((await send(hasty, path)).status).toBe(200)
    } finally {
      await client.query('rollback')
      await client.end()
    }
    await until(
      'users',
      async () => (await hasty.tenant.request('GET', '/api/v2/users')).status === 200,
    )
  })
})

describe('while each statement is slow', () => {
  it('a request with many statements ends by its deadline', async () => {
    database.wire.delay(0.9 * databaseTimeoutMs) // two of them take longer than the request may
    await hasty.tenant.token()
    const startedMs = performance.now()
    const { status, body } = await hasty.tenant.request('GET', '/api/v2/users?q=ada&sort=name:1')
    expect([status, body.statusCode]).toEqual([503, 503])
    expect(performance.now() - startedMs).toBeLessThan(answerTimeoutMs + patient(250))
  })
})

describe('while the database is read-only', () => {
  const set = (sql: string) =>
    database.query(`begin read write; alter database ${nameOf(database.url)} ${sql}; commit`)

  it('reads are answered, writes are 503, and /readyz fails', async () => {
    await set('set default_transaction_read_only = on')
    await database.wire.cut()
    await database.wire.heal()
    try {
      await until('readiness to say so', async () => (await readiness()) === 503)
      await until('reads', async () => (await server.tenant.request('GET', acls)).status === 200)
      const written = await server.tenant.request('POST', acls, { json: acl(1) })
      expect([written.status, written.body.errorCode]).toEqual([503, 'service_unavailable'])
      const answered = await requestAll(requests)
      const faults = answered.filter(({ answer }) => answer.status >= 500 && answer.status !== 503)
      expect(faults.map(described)).toEqual([])
    } finally {
      await set('reset default_transaction_read_only')
      await database.wire.cut()
    }
  })
})

describe('while the disk of the database is full', () => {
  it('writes are 503, and succeed once there is room', async () => {
    await database.query(`
      create function no_room() returns trigger language plpgsql as $$
      begin
        raise exception 'could not extend file: No space left on device' using errcode = '53100';
      end $$`)
    await database.query(
      'create trigger no_room before insert on network_acls execute function no_room()',
    )
    const full = await server.tenant.request('POST', acls, { json: acl(2) })
    expect([full.status, full.body.errorCode]).toEqual([503, 'service_unavailable'])
    await database.query('drop trigger no_room on network_acls')
    expect((await server.tenant.request('POST', acls, { json: acl(2) })).status).toBe(201)
  })
})

const nameOf = (url: string) => new URL(url).pathname.slice(1)
