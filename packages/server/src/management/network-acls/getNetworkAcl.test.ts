import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/network-acls'
const definition = {
  description: 'x',
  active: true,
  rule: { action: { log: true }, scope: 'tenant' },
}

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

describe('200', () => {
  it('answers the stored members, and also tenant_id and deleted_at', async () => {
    const { tenant } = server
    const made = await tenant.request('POST', path, { json: definition })
    const read = await tenant.request('GET', `${path}/${made.body.id}`)
    expect([read.status, read.text]).toEqual([
      200,
      JSON.stringify({ ...made.body, tenant_id: tenant.name, deleted_at: null }),
    ])
    expect(made.body).not.toHaveProperty('tenant_id')
    expect((await tenant.request('GET', path)).body).toEqual([made.body])
  })

  it('answers HEAD like GET, without the body', async () => {
    const { tenant } = server
    const head = await tenant.request('HEAD', path)
    const get = await tenant.request('GET', path)
    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
  })
})

describe('404', () => {
  it('is the answer for an unknown id', async () => {
    const { body } = await server.tenant.request('GET', `${path}/acl_9Hs3kP7vWq2LrXb4Jd8NfT`)
    expect(body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'NetworkACL with this ID was not found',
    })
  })
})
