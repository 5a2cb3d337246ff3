import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/keys/signing'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

interface Key {
  readonly kid: string
  readonly cert: string
  readonly [name: string]: unknown
}

/** A token signed just now: what a test revokes is not what the next one needs. */
async function newToken(): Promise<string> {
  const { clientId, clientSecret } = server.tenant
  const form = {
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    audience: '/api/v2/',
  }
  const { body } = await server.tenant.request('POST', '/oauth/token', { token: null, form })
  return body.access_token
}

async function send(method: string, address: string) {
  return await server.tenant.request(method, address, { token: await newToken() })
}
const list = async (): Promise<readonly Key[]> => (await send('GET', path)).body
const revoke = (kid = '') => send('PUT', `${path}/${kid}/revoke`)
const rotate = () => send('POST', `${path}/rotate`)
const statusWith = async (token: string) =>
  (await server.tenant.request('GET', path, { token })).status
const publicKids = async () => {
  const { body } = await server.tenant.request('GET', '/.well-known/jwks.json', { token: null })
  return body.keys.map(({ kid }: Key) => kid)
}

describe('200', () => {
  it('removes a previous key from the key set, and refuses its tokens immediately', async () => {
    const [old] = await list()
    const token = await newToken()
    await rotate()
    const later = await newToken()
    expect([await statusWith(token), await statusWith(later)]).toEqual([200, 200])
    const { status, body } = await revoke(old?.kid)
    expect([status, body]).toEqual([200, { cert: old?.cert, kid: old?.kid }])
    expect([await statusWith(token), await statusWith(later)]).toEqual([401, 200])
    expect(await publicKids()).not.toContain(old?.kid)
    expect((await send('GET', `${path}/${old?.kid}`)).body).toMatchObject({
      previous: true,
      revoked: true,
      revoked_at: expect.stringMatching(/Z$/),
    })
  })

  it('rotates first if it is the current key', async () => {
    const [current, next] = await list()
    const token = await newToken()
    expect((await revoke(current?.kid)).status).toBe(200)
    expect(await statusWith(token)).toBe(401)
    const keys = await list()
    expect(keys[0]).toMatchObject({ kid: next?.kid, current: true })
    expect(keys[1]).toMatchObject({ next: true, revoked: false })
    expect(await publicKids()).not.toContain(current?.kid)
  })

  it('replaces the next key with a new one', async () => {
    const [current, next] = await list()
    expect((await revoke(next?.kid)).body.kid).toBe(next?.kid)
    const [first, second] = await list()
    expect(first?.kid).toBe(current?.kid)
    expect(second).toMatchObject({ next: true, revoked: false })
    expect(second?.kid).not.toBe(next?.kid)
    expect(await publicKids()).not.toContain(next?.kid)
  })

  it('is answered again, and changes nothing', async () => {
    const revoked = (await list()).find((key) => key.revoked)
    const again = await revoke(revoked?.kid)
    expect([again.status, again.body.kid]).toEqual([200, revoked?.kid])
    const keys = await list()
    expect(keys.find(({ kid }) => kid === revoked?.kid)).toEqual(revoked)
  })
})

describe('404', () => {
  it('is answered for an unknown key', async () => {
    expect((await revoke('unknown')).body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'The signing key does not exist.',
    })
  })
})
