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

/** An exchange whose token cannot be written leaves its credential usable. */
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
afterEach(() => client.query('drop trigger if exists refusing on oidc_records'))

/** Refuses new records of this model. */
async function refuseNew(model: string): Promise<void> {
  await client.query(`
    create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'The disk is full.'; end $$;
    create trigger refusing before insert on oidc_records for each row
      when (new.model = '${model}') execute function refuse()`)
}

const accept = () => client.query('drop trigger refusing on oidc_records')

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
