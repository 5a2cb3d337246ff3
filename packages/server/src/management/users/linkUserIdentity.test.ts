import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import fc from 'fast-check'
import { makeUser, nameOf } from '../../../test/resources/users.ts'

const connection = 'Username-Password-Authentication'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const addressOf = (id: string) => `/api/v2/users/${encodeURIComponent(id)}`
const get = async (id: string) => (await server.tenant.request('GET', addressOf(id))).body
const link = (id: string, json: object) =>
  server.tenant.request('POST', `${addressOf(id)}/identities`, { json })
const unlink = (id: string, other: string, provider = 'auth0') => {
  const { providerUserId } = nameOf(other)
  const address = `${addressOf(id)}/identities/${provider}/${encodeURIComponent(providerUserId)}`
  return server.tenant.request('DELETE', address)
}
const twoUsers = async () => [await makeUser(server.tenant), await makeUser(server.tenant)] as const

describe('201', () => {
  it('appends the identity to those of the user, with its profile', async () => {
    const [id, other] = await twoUsers()
    const profile = await get(other)
    await server.tenant.request('PATCH', addressOf(other), {
      json: { given_name: 'Ada', user_metadata: { lost: true } },
    })
    const { status, body } = await link(id, { provider: 'auth0', user_id: other })
    expect(status).toBe(201)
    expect(body.map((each: object) => Object.keys(each).join())).toEqual(
      Array(2).fill('profileData,connection,user_id,provider,isSocial'),
    )
    const { email, name, nickname, picture } = profile
    expect(body[1]).toEqual({
      profileData: { email, given_name: 'Ada', name, nickname, picture, email_verified: false },
      connection,
      user_id: nameOf(other).providerUserId,
      provider: 'auth0',
      isSocial: false,
    })
    const user = await get(id)
    expect(user.identities).toEqual([{ ...body[0], profileData: undefined }, body[1]])
    expect(user).not.toHaveProperty('user_metadata')
    expect(await get(other)).toMatchObject({ statusCode: 404 })
  })

  it('accepts the id without its provider, and a connection_id', async () => {
    const [id, other] = await twoUsers()
    const found = await server.tenant.store.connections.findByName(connection)
    const json = { provider: 'auth0', user_id: nameOf(other).providerUserId }
    const elsewhere = await link(id, { ...json, connection_id: 'con_elsewhere' })
    expect([elsewhere.status, elsewhere.body.message]).toEqual([
      404,
      'The user to link does not exist.',
    ])
    expect((await link(id, { ...json, connection_id: found?.id })).status).toBe(201)
  })
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const unsigned = `${part({ alg: 'none' })}.${part({ aud: 'nobody', sub: 'auth0|ada' })}.`

describe('400', () => {
  it('is answered if both users are the same', async () => {
    const [id] = await twoUsers()
    const { status, body } = await link(id, { provider: 'auth0', user_id: id })
    expect([status, body.message]).toEqual([400, 'A user cannot be linked to itself.'])
  })

  it('is answered for an invalid ID token, and for a missing member', async () => {
    const [id] = await twoUsers()
    for (const link_with of ['a.b.c', unsigned, await server.tenant.token()]) {
      const { status, body } = await link(id, { link_with })
      expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
      expect(body.message).toContain('`link_with` must be a valid ID token')
    }
    expect((await link(id, { provider: 'auth0' })).body.message).toBe(
      "Payload validation error: 'Missing required property: user_id'.",
    )
    const both = await link(id, { provider: 'auth0', user_id: 'x', link_with: 'a.b.c' })
    expect(both.body.message).toContain('mutually exclusive')
  })
})

describe('404', () => {
  it('is answered if either user does not exist', async () => {
    const [id, other] = await twoUsers()
    const nobody = 'auth0|nobody'
    const json = { provider: 'auth0', user_id: other }
    expect((await link(nobody, json)).body).toMatchObject({ errorCode: 'inexistent_user' })
    const { status, body } = await link(id, { provider: 'auth0', user_id: nobody })
    expect([status, body.errorCode]).toEqual([404, 'inexistent_user'])
  })
})

describe('409', () => {
  it('is answered for an identity that is already linked to this or another user', async () => {
    const [id, other] = await twoUsers()
    const [third] = await twoUsers()
    const json = { provider: 'auth0', user_id: other }
    await link(id, json)
    for (const each of [id, third]) {
      const { status, body } = await link(each, json)
      expect([status, body.message]).toEqual([409, 'Specified identity is already linked.'])
    }
    const whole = await link(third, { provider: 'auth0', user_id: id })
    expect([whole.status, whole.body.errorCode]).toEqual([409, 'identity_conflict'])
  })

  it('is answered to one of two users who link to each other concurrently', async () => {
    const [id, other] = await twoUsers()
    const both = await Promise.all([
      link(id, { provider: 'auth0', user_id: other }),
      link(other, { provider: 'auth0', user_id: id }),
    ])
    const statuses = both.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(201)
    expect([404, 409]).toContain(statuses[1])
  })
})

describe('unlinking', () => {
  it('makes the identity a user again, with its profile and password', async () => {
    const [id, other] = await twoUsers()
    const before = await get(other)
    await link(id, { provider: 'auth0', user_id: other })
    const { status, body } = await unlink(id, other)
    expect([status, body.length, body[0].user_id]).toEqual([200, 1, nameOf(id).providerUserId])
    const stamps = { created_at: expect.any(String), updated_at: expect.any(String) }
    expect(await get(other)).toEqual({ ...before, ...stamps })
    expect((await get(id)).identities).toHaveLength(1)
  })

  it('is 400 for the primary identity, and 404 for an unknown one', async () => {
    const [id, other] = await twoUsers()
    const main = await unlink(id, id)
    expect([main.status, main.body.message]).toEqual([
      400,
      'The primary identity of a user cannot be unlinked.',
    ])
    for (const answer of [await unlink(id, other), await unlink(id, id, 'google-oauth2')]) {
      expect([answer.status, answer.body.errorCode]).toEqual([404, 'inexistent_identity'])
    }
    expect((await unlink('auth0|nobody', other)).body.errorCode).toBe('inexistent_user')
  })
})

describe('random sequences of linking and unlinking', () => {
  it('leave each identity with one user, and each user with a primary identity', async () => {
    const step = fc.record({ link: fc.boolean(), to: fc.nat(3), of: fc.nat(3) })
    const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const users = [...(await twoUsers()), ...(await twoUsers())]
      for (const { link: isLink, to, of } of steps) {
        const [id = '', other = ''] = [users[to], users[of]]
        const json = { provider: 'auth0', user_id: other }
        const { status } = isLink ? await link(id, json) : await unlink(id, other)
        expect(status).toBeLessThan(500)
      }
      const found = (await Promise.all(users.map(get))).filter((each) => each.identities)
      const accounts = found.flatMap(({ identities }) => identities)
      const ids = accounts.map(({ provider, user_id }) => `${provider}|${user_id}`)
      expect(ids.sort()).toEqual([...users].sort())
      for (const { user_id, identities } of found) {
        expect(`auth0|${identities[0].user_id}`).toBe(user_id)
      }
    })
    await fc.assert(property, { numRuns: 10 })
  })
})
