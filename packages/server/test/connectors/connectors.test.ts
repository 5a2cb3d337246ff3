import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { databaseConnector } from '@latchkey/server/connectors/database/database-connector'
import { emailConnector } from '@latchkey/server/connectors/email/email-connector'
import {
  createVisitor,
  receiverTrust,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import {
  authorizeUrl,
  createApplication,
  exchange,
  password,
} from '../authentication/application.ts'
import { codeIn, mailTo } from '../authentication/mail-folder.ts'
import { conformsToConnectors, type World } from './conformance.ts'
import { createToyConnector, startToyUpstream, type ToyUpstream } from './toy-upstream.ts'

let server: TestServer
let upstream: ToyUpstream
const toy = createToyConnector(() => upstream.origin)

beforeAll(async () => {
  upstream = await startToyUpstream()
  server = await startTestServer({
    connectors: { oauth2: toy },
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
})
afterAll(async () => {
  await server.stop()
  await upstream.stop()
})

const serverOf = () => server
let people = 0
const newEmail = () => {
  people += 1
  return `person-${people}@example.com`
}

conformsToConnectors(
  {
    strategy: 'auth0',
    connector: databaseConnector,
    options: { passwordPolicy: 'excellent' },
    foreignOption: { totp: { length: 8 } },
    async newPerson({ connection }) {
      const email = newEmail()
      const json = { connection, email, password }
      await server.tenant.request('POST', '/api/v2/users', { json })
      return email
    },
    logIn: (visitor, page, email) => visitor.submit(page, { username: email, password }),
    signUp: (visitor, page) => visitor.visit(page.url.pathname.replace(/login$/, 'signup')),
  },
  serverOf,
)

const mails = new Map<string, number>()

conformsToConnectors(
  {
    strategy: 'email',
    connector: emailConnector,
    options: { totp: { length: 8, time_step: 300 } },
    foreignOption: { passwordPolicy: 'good' },
    newPerson: async () => newEmail(),
    async logIn(visitor, page, email) {
      const number = (mails.get(email) ?? 0) + 1
      mails.set(email, number)
      const asked = await visitor.submit(page, { email })
      const { rows } = await server.database.query(
        'select from users where email = $1 and blocked',
        [email],
      )
      // Nobody is told that no code was sent.
      const code = rows.length > 0 ? '000000' : codeIn(await mailTo(server, email, number))
      return visitor.submit(asked, { code })
    },
    async signUp(visitor, page) {
      const asked = await visitor.submit(page, { email: newEmail() })
      return visitor.submit(asked, { code: '000000' })
    },
  },
  serverOf,
)

/** Goes to the provider and comes back. */
async function comeBack(visitor: ReturnType<typeof createVisitor>, away: URL) {
  expect(away.origin).toBe(upstream.origin)
  return visitor.visit((await upstream.follow(away)).href)
}

conformsToConnectors(
  {
    strategy: 'oauth2',
    connector: toy,
    options: {},
    foreignOption: { passwordPolicy: 'good' },
    async newPerson() {
      const email = newEmail()
      upstream.person = { sub: email.split('@')[0] ?? '', email, email_verified: true }
      return email
    },
    logIn: (visitor, page) => comeBack(visitor, page.url),
    signUp(visitor, page) {
      upstream.person = { sub: 'stranger', email: newEmail(), email_verified: true }
      return comeBack(visitor, page.url)
    },
  },
  serverOf,
)

describe('a log-in at an identity provider', () => {
  async function open(): Promise<World & { readonly url: string }> {
    const app = await createApplication(server.tenant)
    const connection = `partner-${app.clientId}`
    const json = {
      name: connection,
      display_name: 'Partner & Co',
      strategy: 'oauth2',
      enabled_clients: [app.clientId],
    }
    await server.tenant.request('POST', '/api/v2/connections', { json })
    return { server, app, connection, url: authorizeUrl(server.tenant, app) }
  }
  const ada = { sub: 'ada', email: 'Ada@Example.com', email_verified: true }
  const linkIn = (text: string) =>
    /href="(\/u\/[^"]*\/upstream\?connection=[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ??
    ''

  it('is offered on the page beside the password, and ends in tokens of the user', async () => {
    const { app, url, connection } = await open()
    const visitor = createVisitor(server)
    const page = await visitor.visit(url)
    expect(page.text).toContain('Continue with Partner &amp; Co')
    upstream.person = ada
    const away = await visitor.visit(linkIn(page.text))
    const end = await comeBack(visitor, away.url)
    const code = end.url.searchParams.get('code') ?? ''
    const { body } = await exchange(server, app, { code })
    const [, payload = ''] = body.id_token.split('.')
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      sub: `oauth2|${connection}|ada`,
      email: 'ada@example.com',
      email_verified: true,
    })
  })

  it('begins at once where the application names the connection', async () => {
    const { connection, url } = await open()
    const away = await createVisitor(server).visit(`${url}&connection=${connection}`)
    expect([away.isAway, away.url.origin]).toEqual([true, upstream.origin])
  })

  it('is refused in words where the user declines, with all ways in at hand', async () => {
    const { url, connection } = await open()
    const visitor = createVisitor(server)
    upstream.person = undefined
    const away = await visitor.visit(`${url}&connection=${connection}`)
    const page = await comeBack(visitor, away.url)
    expect([page.status, page.isAway]).toEqual([400, false])
    expect(page.text).toContain('The log-in was not completed.')
    expect(linkIn(page.text)).toContain(connection)
    const { body } = await server.tenant.request('GET', '/api/v2/logs?sort=date:-1&per_page=5')
    expect(body).toContainEqual(
      expect.objectContaining({
        type: 'f',
        connection,
        description: 'The provider says access_denied',
      }),
    )
  })

  it('counts once, and in the browser that began it', async () => {
    const { url, connection } = await open()
    const visitor = createVisitor(server)
    upstream.person = ada
    const away = await visitor.visit(`${url}&connection=${connection}`)
    const back = await upstream.follow(away.url)
    const stranger = await createVisitor(server).visit(back.href)
    expect([stranger.isAway, stranger.status]).toEqual([false, 400])
    const end = await visitor.visit(back.href)
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect((await visitor.visit(back.href)).isAway).toBe(false)
    const made = await visitor.visit('/login/callback?state=made-up&code=x')
    expect([made.isAway, made.status]).toEqual([false, 400])
  })

  it('takes the answer by a form', async () => {
    const { url, connection } = await open()
    const visitor = createVisitor(server)
    upstream.person = ada
    const away = await visitor.visit(`${url}&connection=${connection}`)
    const { searchParams } = await upstream.follow(away.url)
    const posted = await server.fetch(`${server.tenant.baseUrl}/login/callback`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: upstream.origin,
        'sec-fetch-site': 'cross-site',
      },
      body: searchParams.toString(),
      redirect: 'manual',
    })
    expect(posted.status).toBe(303)
    const end = await visitor.visit(posted.headers.get('location') ?? '')
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })

  it('is a 503 in words while the provider is away, with all ways in at hand', async () => {
    const { url, connection } = await open()
    const visitor = createVisitor(server)
    upstream.person = ada
    const away = await visitor.visit(`${url}&connection=${connection}`)
    const back = await upstream.follow(away.url)
    const { origin } = upstream
    Object.assign(upstream, { origin: 'https://localhost:1' })
    const page = await visitor.visit(back.href)
    Object.assign(upstream, { origin })
    expect(page.status).toBe(503)
    expect(page.text).toContain('Logging in that way is not possible at the moment.')
    const again = await visitor.visit(linkIn(page.text))
    expect((await comeBack(visitor, again.url)).url.searchParams.get('code')).toBeTruthy()
  })

  it('is offered first where the browser used it last', async () => {
    const { url, connection, app } = await open()
    const json = { name: `${connection}-b`, strategy: 'oauth2', enabled_clients: [app.clientId] }
    await server.tenant.request('POST', '/api/v2/connections', { json })
    const visitor = createVisitor(server)
    expect(linkIn((await visitor.visit(url)).text)).toMatch(new RegExp(`=${connection}$`))
    upstream.person = ada
    const away = await visitor.visit(`${url}&connection=${connection}-b`)
    await comeBack(visitor, away.url)
    const page = await visitor.visit(`${url}&prompt=login`)
    expect(linkIn(page.text)).toMatch(new RegExp(`=${connection}-b$`))
    expect(page.text).toContain('Continue with Partner &amp; Co')
  })
})
