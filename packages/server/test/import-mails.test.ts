import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, until } from '@latchkey/testkit'
import { mailTo } from './authentication/mail-to.ts'

let server: TestServer
let connection_id: string
beforeAll(async () => {
  server = await startTestServer()
  const json = { name: 'Shop', strategy: 'auth0' }
  connection_id = (await server.tenant.request('POST', '/api/v2/connections', { json })).body.id
})
afterAll(() => server.stop())

async function run(users: readonly object[], fields: object = {}): Promise<string> {
  const multipart = { users: JSON.stringify(users), connection_id, ...fields }
  const { body } = await server.tenant.request('POST', '/api/v2/jobs/users-imports', { multipart })
  await until('the import ends', async () => {
    const job = await server.tenant.request('GET', `/api/v2/jobs/${body.id}`)
    return job.body.status === 'completed'
  })
  return body.id
}

const mails = () => readdir(join(server.dataFolder, 'mails')).catch(() => [])

describe('the end of an import', () => {
  it('is mailed to the support address, if there is one and the request does not decline', async () => {
    await run([{ email: 'early@example.com' }])
    // The end of a job is told after its status, and before the next job.
    await run([{ email: 'next@example.com' }], { send_completion_email: 'false' })
    const json = { support_email: 'support@example.com' }
    await server.tenant.request('PATCH', '/api/v2/tenants/settings', { json })
    await run([{ email: 'quiet@example.com' }], { send_completion_email: 'false' })
    const id = await run([{ email: 'one@example.com' }, { email: 'two@example.com' }, {}])
    const body = await mailTo(server, 'support@example.com', /import of users ([\s\S]*)/)
    expect(body).toContain('into Shop')
    expect(body).toContain('2 created, 0 updated, 1 rejected')
    expect(body).toContain(`/api/v2/jobs/${id}/errors`)
    expect(await mails()).toHaveLength(1)
  })
})
