import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createTestDatabase, type TestDatabase } from '@latchkey/testkit'
import { type Database, openDatabase } from '../src/store/database/database.ts'
import type { Prisma } from '../src/store/prisma/client.ts'

const tenantId = 'ten_plans'
const rolesCount = 5_000
/** PostgreSQL plans a prepared statement five times for its values (PostgreSQL, "PREPARE"). */
const plannedMax = 5
const executions = 9

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await createTestDatabase()
  const onError = () => undefined
  database = openDatabase({ url: test.url, poolSize: 1, timeoutMs: 10_000, onError })
  const createdAt = new Date('2026-01-02T03:04:05.678Z')
  const tenant = { id: tenantId, name: tenantId, domain: 'plans.example', createdAt }
  await database.tenant.create({ data: tenant })
  await database.$executeRaw`
    insert into roles (tenant_id, id, name, created_at, updated_at)
    select ${tenantId}, n, n, ${createdAt}, ${createdAt} from generate_series(1, ${rolesCount}) n`
  await test.query('analyze roles')
})
afterAll(async () => {
  await database.close()
  await test.drop()
})

/** How often executions of a page of `take` rows were planned, and how often a plan was kept. */
const plansOf = (take: number) =>
  database.transaction(async (tables, statements) => {
    const orderBy: Prisma.RoleOrderByWithRelationInput[] = [{ createdAt: 'asc' }, { id: 'asc' }]
    for (let nth = 0; nth < executions; nth += 1) {
      await tables.role.findMany({ where: { tenantId }, orderBy, take })
    }
    const { rows } = await statements.query(
      `select generic_plans::int as kept, custom_plans::int as planned
         from pg_prepared_statements where statement ~ 'from roles' order by prepare_time`,
    )
    return rows.at(-1)
  })

describe('The plan of a page of a large table', () => {
  it.each([50, 51, 100, 101])('of %i rows is kept', async (take) => {
    expect(await plansOf(take)).toEqual({ kept: executions - plannedMax, planned: plannedMax })
  })

  it('of an unusual number of rows is made each time, by one statement for all numbers', async () => {
    await plansOf(36)
    expect(await plansOf(37)).toEqual({ kept: 0, planned: 2 * executions })
  })
})
