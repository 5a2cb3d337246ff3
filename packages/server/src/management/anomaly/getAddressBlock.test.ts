import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { networkOf } from '../../peers/address.ts'

const path = '/api/v2/anomaly/blocks/ips'
const hourMs = 3_600_000

let server: TestServer
let nowMs = Date.parse('2026-01-01T00:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
})
afterAll(() => server.stop())

const block = (ip: string) =>
  server.tenant.write(({ addressBlocks }) =>
    addressBlocks.block(networkOf(ip), new Date(nowMs + hourMs)),
  )
const send = (method: 'GET' | 'DELETE', address: string) =>
  server.tenant.request(method, `${path}/${encodeURIComponent(address)}`)

describe('200', () => {
  it('is answered without a body, in any notation of the address', async () => {
    await block('2001:db8::1')
    for (const address of ['2001:db8::1', '2001:0DB8:0:0:0:0:0:1']) {
      const { status, text } = await send('GET', address)
      expect([status, text]).toEqual([200, ''])
    }
    await block('203.0.113.7')
    expect((await send('GET', '::ffff:203.0.113.7')).status).toBe(200)
  })
})

describe('204', () => {
  it('is answered when a block is removed, and where there was none', async () => {
    await block('2001:db8::2')
    expect((await send('DELETE', '2001:DB8::2')).status).toBe(204)
    expect((await send('GET', '2001:db8::2')).status).toBe(404)
    expect((await send('DELETE', '2001:db8::2')).status).toBe(204)
  })
})

describe('400', () => {
  it.each(['127.1', '010.0.0.1', '1', 'localhost', '203.0.113.0/24'])(
    'is answered for an invalid address: %s',
    async (text) => {
      const { body } = await send('GET', text)
      expect(body).toMatchObject({ statusCode: 400, errorCode: 'invalid_uri' })
      expect(body.message).toContain(`didn't pass validation for format ip-address: ${text}`)
    },
  )
})

describe('404', () => {
  it('is answered for an address that is not blocked, or no longer', async () => {
    const { body } = await send('GET', '203.0.113.9')
    expect(body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'The IP address specified is not currently blocked.',
    })
    await block('203.0.113.9')
    nowMs += hourMs
    expect((await send('GET', '203.0.113.9')).status).toBe(404)
  })
})
