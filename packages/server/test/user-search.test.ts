import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Schema } from '@latchkey/contract'
import { parseQuery } from '@latchkey/search-query'
import { startTestServer, type TestServer, withoutRateLimits } from '@latchkey/testkit'
import fc from 'fast-check'
import { isFound } from './naive-search.ts'
import { queryText, type UserRow, userRow } from './random-queries.ts'

/** As many as a page has, so that each query is one request. */
const userCount = 80
const per_page = 100

let server: TestServer
let users: readonly Schema<'User'>[]
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: withoutRateLimits } })
  const rows = fc.sample(userRow, { numRuns: userCount, seed: 17 })
  await keep(rows)
  // Nobody of another tenant is ever found.
  await keep(rows, (await server.addTenant('other.example.com')).domain)
  users = (await server.tenant.store.userSearch.list({ per_page })).items
  expect(users).toHaveLength(userCount)
})
afterAll(() => server.stop())

const idsOf = (found: readonly Schema<'User'>[]) => found.map(({ user_id }) => user_id)

test('a search finds the users of a naive filter, the oldest first', async () => {
  let telling = 0
  await fc.assert(
    fc.asyncProperty(queryText, async (q) => {
      const wanted = idsOf(users.filter((user) => isFound(parseQuery(q), user)))
      const { items, total } = await server.tenant.store.userSearch.list({ q, per_page })
      expect([total, ...idsOf(items)]).toEqual([wanted.length, ...wanted])
      if (wanted.length > 0 && wanted.length < userCount) telling += 1
    }),
    { numRuns: 300 },
  )
  expect(telling).toBeGreaterThan(100)
})

test('a search by HTTP finds the same', async () => {
  await fc.assert(
    fc.asyncProperty(queryText, async (q) => {
      const wanted = idsOf(users.filter((user) => isFound(parseQuery(q), user)))
      const query = new URLSearchParams({ q, per_page: `${per_page}`, fields: 'user_id' })
      const { body } = await server.tenant.request('GET', `/api/v2/users?${query}`)
      expect(idsOf(body)).toEqual(wanted)
    }),
    { numRuns: 40 },
  )
})

/** Keeps users with one identity or two, past the store, which has no way to say when they came. */
async function keep(rows: readonly UserRow[], domain = 'localhost'): Promise<void> {
  await server.database.query(
    `with t as (select id as tenant_id from tenants where domain = $1),
     c as (insert into connections (tenant_id, id, name, strategy, created_at, updated_at)
       select tenant_id, 'con_' || name, name, 'auth0', now(), now()
         from t, unnest(array['Staff', 'Customers']) as name),
     u as (select 'auth0|id' || ordinality as user_id, row.*
       from rows from (jsonb_to_recordset($2) as (email text, email_verified boolean,
         username text, name text, nickname text, phone_number text, blocked boolean, last_ip text,
         last_login timestamptz, logins_count int, created_at timestamptz, user_metadata jsonb,
         app_metadata jsonb)) with ordinality as row),
     kept as (insert into users (tenant_id, user_id, email, email_verified, username, name,
         nickname, phone_number, blocked, last_ip, last_login, logins_count, created_at, updated_at,
         user_metadata, app_metadata)
       select tenant_id, user_id, email, email_verified, username, name, nickname, phone_number,
         blocked, last_ip, last_login, logins_count, created_at, created_at, user_metadata,
         app_metadata from u, t)
     insert into identities (tenant_id, provider, provider_user_id, user_id, position,
         connection_id, is_social, created_at)
       select tenant_id, 'auth0', 'id' || ordinality, user_id, 0, 'con_Staff', false, created_at
         from u, t
       union all
       select tenant_id, 'auth0', 'linked' || ordinality, user_id, 1, 'con_Customers', true,
         created_at from u, t where ordinality % 3 = 0`,
    [domain, JSON.stringify(rows)],
  )
}
