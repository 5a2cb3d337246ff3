import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@latchkey/server/store/database/embedded-postgres'
import { migrate } from '@latchkey/server/store/database/migrate'
import { createOwnedDatabase, postgresVariables, templateName, withDatabase } from './postgres.ts'
import { guardFolder } from './postgres-guard.ts'
import { prepareTenant } from './prepared-tenant.ts'

/** Starts one PostgreSQL for the whole run and makes the templates that test files copy. */
export async function startPostgres(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-test-'))
  await chmod(folder, 0o755) // PostgreSQL may run as another account
  guardFolder(folder)
  const database = await startEmbeddedPostgres({ folder, durable: false })
  process.env[postgresVariables.superuser] = database.superuserUrl
  process.env[postgresVariables.owner] = database.ownerUrl
  process.env[postgresVariables.server] = database.url
  await createOwnedDatabase(templateName)
  await migrate({
    url: withDatabase(database.url, templateName),
    migrationUrl: withDatabase(database.ownerUrl, templateName),
  })
  await prepareTenant(join(folder, 'prepared'))
  return async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
