import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  createVisitor,
  startTestServer,
  type TestDatabase,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import {
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './authentication/application.ts'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from './pgbouncer.ts'

// Skipped without PgBouncer (apt-get install pgbouncer).
const test = hasPgBouncer ? it : it.skip

let database: TestDatabase
let bouncer: PgBouncer
let server: TestServer
let other: TestServer
beforeAll(async () => {
  if (!hasPgBouncer) return
  database = await createTestDatabase()
  bouncer = await startPgBouncer(database.url)
  const pooled = { databaseUrl: bouncer.url, directDatabaseUrl: database.url }
  const config = { ...pooled, publicPort: 443, rateLimits: withoutRateLimits }
  server = await startTestServer({ database, config, deliversEvents: true })
  // It forgets what it has cached only when it is notified.
  const bounds = { rememberMs: 600_000 }
  other = await startTestServer({ database, config, bounds, dataFolder: server.dataFolder })
})
afterAll(async () => {
  if (!hasPgBouncer) return
  await other.stop()
  await server.stop()
  await bouncer.stop()
  await database.drop()
})

describe('a server behind PgBouncer in transaction mode', () => {
  test('serves concurrent reads and writes', async () => {
    const work = Array.from({ length: 60 }, async (_, at) => {
      const json = { name: `Role ${at}` }
      const made = await server.tenant.request('POST', '/api/v2/roles', { json })
      const path = `/api/v2/roles/${made.body.id}`
      const changed = await server.tenant.request('PATCH', path, { json: { description: 'x' } })
      const read = await server.tenant.request('GET', path)
      const found = await server.tenant.request('GET', '/api/v2/users?q=ada&sort=name:1')
      return [made.status, changed.status, read.body.description, found.status]
    })
    const all = await Promise.all(work)
    expect(new Set(all.map(String))).toEqual(new Set(['200,200,x,200']))
  })

  test('logs users in, and renews their tokens', async () => {
    const app = await createApplication(server.tenant, {
      client: { grant_types: ['authorization_code', 'refresh_token'] },
    })
    const people = ['ada', 'ben', 'cem', 'dee'].map(async (name) => {
      const email = `${name}@example.com`
      await createUser(server.tenant, email)
      const visitor = createVisitor(server)
      const { verifier, parameters } = pkce()
      const request = { ...parameters, scope: 'openid offline_access' }
      const page = await visitor.visit(authorizeUrl(server.tenant, app, request))
      const { url } = await visitor.submit(page, { username: email, password })
      const code = url.searchParams.get('code') ?? ''
      const { body } = await exchange(server, app, { code, code_verifier: verifier })
      const renewal = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
      return (await exchange(server, app, renewal)).status
    })
    expect(await Promise.all(people)).toEqual([200, 200, 200, 200])
  })

  test('is notified of the writes of another server', async () => {
    const app = await createApplication(server.tenant, {
      client: { grant_types: ['client_credentials'] },
    })
    const json = { client_id: app.clientId, audience, scope: [] }
    await server.tenant.request('POST', '/api/v2/client-grants', { json })
    const status = async () =>
      (await exchange(other, app, { grant_type: 'client_credentials', audience })).status
    expect(await status()).toBe(200)
    await server.tenant.request('DELETE', `/api/v2/clients/${app.clientId}`)
    await until('the other refuses the client', async () => (await status()) === 401)
  })

  test('is refused at the start without LATCHKEY_DIRECT_DATABASE_URL', async () => {
    const config = { databaseUrl: bouncer.url }
    const started = startTestServer({ database, dataFolder: server.dataFolder, config })
    await expect(started).rejects.toThrow(
      /leads to a pooler, such as PgBouncer.*LATCHKEY_DIRECT_DATABASE_URL/s,
    )
  })
})
