import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createTestDatabase, type TestDatabase } from '@latchkey/testkit'
import { migrationsFolder } from '../src/store/database/migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const query = async (text: string): Promise<readonly string[]> =>
  (await database.query(text)).rows.map(({ name }: { name: string }) => name)

/** Tables of the installation: a tenant owns no row of them. */
const withoutTenant = `('_prisma_migrations', 'tenants', 'upgrades', 'acme_accounts')`

/** An index by which the tenant of a request is found. */
const findsTenant = ['custom_domains served_domain']

describe('every row belongs to one tenant', () => {
  it('whose id is the first column of its primary key, of unique keys and of references', async () => {
    const others = await query(
      `select conrelid::regclass || ' ' || conname as name from pg_constraint
        where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')
          and conrelid::regclass::text not in ${withoutTenant}
          and (select attname from pg_attribute
                where attrelid = conrelid and attnum = conkey[1]) <> 'tenant_id'`,
    )
    expect(others).toEqual([])
  })

  it('whose id is the first column of its indexes, but of those by which rows are pruned', async () => {
    const others = await query(
      `select indrelid::regclass || ' ' || a.attname as name from pg_index
         join pg_class on pg_class.oid = indexrelid
         left join pg_attribute a on a.attrelid = indrelid and a.attnum = indkey[0]
        where relnamespace = 'public'::regnamespace
          and indrelid::regclass::text not in ${withoutTenant}
          and a.attname is distinct from 'tenant_id' and indisunique
       union
       select distinct indrelid::regclass || ' ' || coalesce(a.attname, 'an expression')
         from pg_index
         join pg_class on pg_class.oid = indexrelid
         left join pg_attribute a on a.attrelid = indrelid and a.attnum = indkey[0]
        where relnamespace = 'public'::regnamespace
          and indrelid::regclass::text not in ${withoutTenant}
          and a.attname is distinct from 'tenant_id'
          and pg_get_indexdef(indexrelid) !~ '(_at|window_start|xid|position|day)'
          and (select amname from pg_am where oid = relam) = 'btree'`,
    )
    expect(others).toEqual(findsTenant)
  })

  it('which a column of each table names', async () => {
    const others = await query(
      `select table_name as name from information_schema.tables t
        where table_schema = 'public' and table_type = 'BASE TABLE'
          and table_name not in ${withoutTenant}
          and not exists (select from information_schema.columns c
                where c.table_schema = 'public' and c.table_name = t.table_name
                  and c.column_name = 'tenant_id' and c.is_nullable = 'NO')`,
    )
    expect(others).toEqual([])
  })
})

/** References from tables whose rows live for minutes. */
const ofFewRows = ['email_codes email_codes_tenant_id_connection_id_fkey']

it('an index finds the rows that refer to a deleted row', async () => {
  const others = await query(
    `select conrelid::regclass || ' ' || conname as name from pg_constraint
      where connamespace = 'public'::regnamespace and contype = 'f'
        and not exists (
          select from pg_index
           where indrelid = conrelid and indpred is null
             and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)`,
  )
  expect(others).toEqual(ofFewRows)
})

/** Migrations from here on: the version before runs on the schema of the next. */
const firstRolling = '20261123161500'

/** What the previous version would fail at, or wait for. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bDROP TABLE\b/i, 'drops a table'],
  [/\bDROP COLUMN\b/i, 'drops a column'],
  [/\bRENAME\b/i, 'renames'],
  [/\bSET NOT NULL\b/i, 'refuses null in an existing column'],
  [/\bALTER COLUMN\s+\S+\s+(SET DATA )?TYPE\b/i, 'changes the type of a column'],
  [/\bADD COLUMN\b(?![^,;]*\bDEFAULT\b)[^,;]*\bNOT NULL\b/i, 'adds a column that must be given'],
]
/** A version after the one that stopped using it may drop what no version uses any more. */
const contracts = /^-- Contract: unused since \d+\.\d+\.\d+\./m

function problemsOf(sql: string): readonly string[] {
  if (contracts.test(sql)) return []
  const made = [...sql.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, name]) => name)
  return sql.split(';').flatMap((statement) => {
    const table = /ALTER TABLE "(\w+)"/.exec(statement)?.[1]
    if (table !== undefined && made.includes(table)) return []
    return contractions.flatMap(([pattern, problem]) => (pattern.test(statement) ? [problem] : []))
  })
}

describe('a migration only adds, so that the previous version works during and after it', () => {
  it('each of them', async () => {
    const folders = (await readdir(migrationsFolder)).filter((name) => name >= firstRolling)
    const names = folders.filter((name) => /^\d{14}_/.test(name))
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) {
      const sql = await readFile(`${migrationsFolder}/${name}/migration.sql`, 'utf8')
      expect([name, ...problemsOf(sql)]).toEqual([name])
    }
  })

  it.each([
    ['DROP TABLE "users"', 'drops a table'],
    ['ALTER TABLE "users" DROP COLUMN "name"', 'drops a column'],
    ['ALTER TABLE "users" RENAME COLUMN "name" TO "label"', 'renames'],
    ['ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL', 'refuses null in an existing column'],
    ['ALTER TABLE "users" ALTER COLUMN "name" TYPE INTEGER', 'changes the type of a column'],
    ['ALTER TABLE "users" ADD COLUMN "x" TEXT NOT NULL', 'adds a column that must be given'],
  ])('refuses %s', (sql, problem) => {
    expect(problemsOf(sql)).toEqual([problem])
    expect(problemsOf(`-- Contract: unused since 1.2.0.\n${sql}`)).toEqual([])
  })

  it.each([
    'ALTER TABLE "users" ADD COLUMN "x" TEXT',
    'ALTER TABLE "users" ADD COLUMN "x" TEXT NOT NULL DEFAULT \'\'',
    'CREATE TABLE "made" ("x" TEXT NOT NULL); ALTER TABLE "made" ALTER COLUMN "x" SET NOT NULL',
  ])('accepts %s', (sql) => expect(problemsOf(sql)).toEqual([]))
})
