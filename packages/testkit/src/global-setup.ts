import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@latchkey/server/store/database/embedded-postgres'
import { migrate } from '@latchkey/server/store/database/migrate'
import { postgresVariable, run, templateName, withDatabase } from './postgres.ts'
import { guardFolder } from './postgres-guard.ts'
import { prepareTenant } from './prepared-tenant.ts'

/** Starts one PostgreSQL for the whole run and makes the templates that test files copy. */
export async function startPostgres(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-test-'))
  await chmod(folder, 0o755) // PostgreSQL may run as another account
  guardFolder(folder)
  const database = await startEmbeddedPostgres({ folder, durable: false })
  await run(database.url, `create database ${templateName}`)
  await migrate(withDatabase(database.url, templateName))
  await prepareTenant(database.url, join(folder, 'prepared'))
  process.env[postgresVariable] = database.url
  return async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
