import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/roles'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const create = (json: unknown) => server.tenant.request('POST', path, { json })

describe('200', () => {
  it('answers the members in document order, and an empty description by default', async () => {
    const { body, status } = await create({ name: 'Ordered' })
    expect([status, Object.keys(body).join()]).toEqual([200, 'id,name,description,type'])
    expect(body).toEqual({
      id: expect.stringMatching(/^rol_[1-9A-HJ-NP-Za-km-z]{16}$/),
      name: 'Ordered',
      description: '',
      type: 'tenant',
    })
  })

  it('ignores the member `type`, which some clients send', async () => {
    const { body, status } = await create({ name: 'Typed', type: 'tenant' })
    expect([status, body.name]).toEqual([200, 'Typed'])
  })
})

describe('409', () => {
  it('is answered for a name that is used in this tenant', async () => {
    await create({ name: 'Taken' })
    expect((await create({ name: 'Taken' })).body).toEqual({
      statusCode: 409,
      error: 'Conflict',
      message: 'A role with this name already exists.',
      errorCode: 'role_name_used',
    })
    const other = await server.addTenant('roles.example.com')
    expect((await other.request('POST', path, { json: { name: 'Taken' } })).status).toBe(200)
  })
})
