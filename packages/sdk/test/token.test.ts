import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer, until } from '@latchkey/testkit'
import { createManagementClient, type ManagementClientOptions } from '../src/management.ts'
import { createFakeClock } from './fake-clock.ts'
import {
  answers,
  issues,
  type MisbehavingServer,
  resets,
  slow,
  startMisbehavingServer,
} from './misbehaving-server.ts'

let server: MisbehavingServer
let real: SharedServer
beforeAll(async () => {
  server = await startMisbehavingServer()
  real = await joinTestServer()
})
afterAll(async () => {
  await server.stop()
  await real.stop()
})

const clientCredentials = { clientId: 'id', clientSecret: 'secret' }
const path = { id: 'acl_9Hs3kP7vWq2LrXb4Jd8NfT' }
const good = answers(200, {})
const unauthorized = answers(401, { statusCode: 401, message: 'Expired token' })

function setUp(options: Partial<ManagementClientOptions> = {}) {
  const clock = createFakeClock()
  const { baseUrl } = server
  const client = createManagementClient({
    baseUrl,
    clock,
    clientCredentials,
    ...options,
  } as ManagementClientOptions)
  return { client, clock, call: () => client.networkAcls.get({ path }) }
}

const requests = () => server.requests.map(({ url, authorization }) => authorization ?? url)

describe('client credentials', () => {
  it('are sent once, as a form, and the token serves many calls', async () => {
    const { call } = setUp()
    server.behave(issues('one', 86_400), good)
    await call()
    await call()
    expect(requests()).toEqual(['/oauth/token', 'Bearer one', 'Bearer one'])
    expect(Object.fromEntries(new URLSearchParams(server.requests[0]?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'id',
      client_secret: 'secret',
      audience: '/api/v2/',
    })
  })

  it('are sent once for concurrent calls', async () => {
    const { call } = setUp()
    server.behave(slow(50, issues('one', 86_400)), good)
    await Promise.all(Array.from({ length: 20 }, call))
    expect(requests().filter((each) => each === '/oauth/token')).toHaveLength(1)
  })

  it('are refreshed shortly before the token expires, without waiting', async () => {
    const { call, clock } = setUp()
    server.behave(issues('one', 3600), good, good, issues('two', 3600), good)
    await call()
    clock.advance(3600_000 - 60_001)
    await call()
    clock.advance(1)
    server.behave(good, issues('two', 3600), good)
    await call()
    await until('a request for a token', () => server.requests.length === 2)
    expect(requests().sort()).toEqual(['/oauth/token', 'Bearer one'])
    await until('a call with the new token', async () => {
      await call()
      return requests().at(-1) === 'Bearer two'
    })
    expect(requests().filter((each) => each === '/oauth/token')).toHaveLength(1)
  })

  it('that fail are retried until the token expires', async () => {
    const { call, clock } = setUp({ retries: 0 })
    server.behave(issues('one', 100), good)
    await call()
    clock.advance(99_000)
    const refused = answers(403, { error: 'access_denied', error_description: 'No more.' })
    server.behave((response, request) => {
      const behaviour = request.url === '/oauth/token' ? refused : good
      behaviour(response, request)
    })
    await call()
    while (!requests().includes('/oauth/token')) {
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    clock.advance(1000)
    await expect(call()).rejects.toMatchObject({
      code: 'token_error',
      statusCode: 403,
      errorCode: 'access_denied',
      message: 'No more.',
    })
  })

  it('are sent again after a 401, and the call is repeated once', async () => {
    const { call } = setUp()
    server.behave(issues('one', 3600), unauthorized, issues('two', 3600), good)
    await call()
    expect(requests()).toEqual(['/oauth/token', 'Bearer one', '/oauth/token', 'Bearer two'])
  })

  it('are not sent again when the new token is refused too', async () => {
    const { call } = setUp()
    server.behave(issues('one', 3600), unauthorized, issues('two', 3600), unauthorized)
    await expect(call()).rejects.toMatchObject({ statusCode: 401 })
    expect(server.requests).toHaveLength(4)
  })

  it('are sent once when concurrent calls are refused', async () => {
    const { call } = setUp()
    let issued = 0
    server.behave((response, request) => {
      const isFresh = request.headers.authorization === 'Bearer token 2'
      if (request.url === '/oauth/token') {
        issued += 1
        issues(`token ${issued}`, 3600)(response, request)
      } else (isFresh ? good : slow(Math.random() * 50, unauthorized))(response, request)
    })
    await Promise.all(Array.from({ length: 10 }, call))
    expect(issued).toBe(2)
  })

  it('are sent again when the token endpoint fails temporarily', async () => {
    const { call, clock } = setUp()
    server.behave(answers(503, {}, { 'retry-after': '2' }), resets, issues('one'), good)
    await call()
    expect(clock.waitsMs[0]).toBe(2000)
    expect(server.requests).toHaveLength(4)
  })

  it('without a token in the response fail the call, and the next call requests one again', async () => {
    const { call } = setUp()
    server.behave(answers(200, { token_type: 'Bearer' }), issues('one'), good)
    await expect(call()).rejects.toMatchObject({ code: 'token_error', statusCode: 200 })
    await call()
  })

  it('do not follow a redirect', async () => {
    const { call } = setUp()
    server.behave(answers(307, '', { location: '/thief' }), good)
    await expect(call()).rejects.toMatchObject({ code: 'token_error', statusCode: 307 })
    expect(server.requests).toHaveLength(1)
  })

  it('replace a token that the server no longer accepts', async () => {
    const { baseUrl, clientId, clientSecret } = real.tenant
    let requests = 0
    const client = createManagementClient({
      baseUrl,
      clientCredentials: { clientId, clientSecret },
      async fetch(url, init) {
        if (url.endsWith('/oauth/token')) {
          requests += 1
          if (requests === 1) {
            return Response.json({ access_token: 'a.stale.token', expires_in: 3600 })
          }
        }
        return real.fetch(url, init)
      },
    })
    expect(await client.networkAcls.list()).toEqual([])
    expect(requests).toBe(2)
  })
})

describe('a given token', () => {
  it('is sent as it is, and a 401 is final', async () => {
    const { call } = setUp({ token: 'mine', clientCredentials: undefined } as never)
    server.behave(unauthorized)
    await expect(call()).rejects.toMatchObject({ statusCode: 401 })
    expect(requests()).toEqual(['Bearer mine'])
  })

  it('may be a function, which is called for each request', async () => {
    let count = 0
    const token = async () => {
      count += 1
      return `token ${count}`
    }
    const { call } = setUp({ token, clientCredentials: undefined } as never)
    server.behave(good)
    await call()
    await call()
    expect(requests()).toEqual(['Bearer token 1', 'Bearer token 2'])
  })

  it('whose function throws is a token error with its cause', async () => {
    const cause = new Error('The vault is shut.')
    const token = () => {
      throw cause
    }
    const { call } = setUp({ token, clientCredentials: undefined } as never)
    await expect(call()).rejects.toMatchObject({ code: 'token_error', cause })
  })
})

describe('createManagementClient', () => {
  it.each(['', 'acme.example.com', 'ftp://acme.example.com'])(
    'refuses %j as `baseUrl`',
    (baseUrl) => {
      expect(() => createManagementClient({ baseUrl, clientCredentials })).toThrow(TypeError)
    },
  )
})
