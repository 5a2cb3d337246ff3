import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'

const program = fileURLToPath(new URL('./through-auth0.ts', import.meta.url))
const run = promisify(execFile)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('serves the unmodified auth0 package: all three resources, its pages and its errors', async () => {
  const { clientId, clientSecret } = server.tenant
  const domain = `localhost:${server.port}`
  const { PATH = '', HOME = '' } = process.env
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', program, domain, clientId, clientSecret],
    { env: { PATH, HOME, NODE_EXTRA_CA_CERTS: server.caFile } },
  )
  const { networkAcls, templates, eventStreams } = JSON.parse(stdout)
  expect(networkAcls).toMatchObject({
    listed: 5,
    replaced: { description: 'Replaced', active: false, priority: 1 },
    patched: { description: 'ACL 2', active: false, priority: 2 },
    read: { description: 'Replaced', tenant_id: 'localhost', deleted_at: null },
    taken: { statusCode: 409, body: { errorCode: 'network_acl_priority_used' } },
    gone: { statusCode: 404, body: { message: 'NetworkACL with this ID was not found' } },
  })
  expect(templates).toMatchObject({
    listed: 3,
    patched: { name: 'Renamed', type: 'mdl' },
    untouched: { name: 'Renamed', well_known_trusted_issuers: 'aamva' },
    gone: { statusCode: 404 },
  })
  expect(eventStreams).toMatchObject({
    listed: 3,
    patched: {
      status: 'disabled',
      destination: {
        configuration: { webhook_authorization: { method: 'basic', username: 'user' } },
      },
    },
    gone: { statusCode: 404, body: { message: 'The requested stream does not exist.' } },
  })
  expect(eventStreams).not.toHaveProperty('again')
  for (const { rowCount } of [
    await server.database.query('select 1 from network_acls'),
    await server.database.query('select 1 from verifiable_credential_templates'),
    await server.database.query('select 1 from event_streams'),
  ]) {
    expect(rowCount).toBe(0)
  }
})
