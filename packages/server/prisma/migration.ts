/**
 * Keeps `schema.prisma` and `migrations/` in step. `migrations/schema.prisma` is the schema that
 * the migrations lead to.
 *
 *   tsx prisma/migration.ts check          fails when a database made by the migrations differs
 *   tsx prisma/migration.ts new <name>     writes the SQL since the last migration as the next one
 */
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/store/database/embedded-postgres.ts'
import { migrate, migrationsFolder } from '../src/store/database/migrate.ts'
import { withSchemaEngine } from '../src/store/database/schema-engine.ts'

const schemaFile = fileURLToPath(new URL('schema.prisma', import.meta.url))
const migratedFile = join(migrationsFolder, 'schema.prisma')

/**
 * Everything of a database that a migration can change, one line each; save partial indexes and
 * those on expressions, which the language of the schema does not have.
 */
const catalogue = `
  select concat_ws(' ', 'column', table_name, column_name, data_type, udt_name,
                   character_maximum_length, datetime_precision, is_nullable, column_default)
    from information_schema.columns where table_schema = 'public'
  union all
  select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all
  select concat_ws(' ', 'index', pg_get_indexdef(indexrelid)) from pg_index
    join pg_class on pg_class.oid = indexrelid
   where relnamespace = 'public'::regnamespace and indexprs is null and indpred is null
  order by 1`

async function withScratchDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-migration-'))
  await chmod(folder, 0o755) // PostgreSQL may run as another account
  const database = await startEmbeddedPostgres({ folder, durable: false })
  try {
    return await work(database.ownerUrl)
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function sqlBetween(url: string, from: string | undefined, to: string): Promise<string> {
  const schema = (content: string) => ({
    tag: 'schemaDatamodel' as const,
    files: [{ path: schemaFile, content }],
  })
  const { stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: from === undefined ? { tag: 'empty' } : schema(from),
      to: schema(to),
      script: true,
      shadowDatabaseUrl: null,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    }),
  )
  // The schema exists already, and making it would need rights that a server should not have.
  return (stdout ?? '').replace(/-- CreateSchema\n.*\n\n/, '').trim()
}

async function describe(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<[string]>({ text: catalogue, rowMode: 'array' })
  await client.end()
  return rows.map(([line]) => line).filter((line) => !line.includes('_prisma_migrations'))
}

async function check(url: string): Promise<void> {
  const schema = await readFile(schemaFile, 'utf8')
  const wanted = await sqlBetween(url, undefined, schema)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(wanted)
  const expected = await describe(url)
  await client.query('drop schema public cascade; create schema public')
  await client.end()
  await migrate({ url, migrationUrl: undefined })
  const actual = await describe(url)
  const differences = [
    ...expected.filter((line) => !actual.includes(line)).map((line) => `- ${line}`),
    ...actual.filter((line) => !expected.includes(line)).map((line) => `+ ${line}`),
  ]
  if (differences.length > 0) {
    const help = 'The migrations do not lead to schema.prisma; run: pnpm run new-migration <name>'
    console.error([help, ...differences].join('\n'))
    process.exitCode = 1
  } else if (schema !== (await readFile(migratedFile, 'utf8'))) {
    console.error(`${migratedFile} is not schema.prisma: copy it, for the next migration.`)
    process.exitCode = 1
  } else console.log('The Prisma schema and its migrations agree.')
}

async function write(url: string, name: string): Promise<void> {
  const before = await readFile(migratedFile, 'utf8')
  const after = await readFile(schemaFile, 'utf8')
  const sql = await sqlBetween(url, before, after)
  if (/^(-- This is an empty migration\.)?$/.test(sql)) {
    console.log('Nothing to migrate: schema.prisma has not changed since the last migration.')
    return
  }
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join(migrationsFolder, `${stamp}_${name}`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'migration.sql'), `${sql}\n`)
  await writeFile(migratedFile, after)
  console.log(`Wrote ${folder}/migration.sql: read it before you commit it.`)
}

const [command, name] = process.argv.slice(2)
if (command === 'new' && name) await withScratchDatabase((url) => write(url, name))
else await withScratchDatabase(check)
