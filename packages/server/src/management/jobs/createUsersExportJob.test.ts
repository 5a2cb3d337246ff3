import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, withoutRateLimits } from '@latchkey/testkit'
import { holdLock } from '../../../test/authentication/hold-lock.ts'

const path = '/api/v2/jobs/users-exports'
const total = 2300

let server: TestServer
let connectionId: string
let at = new Date('2026-11-20T09:00:00.000Z')
beforeAll(async () => {
  server = await startTestServer({
    config: { rateLimits: withoutRateLimits },
    now: () => at,
  })
  connectionId = await importUsers('Many', [
    ...Array.from({ length: total - 1 }, (_, index) => ({ email: `u${index}@example.com` })),
    {
      email: 'odd@example.com',
      name: '=HYPERLINK("x")',
      phone_number: '+15550100',
      nickname: 'a "b", c',
      user_metadata: { color: 'red', list: [1, 2] },
    },
  ])
  await importUsers('Few', [{ email: 'few@example.com' }])
})
afterAll(() => server.stop())

async function importUsers(name: string, users: readonly object[]): Promise<string> {
  const { tenant } = server
  const json = { name, strategy: 'auth0' }
  const connection = (await tenant.request('POST', '/api/v2/connections', { json })).body.id
  const multipart = { users: JSON.stringify(users), connection_id: connection }
  const made = await tenant.request('POST', '/api/v2/jobs/users-imports', { multipart })
  await ended(made.body.id)
  return connection
}

async function ended(id: string) {
  for (;;) {
    const { body } = await server.tenant.request('GET', `/api/v2/jobs/${id}`)
    if (body.status === 'completed' || body.status === 'failed') return body
    await setTimeout(20)
  }
}

async function run(json: object) {
  const { status, body } = await server.tenant.request('POST', path, { json })
  expect([status, body.status]).toEqual([200, 'pending'])
  return ended(body.id)
}

