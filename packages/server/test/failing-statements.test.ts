import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  ensureDefaultConnection,
  startTestServer,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import { createApplication } from './authentication/application.ts'

const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'

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

it('a log that cannot be written fails no log-in', async () => {
  await server.database.query(`create or replace function fail() returns trigger
    language plpgsql as 'begin return null; end'`)
  const app = await createApplication(server.tenant, { client: { grant_types: [realmGrant] } })
  const username = 'logged@example.com'
  const made = await send('POST', '/users', { connection, email: username, password })
  const path = `/users/${encodeURIComponent(made.body.user_id)}`
  await server.database.query(`
    create function no_room() returns trigger language plpgsql as $$
      begin
        raise exception 'could not extend file: No space left on device' using errcode = '53100';
      end $$;
    create trigger no_room before insert on logs for each statement execute function no_room()`)
  const { clientId: client_id, clientSecret: client_secret } = app
  const form = { grant_type: realmGrant, realm: connection, username, password, scope: 'openid' }
  const answer = await server.tenant.request('POST', '/oauth/token', {
    token: null,
    form: { ...form, client_id, client_secret },
  })
  expect([answer.status, answer.body.error]).toEqual([200, undefined])
  await server.database.query('drop trigger no_room on logs')
  const { body } = await server.tenant.request('GET', `/api/v2${path}`)
  expect(body.logins_count).toBe(1)
  expect(server.log.some((line) => line.includes('log entry of a log-in'))).toBe(true)
})
