import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type DocumentedOperation,
  joinTestServer,
  management,
  operationsOf,
  type SharedServer,
  type TestTenant,
} from '@latchkey/testkit'
import { freshTarget, removeAfter, resourceOf, saying } from './resources.ts'

/** Bodies that name rows of another tenant; `contract.test.ts` has ids in paths. */
const withBody = operationsOf(management).filter(
  (each) => each.operation.requestBody && resourceOf(each).bodies?.[each.id],
)

/** Tables that are written after the response. */
const behind = ['logs', 'network_acl_counts']

let server: SharedServer
let other: TestTenant
let tables: readonly string[]
/** Columns of primary keys and their tables. */
let keys: readonly { readonly table: string; readonly column: string }[]
beforeAll(async () => {
  server = await joinTestServer()
  other = await server.addTenant('foreign.localhost')
  const { rows } = await server.database.query(`
    select c.relname as "table", a.attname as "column"
      from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
     where i.indisprimary and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and exists (select from pg_attribute t
                    where t.attrelid = c.oid and t.attname = 'tenant_id')`)
  keys = rows.filter(({ column }) => column !== 'tenant_id')
  tables = [...new Set(rows.map(({ table }) => table))].filter((each) => !behind.includes(each))
})
afterAll(() => server.stop())

const query = async (sql: string, values: readonly unknown[]) =>
  (await server.database.query(sql, values)).rows

const tenantIdOf = async ({ domain }: TestTenant): Promise<string> =>
  (await query('select id from tenants where domain = $1', [domain]))[0]?.id

/** Of each table all rows of a tenant, as a hash. */
const stateOf = (tenantId: string) =>
  query(
    tables
      .map(
        (table) => `select '${table}' as "table", md5(coalesce(string_agg(t::text, ',' order by
          t::text), '')) as rows from "${table}" t where tenant_id = $1`,
      )
      .join(' union all '),
    [tenantId],
  )

/** The texts of a body that are keys of rows of the tenant, and not of its document. */
async function namedRows(body: unknown, tenantId: string): Promise<readonly string[]> {
  const texts = new Set<string>()
  JSON.stringify(body, (_, value: unknown) => {
    if (typeof value === 'string') texts.add(value)
    return value
  })
  const found = await query(
    keys
      .map(
        ({ table, column }) => `select "${column}"::text as id from "${table}"
        where tenant_id = $1 and "${column}"::text = any ($2)`,
      )
      .join(' union '),
    [tenantId, [...texts]],
  )
  return found.map(({ id }) => id).filter((id) => /^[a-z0-9]+[_|].{12,}$|^\w{20,}$/i.test(id))
}

/** The tables in which the tenant has one of these ids. */
const tablesWith = (ids: readonly string[], tenantId: string) =>
  query(
    tables
      .map(
        (table) => `select distinct '${table}' as "table" from "${table}" t,
          unnest($2::text[]) named (text)
          where tenant_id = $1 and strpos(t::text, named.text) > 0`,
      )
      .join(' union all '),
    [tenantId, ids],
  )

/** @returns whether the body names rows of the other tenant */
async function sendForeignBody(operation: DocumentedOperation): Promise<boolean> {
  const { tenant } = server
  const [ownId, otherId] = [await tenantIdOf(tenant), await tenantIdOf(other)]
  const { body } = await freshTarget(operation, other)
  const ids = await namedRows(body, otherId)
  if (ids.length === 0) return false
  const { address } = await freshTarget(operation, tenant)
  const before = await stateOf(otherId)
  const answer = await tenant.request(operation.method, address, saying(operation, body))
  expect(await stateOf(otherId)).toEqual(before)
  expect(await tablesWith(ids, ownId)).toEqual([])
  // Removing what does not exist has no effect, and is no error for some resources.
  if (!/^(remove|delete)/.test(operation.id)) expect([400, 404]).toContain(answer.status)
  await removeAfter(operation, tenant, address, answer)
  return true
}

describe('a body that names rows of another tenant', () => {
  it('changes nothing there, and stores nothing of them here', async () => {
    const sent: string[] = []
    for (const operation of withBody) {
      if (await sendForeignBody(operation)) sent.push(operation.id)
    }
    expect(sent.length).toBeGreaterThanOrEqual(18)
  })
})