const fetchFile = async (location: string) => {
  const answer = await server.fetch(location)
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

async function lines(json: object): Promise<readonly string[]> {
  const { location } = await run(json)
  const { bytes } = await fetchFile(location)
  return gunzipSync(bytes).toString().split('\n').slice(0, -1)
}

describe('200', () => {
  it('exports every user once, the oldest first, each as a line of JSON', async () => {
    const users = (await lines({})).map((line) => JSON.parse(line))
    expect(new Set(users.map(({ email }) => email)).size).toBe(total + 1)
    expect(users).toHaveLength(total + 1)
    const { body } = await server.tenant.request('GET', `/api/v2/users/${users[0].user_id}`)
    expect(users[0]).toEqual(body)
  })

  it('exports the users of a connection, and only the requested fields', async () => {
    expect(await lines({ connection_id: connectionId })).toHaveLength(total)
    expect(await lines({ limit: 1500 })).toHaveLength(1500)
    expect(await lines({ limit: 1000 })).toHaveLength(1000)
    expect(await lines({ limit: 1, fields: [{ name: 'email' }] })).toHaveLength(1)
  })

  it('writes a CSV of the named fields, and escapes spreadsheet formulas', async () => {
    const fields = [
      'email',
      'name',
      'phone_number',
      'nickname',
      'user_metadata.list',
      'identities[0].connection',
      'nowhere.to.be',
      '__proto__',
    ].map((name) => ({ name }))
    const json = { format: 'csv', fields: [...fields, { name: 'user_id', export_as: 'id' }] }
    const csv = await lines({ ...json, connection_id: connectionId })
    expect(csv).toHaveLength(total + 1)
    expect(csv[0]).toBe(`${fields.map(({ name }) => name).join()},id`)
    const odd = csv.find((line) => line.startsWith('odd@'))
    expect(odd).toMatch(
      /^odd@example\.com,"'=HYPERLINK\(""x""\)",'\+15550100,"a ""b"", c","\[1,2\]",Many,,,auth0\|\w+$/,
    )
  })

  it('has default columns for a CSV without fields', async () => {
    const csv = await lines({ format: 'csv', limit: 1 })
    expect(csv[0]).toMatch(/^user_id,email,email_verified,.*,created_at,updated_at$/)
  })

  it('selects and renames the members of a line', async () => {
    const fields = [{ name: 'email', export_as: 'mail' }, { name: 'user_metadata.color' }]
    const users = (await lines({ fields })).map((line) => JSON.parse(line))
    expect(users).toContainEqual({ mail: 'odd@example.com', 'user_metadata.color': 'red' })
  })

  it('writes users with much metadata a few at a time', async () => {
    const emails = Array.from({ length: 60 }, (_, index) => `large${index}@example.com`)
    const connection = await importUsers(
      'Large',
      emails.map((email) => ({ email })),
    )
    await server.database.query(
      `update users set app_metadata = jsonb_build_object('text', (
         select string_agg(md5(email || n), '') from generate_series(1, 8000) n))
        where email like 'large%'`,
    )
    const job = await run({ connection_id: connection })
    const { rows } = await server.database.query(
      'select length(content) as bytes from job_parts where job_id = $1',
      [job.id],
    )
    expect(rows.map(({ bytes }) => bytes < 10_000_000)).toEqual([true, true])
    const users = gunzipSync((await fetchFile(job.location)).bytes)
      .toString()
      .split('\n')
    const found = users.slice(0, -1).map((line) => JSON.parse(line))
    expect(found.map(({ email }) => email).sort()).toEqual(emails.sort())
    expect(found[59].app_metadata.text).toHaveLength(256_000)
  })

  it('answers the job, its members in document order', async () => {
    const { body } = await server.tenant.request('POST', path, {
      json: { connection_id: connectionId, format: 'csv', limit: 5, fields: [{ name: 'email' }] },
    })
    expect(Object.keys(body).join()).toBe(
      'status,type,created_at,id,connection_id,connection,format,limit,fields',
    )
    expect(await ended(body.id)).toMatchObject({ percentage_done: 100, status: 'completed' })
  })
})

describe('the file', () => {
  it('requires a token, or the ticket of its own job within 60 seconds', async () => {
    const [one, other] = [await run({ limit: 1 }), await run({ limit: 2 })]
    const ticket = one.location.split('ticket=')[1]
    expect((await fetchFile(one.location)).status).toBe(200)
    expect((await fetchFile(one.location.split('?')[0])).status).toBe(401)
    const swapped = `${other.location.split('?')[0]}?ticket=${ticket}`
    expect((await fetchFile(swapped)).status).toBe(401)
    expect((await fetchFile(one.location.slice(0, -3))).status).toBe(401)
    const otherTenant = await server.addTenant('stranger.example.com')
    const elsewhere = await otherTenant.request('GET', new URL(one.location).pathname, {
      token: null,
      headers: {},
    })
    expect(elsewhere.status).toBe(401)
    at = new Date(at.getTime() + 61_000)
    expect((await fetchFile(one.location)).status).toBe(401)
    const file = await server.tenant.request('GET', `/api/v2/jobs/${one.id}/file`)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('application/gzip')
    expect(gunzipSync(file.bytes).toString().split('\n')).toHaveLength(2)
  })

  it('has a URL for a caller with read:users', async () => {
    const { id } = await run({ limit: 1 })
    const token = await server.tenant.token('create:users')
    const { body } = await server.tenant.request('GET', `/api/v2/jobs/${id}`, { token })
    expect([body.status, body.location]).toEqual(['completed', undefined])
  })

  it('is 404 if the job has no file', async () => {
    const multipart = { users: '[]', connection_id: connectionId }
    const imports = '/api/v2/jobs/users-imports'
    const { body } = await server.tenant.request('POST', imports, { multipart })
    const file = await server.tenant.request('GET', `/api/v2/jobs/${body.id}/file`)
    expect([file.status, file.body.errorCode]).toEqual([404, 'inexistent_job_file'])
  })
})

describe('400', () => {
  it('is answered for an unknown connection', async () => {
    const json = { connection_id: 'con_9Hs3kP7vWq2LrXb4' }
    const { status, body } = await server.tenant.request('POST', path, { json })
    expect([status, body.errorCode]).toEqual([400, 'inexistent_connection'])
  })
})

describe('429', () => {
  it('is answered beyond 100 unfinished jobs, also to requests at the same time', async () => {
    const busy = await server.addTenant('busy.example.com')
    const lock = await holdLock(server.database, 'lock table users in access exclusive mode', [])
    const create = () => busy.request('POST', path, { json: {} })
    const answers = await Promise.all(Array.from({ length: 120 }, create))
    await lock.release()
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, body }) => `${status} ${body.errorCode}`)).toEqual(
      Array(20).fill('429 too_many_jobs'),
    )
    expect(refused[0]?.headers.get('retry-after')).toBe('5')
  })
})
