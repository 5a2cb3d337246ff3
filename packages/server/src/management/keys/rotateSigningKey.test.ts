import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import * as jose from 'jose'

const path = '/api/v2/keys/signing'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

interface Key {
  readonly kid: string
  readonly cert: string
  readonly current: boolean
  readonly next: boolean
  readonly previous: boolean
}

/** Uses a new token: the cached one may be signed by a revoked key. */
async function send(method: string, address: string) {
  return await server.tenant.request(method, address, { token: await newToken() })
}
const rotate = () => send('POST', `${path}/rotate`)
const list = async (): Promise<readonly Key[]> => (await send('GET', path)).body
const publicKids = async (): Promise<readonly string[]> => {
  const { body } = await server.tenant.request('GET', '/.well-known/jwks.json', { token: null })
  return body.keys.map(({ kid }: { kid: string }) => kid)
}

async function newToken(): Promise<string> {
  const { clientId, clientSecret } = server.tenant
  const { body } = await server.tenant.request('POST', '/oauth/token', {
    token: null,
    form: {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      audience: '/api/v2/',
    },
  })
  return body.access_token
}

/** As a relying party does: one look at the key set, which it keeps. */
function relyingParty() {
  let polls = 0
  const fetch = (url: string) => {
    polls += 1
    return server.fetch(url)
  }
  const options = { [jose.customFetch]: fetch as unknown as jose.FetchImplementation }
  const address = new URL(`${server.tenant.baseUrl}/.well-known/jwks.json`)
  const keys = jose.createRemoteJWKSet(address, options)
  const issuer = `${server.tenant.baseUrl}/`
  return {
    polls: () => polls,
    verify: (token: string) => jose.jwtVerify(token, keys, { issuer }),
  }
}

describe('201', () => {
  it('signs with the previous next key, and publishes a new next key', async () => {
    const [current, next] = await list()
    expect(jose.decodeProtectedHeader(await newToken()).kid).toBe(current?.kid)
    const { status, body } = await rotate()
    expect([status, Object.keys(body).join()]).toEqual([201, 'cert,kid'])
    const keys = await list()
    expect(keys.map(({ kid }) => kid)).toEqual([next?.kid, body.kid, current?.kid])
    expect(keys.map((key) => [key.current, key.next, key.previous])).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ])
    expect(keys[1]?.cert).toBe(body.cert)
    expect(await publicKids()).toEqual(keys.map(({ kid }) => kid))
    expect(jose.decodeProtectedHeader(await newToken()).kid).toBe(next?.kid)
  })

  it('never breaks clients that cache the key set', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { polls, verify } = relyingParty()
      const old = await newToken()
      await verify(old)
      const kids = new Set<string | undefined>()
      let isRotated = false
      const work = async () => {
        for (let after = 0; after < 3; after += isRotated ? 1 : 0) {
          const { protectedHeader } = await verify(await newToken())
          kids.add(protectedHeader.kid)
        }
      }
      const working = Promise.all([work(), work(), work(), work()])
      await setTimeout(100)
      expect((await rotate()).status).toBe(201)
      isRotated = true
      await working
      await verify(old)
      expect([kids.size, polls()]).toEqual([2, 1])
      expect((await server.tenant.request('GET', path, { token: old })).status).toBe(200)
    }
  })

  it('leaves one current and one next key after concurrent rotations', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, rotate))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    const keys = await list()
    expect(keys.filter(({ current }) => current)).toHaveLength(1)
    expect(keys.filter(({ next }) => next)).toHaveLength(1)
  })

  it('keeps ten previous keys, and deletes revoked ones first', async () => {
    const oldest = (await list()).findLast(({ previous }) => previous)?.kid
    while ((await list()).length < 12) await rotate()
    const revoked = (await list())[5]?.kid
    await send('PUT', `${path}/${revoked}/revoke`)
    await rotate()
    const kids = (await list()).map(({ kid }) => kid)
    expect(kids).toHaveLength(12)
    expect(kids).toContain(oldest)
    expect(kids).not.toContain(revoked)
    await rotate()
    const remaining = (await list()).map(({ kid }) => kid)
    expect(remaining).not.toContain(oldest)
    expect((await publicKids()).toSorted()).toEqual(remaining.toSorted())
  })
})
