/**
 * Writes what an earlier commit leaves in its database: people who are logged in, who have refresh
 * tokens, and whose identifiers are those of others. Run it in a work tree of that commit, which
 * has its packages installed:
 *
 *   npx tsx --conditions latchkey-source <this file> > <its folder>/<commit>.json
 */
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EarlierDatabase } from './earlier-database.ts'

const ofCommit = (path: string) => import(join(process.cwd(), path))
const { startPostgres } = await ofCommit('packages/testkit/src/global-setup.ts')
const { createVisitor, startTestServer } = await ofCommit('packages/testkit/src/index.ts')
const application = await ofCommit('packages/server/test/authentication/application.ts')
const { authorizeUrl, createApplication, createUser, exchange, password, pkce } = application

const stop = await startPostgres()
const server = await startTestServer()
const { tenant, database } = server
const scope = 'openid profile email offline_access'
const app = await createApplication(tenant, {
  client: { grant_types: ['authorization_code', 'refresh_token'] },
})
await tenant.request('PATCH', '/api/v2/tenants/settings', {
  json: { session_lifetime: 720, idle_session_lifetime: 720 },
})
const email = 'ada@example.com'
const userId: string = await createUser(tenant, email)

const visitor = createVisitor(server)
const { verifier, parameters } = pkce()
const page = await visitor.visit(authorizeUrl(tenant, app, { ...parameters, scope }))
const away = await visitor.submit(page, { username: email, password })
const code = away.url.searchParams.get('code') ?? ''
const { body } = await exchange(server, app, { code, code_verifier: verifier })
// The name of a cookie, and its path.
const [, session] = [...visitor.cookies].find(([key]) => key.startsWith('__Host-session ')) ?? []

/** The identifier of one is the username of another, as it could be. */
const usurperId: string = await createUser(tenant, 'usurper@example.com')
const phone = '+15551230000'
const phoneOwnerId: string = await createUser(tenant, 'phone@example.com')
const namesakeId: string = await createUser(tenant, 'namesake@example.com')
const own = 'update identities set %s = $2 where user_id = $1'
await database.query(own.replace('%s', 'username'), [usurperId, email])
await database.query(own.replace('%s', 'phone_number'), [phoneOwnerId, phone])
await database.query(own.replace('%s', 'username'), [namesakeId, phone])

const { rows: names } = await database.query(
  `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('_prisma_migrations', 'logs') order by 1`,
)
const tables: Record<string, object[]> = {}
for (const { name } of names) {
  const { rows } = await database.query(`select to_json(one) as row from ${name} one`)
  if (rows.length > 0) tables[name] = rows.map(({ row }: { row: object }) => row)
}
const migrations = await database.query('select migration_name as name from _prisma_migrations')
const written: EarlierDatabase = {
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  writtenAt: new Date().toISOString(),
  encryptionKey: (await readFile(join(server.dataFolder, 'encryption-key'), 'utf8')).trim(),
  migrations: migrations.rows.map(({ name }: { name: string }) => name).sort(),
  application: app,
  password,
  cookie: `__Host-session=${session?.value}`,
  refreshToken: body.refresh_token,
  user: { id: userId, email },
  usurper: { id: usurperId, email: 'usurper@example.com' },
  phoneOwner: { id: phoneOwnerId, email: 'phone@example.com', phone },
  namesake: { id: namesakeId, email: 'namesake@example.com' },
  tables,
}
process.stdout.write(`${JSON.stringify(written, undefined, 1)}\n`)
await server.stop()
await stop()
process.exit(0)
