import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@latchkey/server/store/database/embedded-postgres'
import { migrate } from '@latchkey/server/store/database/migrate'
import {
  createOwnedDatabase,
  postgresVariables,
  socketsVariable,
  templateName,
  withDatabase,
} from './postgres.ts'
import { makePostgresFolder } from './postgres-folder.ts'
import { prepareTenant } from './prepared-tenant.ts'

/** Workers have servers and pools side by side, and a database is copied for each server. */
const settings = { max_connections: '300', full_page_writes: 'off', max_wal_size: '256MB' }

/** Undefined where PostgreSQL has no Unix sockets. */
async function makeSocketsFolder(folder: string): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined
  const sockets = join(folder, 'sockets')
  await mkdir(sockets)
  await chmod(sockets, 0o777) // PostgreSQL may run under another account
  return sockets
}

/** Starts one PostgreSQL for the whole run and makes the templates that test files copy. */
export async function startPostgres(): Promise<() => Promise<void>> {
  const folder = await makePostgresFolder('test')
  const sockets = await makeSocketsFolder(folder)
  const database = await startEmbeddedPostgres({
    folder,
    durable: false,
    settings: { ...settings, ...(sockets && { unix_socket_directories: sockets }) },
  })
  if (sockets) process.env[socketsVariable] = sockets
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
