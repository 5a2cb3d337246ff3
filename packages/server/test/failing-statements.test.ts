import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  ensureDefaultConnection,
  startTestServer,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import { TOTP } from 'otpauth'
import { createApplication } from './authentication/application.ts'

const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'
const otpGrant = 'http://auth0.com/oauth/grant-type/mfa-otp'

/** One of this number of statements fails, in a fixed order. */
const failsOneOf = 50
const requests = 60
const connection = 'Username-Password-Authentication'
const password = 'Between-engine-and-loom-1843'

let server: TestServer
let roles: readonly string[]
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: withoutRateLimits } })
  await server.tenant.write(ensureDefaultConnection)
  const made = [
    await send('POST', '/roles', { name: 'Reader' }),
    await send('POST', '/roles', { name: 'Writer' }),
  ]
  roles = made.map(({ body }) => body.id)
  await server.database.query(`
    create sequence writes;
    create function fail() returns trigger language plpgsql security definer as $$
      begin
        if nextval('public.writes') * 7919 % ${failsOneOf} = 0 then
          raise exception 'terminating connection' using errcode = 'admin_shutdown';
        end if;
        return null;
      end $$;
    do $$
      declare name text;
      begin
        for name in select tablename from pg_tables where schemaname = 'public' loop
          execute format('create trigger fail before insert or update or delete on %I
            for each statement execute function fail()', name);
        end loop;
      end $$`)
})
afterAll(() => server.stop())

const send = (method: string, path: string, json: object) =>
  server.tenant.request(method, `/api/v2${path}`, { json })

const numbersOf = async (sql: string, values: readonly unknown[]) =>
  (await server.database.query(sql, values)).rows[0]

it('a write with a failing statement is a 503 and has no effect', async () => {
  const statuses: number[] = []
  for (let at = 0; at < requests; at += 1) {
    const email = `u${at}@example.com`
    const made = await send('POST', '/users', { connection, email, password })
    statuses.push(made.status)
    const isMade = made.status === 201 ? 1 : 0
    const rows = await numbersOf(
      `select (select count(*)::int from users where email = $1) as users,
              (select count(*)::int from identities where email = $1) as identities,
              (select count(*)::int from user_identifiers where identifier = $1) as identifiers,
              (select count(*)::int from events
                where type = 'user.created' and data -> 'object' ->> 'email' = $1) as events,
              (select count(*)::int from logs
                where data::text like '%"email":"' || $1 || '"%') as logs`,
      [email],
    )
    expect([email, rows]).toEqual([
      email,
      { users: isMade, identities: isMade, identifiers: isMade, events: isMade, logs: isMade },
    ])
    if (!isMade) continue
    const path = `/users/${encodeURIComponent(made.body.user_id)}/roles`
    const assigned = await send('POST', path, { roles })
    statuses.push(assigned.status)
    const { count } = await numbersOf(
      'select count(*)::int as count from user_roles where user_id = $1',
      [made.body.user_id],
    )
    expect([email, count]).toEqual([email, assigned.status === 204 ? roles.length : 0])
  }
  expect([...new Set(statuses)].sort()).toEqual([201, 204, 503])
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(requests / 20)
})

it('a log entry that the database refuses does not block others', async () => {
  await server.database.query(`
    create function refuse() returns trigger language plpgsql as $$
      begin
        raise exception 'refused' using errcode = 'check_violation';
      end $$;
    create trigger refuse before insert on logs for each row when (new.type = 'feccft')
      execute function refuse()`)
  const { clientId: client_id, clientSecret } = server.tenant
  const sendRequest = async (client_secret: string) => {
    const audience = `${server.tenant.baseUrl}/api/v2/`
    const form = { grant_type: 'client_credentials', client_id, client_secret, audience }
    await server.tenant.request('POST', '/oauth/token', { token: null, form })
  }
  const count = async () =>
    (await numbersOf(`select count(*)::int as count from logs where type = 'seccft'`, [])).count
  const before = await count()
  await Promise.all([sendRequest(clientSecret), sendRequest('wrong'), sendRequest(clientSecret)])
  await until('both entries', async () => (await count()) === before + 2)
  expect(server.log.filter((line) => line.includes('refused by the database'))).toHaveLength(1)
})

describe('a log that cannot be written', () => {
  const username = 'logged@example.com'
  let path: string
  let client: { readonly client_id: string; readonly client_secret: string }
  beforeAll(async () => {
    await server.database.query(`
      create or replace function fail() returns trigger
        language plpgsql as 'begin return null; end';
      create function no_room() returns trigger language plpgsql as $$
        begin
          raise exception 'could not extend file: No space left on device' using errcode = '53100';
        end $$`)
    const grant_types = [realmGrant, otpGrant]
    const app = await createApplication(server.tenant, { client: { grant_types } })
    client = { client_id: app.clientId, client_secret: app.clientSecret }
    const made = await send('POST', '/users', { connection, email: username, password })
    path = `/users/${encodeURIComponent(made.body.user_id)}`
  })

  async function whileLogFails<T>(work: () => Promise<T>): Promise<T> {
    await server.database.query(`
      create trigger no_room before insert on logs for each statement execute function no_room()`)
    try {
      return await work()
    } finally {
      await server.database.query('drop trigger no_room on logs')
    }
  }

  const exchange = (form: Readonly<Record<string, string>>) =>
    server.tenant.request('POST', '/oauth/token', { token: null, form: { ...client, ...form } })
  const byPassword = () =>
    exchange({ grant_type: realmGrant, realm: connection, username, password, scope: 'openid' })

  it('fails no log-in', async () => {
    const { status, body } = await whileLogFails(byPassword)
    expect([status, body.error]).toEqual([200, undefined])
    const user = await server.tenant.request('GET', `/api/v2${path}`)
    expect(user.body.logins_count).toBe(1)
    expect(server.log.some((line) => line.includes('log entry of a log-in'))).toBe(true)
  })

  it('changes no refusal of a wrong password, and attempts are counted', async () => {
    const wrong = () =>
      exchange({ grant_type: realmGrant, realm: connection, username, password: 'Not-the-one-1' })
    const unknown = () =>
      exchange({ grant_type: realmGrant, realm: connection, username: 'who@example.com', password })
    const answers = await whileLogFails(async () => [await wrong(), await unknown()])
    const refusal = [400, 'invalid_grant']
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([refusal, refusal])
    const { count } = await numbersOf(
      `select count(*)::int as count from attempts where subject like $1`,
      [`%${username}%`],
    )
    expect(count).toBeGreaterThan(0)
  })

  it('fails no second factor', async () => {
    const { body: factor } = await send('POST', `${path}/authentication-methods`, { type: 'totp' })
    await send('POST', `${path}/recovery-code-regeneration`, {})
    await server.tenant.request('PUT', '/api/v2/guardian/policies', { json: ['all-applications'] })
    const { asked, given } = await whileLogFails(async () => {
      const asked = await byPassword()
      const otp = new TOTP({ secret: factor.totp_secret }).generate()
      const mfa_token = asked.body.mfa_token
      return { asked, given: await exchange({ grant_type: otpGrant, mfa_token, otp }) }
    })
    expect([asked.status, asked.body.error]).toEqual([400, 'mfa_required'])
    expect([given.status, given.body.error]).toEqual([200, undefined])
  })
})
