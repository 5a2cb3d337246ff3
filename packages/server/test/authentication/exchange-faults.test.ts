import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  createVisitor,
  startTestServer,
  type TestDatabase,
  type TestServer,
  type Visitor,
} from '@latchkey/testkit'
import pg from 'pg'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './application.ts'

/** An exchange or a revocation that fails midway leaves its credential usable. */
const email = 'ada@example.com'
const scope = 'openid offline_access'
let database: TestDatabase
let client: pg.Client
let server: TestServer
let app: Application
let visitor: Visitor

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  server = await startTestServer({ database })
  app = await createApplication(server.tenant)
  await createUser(server.tenant, email)
  visitor = createVisitor(server)
})
afterAll(async () => {
  await server.stop()
  await client.end()
  await database.drop()
})
afterEach(accept)

/** Refuses a change of rows, as PostgreSQL names it, where a condition holds. */
async function refuse(change: string, condition: string): Promise<void> {
  await client.query(`
    create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'The disk is full.'; end $$;
    create trigger refusing before ${change} for each row
      when (${condition}) execute function refuse()`)
}

const refuseNew = (model: string) => refuse('insert on oidc_records', `new.model = '${model}'`)

async function accept(): Promise<void> {
  await client.query(`
    drop trigger if exists refusing on oidc_records;
    drop trigger if exists refusing on refresh_tokens`)
}

async function takeCode() {
  const { verifier, parameters } = pkce()
  const page = await visitor.visit(authorizeUrl(server.tenant, app, { ...parameters, scope }))
  const away = page.isAway ? page : await visitor.submit(page, { username: email, password })
  return { code: away.url.searchParams.get('code') ?? '', code_verifier: verifier }
}

const statusOf = async (parameters: Readonly<Record<string, string>>) =>
  (await exchange(server, app, parameters)).status

describe('an exchange that fails midway', () => {
  it('leaves the code valid for one exchange', async () => {
    const grant = await takeCode()
    await refuseNew('AccessToken')
    expect(await statusOf(grant)).toBe(500)
    await accept()
    expect([await statusOf(grant), await statusOf(grant)]).toEqual([200, 400])
  })

  it('leaves the refresh token and its family valid', async () => {
    const client = { refresh_token: { rotation_type: 'rotating', expiration_type: 'expiring' } }
    app = await createApplication(server.tenant, { client })
    const { body } = await exchange(server, app, await takeCode())
    const grant = { grant_type: 'refresh_token', refresh_token: body.refresh_token as string }
    await refuseNew('RefreshToken')
    expect(await statusOf(grant)).toBe(500)
    await accept()
    expect([await statusOf(grant), await statusOf(grant)]).toEqual([200, 400])
  })

  it('for another reason consumes the code', async () => {
    const { code, code_verifier } = await takeCode()
    const resource = 'https://nowhere.example'
    expect(await statusOf({ code, code_verifier, resource })).toBe(400)
    expect(await statusOf({ code, code_verifier })).toBe(400)
  })
})

describe('a revocation that fails midway', () => {
  async function logIn() {
    visitor = createVisitor(server)
    const { body } = await exchange(server, app, await takeCode())
    return body as { readonly access_token: string; readonly refresh_token: string }
  }
  const revoke = async (token: string) => {
    const form = { client_id: app.clientId, client_secret: app.clientSecret, token }
    return (await server.tenant.request('POST', '/oauth/revoke', { token: null, form })).status
  }
  const userInfo = async ({ access_token: token }: { access_token: string }) =>
    (await server.tenant.request('GET', '/userinfo', { token })).status
  beforeAll(async () => {
    app = await createApplication(server.tenant)
  })

  it('ends the access tokens when it is repeated', async () => {
    const tokens = await logIn()
    await refuse('delete on oidc_records', `old.model = 'Grant'`)
    expect(await revoke(tokens.refresh_token)).toBe(500)
    await accept()
    expect(await userInfo(tokens)).toBe(200)
    expect(await revoke(tokens.refresh_token)).toBe(200)
    expect(await userInfo(tokens)).toBe(401)
  })

  it('of an access token ends the refresh token when it is repeated', async () => {
    const tokens = await logIn()
    await refuse('delete on refresh_tokens', 'true')
    expect(await revoke(tokens.access_token)).toBe(500)
    await accept()
    expect([await userInfo(tokens), await revoke(tokens.access_token)]).toEqual([200, 200])
    const grant = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }
    expect([await userInfo(tokens), await statusOf(grant)]).toEqual([401, 400])
  })

  it('ends the log-ins that the tenant has it end, when it is repeated', async () => {
    const json = { flags: { revoke_refresh_token_grant: true } }
    await server.tenant.request('PATCH', '/api/v2/tenants/settings', { json })
    const [first, second] = [await logIn(), await logIn()]
    const newest = 'select id from refresh_tokens order by created_at desc limit 1'
    const { rows } = await client.query<{ readonly id: string }>(newest)
    await refuse('delete on refresh_tokens', `old.id = '${rows[0]?.id}'`)
    expect(await revoke(first.refresh_token)).toBe(500)
    await accept()
    expect([await userInfo(first), await revoke(first.refresh_token)]).toEqual([200, 200])
    const grant = { grant_type: 'refresh_token', refresh_token: second.refresh_token }
    expect([await userInfo(first), await statusOf(grant)]).toEqual([401, 400])
  })
})
