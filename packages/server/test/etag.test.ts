import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { type HttpsClient, httpsClient } from './https-client.ts'

let server: SharedServer
let client: HttpsClient
let domain: string
beforeAll(async () => {
  server = await joinTestServer()
  domain = new URL(server.tenant.baseUrl).hostname
  client = httpsClient({ ca: await readFile(server.caFile, 'utf8'), servername: domain })
})
afterAll(async () => {
  client.end()
  await server.stop()
})

it('an unchanged response of the management API is 304 without a body (RFC 9110)', async () => {
  const authorization = `Bearer ${await server.tenant.token()}`
  const get = (headers = {}) =>
    client.send(server.port, '/api/v2/roles', { domain, headers: { authorization, ...headers } })
  const first = await get()
  expect([first.status, first.text]).toEqual([200, expect.any(String)])
  const { etag = '' } = first.headers
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
  const unchanged = await get({ 'if-none-match': etag })
  expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, '', etag])
  await server.tenant.request('POST', '/api/v2/roles', { json: { name: 'New' } })
  const changed = await get({ 'if-none-match': etag })
  expect([changed.status, changed.headers.etag === etag]).toEqual([200, false])
})
