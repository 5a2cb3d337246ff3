import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import { createApplication, createUser, password } from './authentication/application.ts'

/** A /64 of IPv6 belongs to one subscriber (RFC 6177) and counts as one address. */
const few = { limit: 3, windowSeconds: 600 }
const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    config: { trustedProxies: ['127.0.0.1'], rateLimits: { 'authentication-jwks': few } },
  })
})
afterAll(() => server.stop())

const from = (address: string) => ({ 'x-forwarded-for': address })
const neighbours = (count: number) =>
  Array.from({ length: count }, (_, at) => `2001:db8:1:2:${at + 1}::${at}`)
const elsewhere = '2001:db8:1:3::1'

it('requests without a token', async () => {
  const send = async (address: string) =>
    (
      await server.tenant.request('GET', '/.well-known/jwks.json', {
        token: null,
        headers: from(address),
      })
    ).status
  const statuses = []
  for (const address of [...neighbours(few.limit + 1), elsewhere])
    statuses.push(await send(address))
  expect(statuses).toEqual([200, 200, 200, 429, 200])
})

it('wrong passwords', async () => {
  const { clientId, clientSecret } = await createApplication(server.tenant, {
    client: { grant_types: [realmGrant] },
  })
  const username = 'ada@example.com'
  await createUser(server.tenant, username)
  const logIn = async (address: string, typed: string) =>
    (
      await server.tenant.request('POST', '/oauth/token', {
        token: null,
        headers: from(address),
        form: {
          grant_type: realmGrant,
          realm: 'Username-Password-Authentication',
          client_id: clientId,
          client_secret: clientSecret,
          username,
          password: typed,
        },
      })
    ).status
  for (const address of neighbours(10)) expect(await logIn(address, 'wrong')).toBe(400)
  expect(await logIn('2001:db8:1:2::99', password)).toBe(429)
  expect(await logIn(elsewhere, password)).toBe(200)
})

it('wrong codes of devices', async () => {
  const send = async (address: string) => {
    const visitor = createVisitor({
      tenant: server.tenant,
      fetch: (url, options) =>
        server.fetch(url, {
          ...options,
          headers: { ...(options?.headers as Record<string, string>), ...from(address) },
        }),
    })
    const page = await visitor.visit('/activate')
    const { text } = await visitor.submit(page, { user_code: 'BBBB-BBBB' })
    return /do not recognize|Too many attempts/.exec(text)?.[0]
  }
  const answers: unknown[] = []
  for (const address of [...neighbours(21), elsewhere]) answers.push(await send(address))
  const wrong = Array.from({ length: 20 }, () => 'do not recognize')
  expect(answers).toEqual([...wrong, 'Too many attempts', 'do not recognize'])
})
