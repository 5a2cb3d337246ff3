import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'

const path = '/api/v2/network-acls'
const made = {
  description: 'First',
  active: true,
  priority: 5,
  rule: { match: { asns: [1] }, scope: 'tenant', action: { block: true } },
}

let server: TestServer
let nowMs = Date.now()
let address: string
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
  const { body } = await server.tenant.request('POST', path, { json: made })
  address = `${path}/${body.id}`
})
afterAll(() => server.stop())
beforeEach(async () => void (await server.tenant.request('PUT', address, { json: made })))

const patch = (json: unknown) => server.tenant.request('PATCH', address, { json })

describe('200', () => {
  it.each([
    [{ description: '' }],
    [{ active: false }],
    [{ priority: 9 }],
    [{ description: 'b', priority: 10, active: false }],
    [{ rule: { scope: 'management', action: { log: true } } }],
  ])('updates the given members and keeps the others: %j', async (change) => {
    const before = (await server.tenant.request('GET', address)).body
    nowMs += 1000
    const { status, body } = await patch(change)
    const { tenant_id: _tenant, deleted_at: _deleted, ...stored } = before
    const updated_at = new Date(nowMs).toISOString()
    expect([status, body]).toEqual([200, { ...stored, ...change, updated_at }])
    expect((await server.tenant.request('GET', address)).body).toMatchObject(body)
  })

  it('only changes updated_at for an empty body', async () => {
    nowMs += 1000
    const { body } = await patch({})
    expect(body).toMatchObject({ ...made, updated_at: new Date(nowMs).toISOString() })
  })
})

describe('400', () => {
  it.each(['description', 'active', 'priority', 'rule'])('refuses null for %s', async (name) => {
    const { body } = await patch({ [name]: null })
    expect(body.message).toMatch(
      new RegExp(
        `^Payload validation error: 'Expected type \\w+ but found type null' on property ${name}\\.$`,
      ),
    )
  })

  it('refuses a redirect without redirect_uri', async () => {
    const { body } = await patch({ rule: { scope: 'tenant', action: { redirect: true } } })
    expect(body.message).toBe(
      'Payload validation error: Action type of `redirect` requires a `redirect_uri`',
    )
  })

  it('refuses the priority of another ACL', async () => {
    const other = { ...made, priority: 6 }
    const { body } = await server.tenant.request('POST', path, { json: other })
    expect((await patch({ priority: 6 })).body).toMatchObject({
      statusCode: 400,
      errorCode: 'invalid_body',
      message:
        "Payload validation error: '`priority` is already used by another network ACL' on property priority.",
    })
    await server.tenant.request('DELETE', `${path}/${body.id}`)
  })
})

describe('404', () => {
  it('is the answer for an unknown id', async () => {
    const { body } = await server.tenant.request('PATCH', `${path}/acl_9Hs3kP7vWq2LrXb4Jd8NfT`, {
      json: {},
    })
    expect(body.message).toBe('NetworkACL with this ID was not found')
  })
})
