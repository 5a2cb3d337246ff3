import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, until, withoutRateLimits } from '@latchkey/testkit'
import { root } from './child-server.ts'

const bcrypt = '$2b$10$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'
const hexId = '507f1f77bcf86cd799439020'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: withoutRateLimits } })
  folder = await mkdtemp(join(tmpdir(), 'migration-'))
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const call = async (method: string, path: string, given: object = {}) =>
  (await server.tenant.request(method, `/api/v2/${path}`, given)).body

async function completed({ id }: { id: string }) {
  const read = () => call('GET', `jobs/${id}`)
  await until('the job is completed', async () => (await read()).status === 'completed')
  return read()
}

it('imports an export by the program of docs/migrate.md, with ids and password hashes', async () => {
  const options = { attributes: { email: {}, username: {} } }
  const json = { name: 'Staff', strategy: 'auth0', options }
  const { id: connection_id } = await call('POST', 'connections', { json })
  const importOf = (users: string) =>
    call('POST', 'jobs/users-imports', { multipart: { users, connection_id } }).then(completed)
  const user = { email: 'ada@example.com', email_verified: true, username: 'ada', user_id: hexId }
  const metadata = { user_metadata: { color: 'teal' }, app_metadata: { plan: 'gold' } }
  await importOf(JSON.stringify([{ ...user, ...metadata }]))
  const before = await call('GET', `users/auth0|${hexId}`)

  const exported = await completed(await call('POST', 'jobs/users-exports', { json: {} }))
  const file = await (await server.fetch(exported.location)).arrayBuffer()
  await call('DELETE', `users/auth0|${hexId}`)
  const hash = JSON.stringify({ _id: { $oid: hexId }, email: user.email, passwordHash: bcrypt })
  await writeFile(join(folder, 'users.json.gz'), Buffer.from(file))
  await writeFile(join(folder, 'hashes.json'), `${hash}\n`)
  const guide = await readFile(join(root, 'docs/migrate.md'), 'utf8')
  const [, program = ''] = /^```js\n(.*?)^```$/ms.exec(guide) ?? []
  await writeFile(join(folder, 'users.mjs'), program)
  await promisify(execFile)(process.execPath, ['users.mjs'], { cwd: folder })
  const job = await importOf(await readFile(join(folder, 'import.json'), 'utf8'))

  expect(job.summary).toMatchObject({ inserted: 1, failed: 0 })
  const after = await call('GET', `users/auth0|${hexId}`)
  const { created_at, updated_at } = after
  expect(after).toEqual({ ...before, created_at, updated_at })
  const { rows } = await server.database.query('select password_hash from identities')
  expect(rows).toContainEqual({ password_hash: bcrypt })
})
