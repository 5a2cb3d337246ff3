import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@latchkey/server/store/database/embedded-postgres'
import { migrate } from '@latchkey/server/store/database/migrate'
import { createOwnedDatabase, postgresVariables, templateName, withDatabase } from './postgres.ts'
import { makePostgresFolder } from './postgres-folder.ts'
import { prepareTenant } from './prepared-tenant.ts'

/** Workers have servers and pools side by side, and a database is copied for each server. */
const settings = { max_connections: '300', full_page_writes: 'off', max_wal_size: '256MB' }

/** Starts one PostgreSQL for the whole run and makes the templates that test files copy. */
export async function startPostgres(): Promise<() => Promise<void>> {
  const folder = await makePostgresFolder('test')
  const database = await startEmbeddedPostgres({ folder, durable: false, settings })
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
