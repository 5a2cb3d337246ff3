import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const path = '/.well-known/openid-configuration'
const statusOf = async (host: string, target = path) =>
  (await server.exchange(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).status

it('selects the tenant, with or without a port', async () => {
  const valid = ['localhost', 'LOCALHOST:8443', 'localhost:', 'localhost.', 'localhost.:1']
  for (const host of valid) expect([host, await statusOf(host)]).toEqual([host, 200])
  for (const host of ['b.localhost', '[::1]:1', 'under_score.example.com', 'a,b']) {
    expect([host, await statusOf(host)]).toEqual([host, 404])
  }
})

it('is refused where it is no host and port (RFC 9112, section 3.2)', async () => {
  const invalid = [
    'localhost:1, b.localhost',
    'localhost, localhost',
    'localhost/x',
    'localhost:1/x',
    'localhost:1:2',
    'localhost:x',
    'localhost?a',
    'localhost#a',
    'localhost\\a',
    'ann@localhost',
    'https://localhost',
    '[::1',
    '[::1]localhost',
    'l\u00f6calhost',
  ]
  for (const host of invalid) {
    expect([host, await statusOf(host)]).toEqual([host, 400])
  }
  const absolute = `https://ann:secret@localhost${path}`
  expect(await statusOf('localhost', absolute)).toBe(400)
  expect(await statusOf('b.localhost', `https://localhost${path}`)).toBe(200)
})
