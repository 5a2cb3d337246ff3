/** Log-in with the password of a directory, at a real slapd of OpenLDAP. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { type Application, authorizeUrl, createApplication } from '../authentication/application.ts'
import { hasSlapd, passwordOf, people, type Slapd, service, startSlapd } from './slapd.ts'

// Skipped without OpenLDAP (apt-get install slapd).
const test = hasSlapd ? it : it.skip
let server: TestServer
let slapd: Slapd
beforeAll(async () => {
  if (!hasSlapd) return
  slapd = await startSlapd()
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
}, 120_000)
afterAll(async () => {
  await server?.stop()
  await slapd?.stop()
})

let opened = 0
async function open(ldap: object = {}, options: object = {}) {
  const app = await createApplication(server.tenant)
  opened += 1
  const connection = `directory-${opened}`
  const json = {
    name: connection,
    strategy: 'ad',
    enabled_clients: [app.clientId],
    options: {
      ldap: {
        urls: [`ldaps://localhost:${slapd.tlsPort}`],
        bind_dn: service.dn,
        base_dn: people,
        ...ldap,
      },
      ldap_bind_password: service.password,
      ...options,
    },
  }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect([status, body.message]).toEqual([201, undefined])
  return { app, connection, id: body.id, body }
}

async function logIn(
  at: { app: Application; connection: string },
  username: string,
  secret: string,
) {
  const visitor = createVisitor(server)
  const page = await visitor.visit(
    authorizeUrl(server.tenant, at.app, { connection: at.connection }),
  )
  expect(page.text).toContain('type="password"')
  return visitor.submit(page, { username, password: secret })
}

describe('a directory', () => {
  test('logs in a user by the password page', async () => {
    await slapd.addPerson('ada', { givenName: 'Ada', sn: 'Lovelace' })
    const at = await open()
    const end = await logIn(at, 'ada', passwordOf('ada'))
    expect(end.url.searchParams.get('code')).toBeTruthy()
    const query = new URLSearchParams({ q: 'email:"ada@example.com"' })
    const { body } = await server.tenant.request('GET', `/api/v2/users?${query}`)
    expect(body[0]).toMatchObject({ nickname: 'ada', given_name: 'Ada', family_name: 'Lovelace' })
    expect(body[0].user_id).toMatch(new RegExp(`^ad\\|${at.connection}\\|[0-9a-f-]{36}$`))
  })
})
