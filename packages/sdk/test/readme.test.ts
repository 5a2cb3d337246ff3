import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { readmeProgramFor } from './readme.ts'
import { build, runModule } from './run-node.ts'

let server: TestServer
beforeAll(async () => {
  await build()
  server = await startTestServer()
}, 60_000)
afterAll(() => server.stop())

describe('the README', () => {
  it('runs its examples against a real server', async () => {
    const { caFile, tenant } = server
    const { code, output } = await runModule(readmeProgramFor(tenant), { caFile })
    expect(output).toMatch(/^acl_\w{22} Watch\n.+ [\w-]+\n$/)
    expect(code).toBe(0)
    expect((await tenant.request('GET', '/api/v2/network-acls')).body).toEqual([])
  })
})
