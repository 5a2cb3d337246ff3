import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/network-acls'
const definition = {
  description: 'x',
  active: true,
  rule: { action: { log: true }, scope: 'tenant' },
}
const notFound = {
  statusCode: 404,
  error: 'Not Found',
  message: 'NetworkACL with this ID was not found',
}

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

describe('200', () => {
  it('answers {"code":204,"object":""}, and 404 when repeated', async () => {
    const { tenant } = server
    const { body } = await tenant.request('POST', path, { json: definition })
    const address = `${path}/${body.id}`
    const deleted = await tenant.request('DELETE', address)
    expect([deleted.status, deleted.text]).toEqual([200, '{"code":204,"object":""}'])
    expect((await tenant.request('DELETE', address)).body).toEqual(notFound)
    expect((await tenant.request('GET', address)).body).toEqual(notFound)
    expect((await tenant.request('GET', path)).body).toEqual([])
  })

  it('succeeds once for concurrent requests', async () => {
    const { tenant } = server
    const { body } = await tenant.request('POST', path, { json: definition })
    const tries = Array.from({ length: 10 }, () => tenant.request('DELETE', `${path}/${body.id}`))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, ...Array(9).fill(404)])
  })

  it('ignores a body', async () => {
    const { tenant } = server
    const { body } = await tenant.request('POST', path, { json: definition })
    const sent = { body: 'whatever', headers: { 'content-type': 'text/plain' } }
    expect((await tenant.request('DELETE', `${path}/${body.id}`, sent)).status).toBe(200)
  })
})

describe('400', () => {
  it('is answered for a malformed id', async () => {
    expect((await server.tenant.request('DELETE', `${path}/x`)).body).toMatchObject({
      statusCode: 400,
      errorCode: 'invalid_uri',
      message:
        "Path validation error: 'Object didn't pass validation for format network-acl-id: x' " +
        'on property id.',
    })
  })
})
