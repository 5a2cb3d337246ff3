import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { databaseConnector } from '@latchkey/server/connectors/database/database-connector'
import { emailConnector } from '@latchkey/server/connectors/email/email-connector'
import { smsConnector } from '@latchkey/server/connectors/sms/sms-connector'
import {
  createVisitor,
  type Receiver,
  receiverTrust,
  type Sight,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import { codeIn, mailTo } from '../authentication/mail-folder.ts'
import { conformsToConnectors, type World } from './conformance.ts'
import { lastEntries } from './last-entries.ts'
import { createToyConnector, startToyUpstream, type ToyUpstream } from './toy-upstream.ts'

let server: TestServer
let upstream: ToyUpstream
let gateway: Receiver
const toy = createToyConnector(() => upstream.origin)

beforeAll(async () => {
  upstream = await startToyUpstream()
  gateway = await startReceiver()
  server = await startTestServer({
    connectors: { oauth2: toy },
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
})
afterAll(async () => {
  await server.stop()
  await upstream.stop()
  await gateway.kill()
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

const newNumber = () => {
  people += 1
  return `+1415555${String(people).padStart(4, '0')}`
}

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
      const response = await visitor.submit(page, { email })
      const { rows } = await server.database.query(
        'select from users where email = $1 and blocked',
        [email],
      )
      // The response does not reveal that no code was sent.
      const code = rows.length > 0 ? '000000' : codeIn(await mailTo(server, email, number))
      return visitor.submit(response, { code })
    },
    async signUp(visitor, page) {
      const response = await visitor.submit(page, { email: newEmail() })
      return visitor.submit(response, { code: '000000' })
    },
  },
  serverOf,
)

/** The codes of the text messages to a number. */
const codesTo = (number: string) =>
  gateway.received
    .filter(({ event }) => event.recipient === number)
    .map(({ event }) => /\d{6}/.exec(event.body)?.[0] ?? '')

conformsToConnectors(
  {
    strategy: 'sms',
    connector: smsConnector,
    required: () => ({
      provider: 'sms_gateway',
      gateway_url: gateway.url,
      from: 'Books',
      template: '@@password@@',
    }),
    options: { totp: { length: 8, time_step: 300 } },
    foreignOption: { passwordPolicy: 'good' },
    newPerson: async () => newNumber(),
    async logIn(visitor, page, number) {
      const before = codesTo(number).length
      const response = await visitor.submit(page, { phone_number: number })
      const { rows } = await server.database.query(
        'select from users where phone_number = $1 and blocked',
        [number],
      )
      // The response does not reveal that no code was sent.
      if (rows.length > 0) return visitor.submit(response, { code: '000000' })
      await until(`a message to ${number}`, () => codesTo(number).length > before)
      return visitor.submit(response, { code: codesTo(number)[before] ?? '' })
    },
    async signUp(visitor, page) {
      const response = await visitor.submit(page, { phone_number: newNumber() })
      return visitor.submit(response, { code: '000000' })
    },
  },
  serverOf,
)

/** Logs in at the provider, and returns. */
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

const linkIn = (text: string) =>
  /href="(\/u\/[^"]*\/upstream\?connection=[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''

describe('a log-in at an identity provider', () => {
  async function open(): Promise<World & { readonly url: string }> {
    const app = await createApplication(server.tenant)
    const connection = `partner-${app.clientId}`
    const json = {
      name: connection,
      display_name: 'Partner & Co',
      strategy: 'oauth2',
      show_as_button: true,
      enabled_clients: [app.clientId],
    }
    await server.tenant.request('POST', '/api/v2/connections', { json })
    return { server, app, connection, url: authorizeUrl(server.tenant, app) }
  }
  const ada = { sub: 'ada', email: 'Ada@Example.com', email_verified: true }
  it('is offered on the page beside the password, and yields tokens of the user', async () => {
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

  it('is followed by a second factor if the application requests one', async () => {
    const { connection, url } = await open()
    const acr = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'
    const visitor = createVisitor(server)
    upstream.person = ada
    const asking = new URLSearchParams({ connection, acr_values: acr })
    const away = await visitor.visit(`${url}&${asking}`)
    const page = await comeBack(visitor, away.url)
    expect([page.isAway, page.url.pathname]).toEqual([false, expect.stringMatching(/\/mfa-otp/)])
  })

  it('begins immediately if the application names the connection', async () => {
    const { connection, url } = await open()
    const away = await createVisitor(server).visit(`${url}&connection=${connection}`)
    expect([away.isAway, away.url.origin]).toEqual([true, upstream.origin])
  })

  it('shows an error and all ways to log in if the user declines', async () => {
    const { url, connection } = await open()
    const visitor = createVisitor(server)
    upstream.person = undefined
    const away = await visitor.visit(`${url}&connection=${connection}`)
    const page = await comeBack(visitor, away.url)
    expect([page.status, page.isAway]).toEqual([400, false])
    expect(page.text).toContain('The log-in was not completed.')
    expect(linkIn(page.text)).toContain(connection)
    const body = await lastEntries(server.tenant, 5)
    expect(body).toContainEqual(
      expect.objectContaining({
        type: 'f',
        connection,
        description: 'The provider says access_denied',
      }),
    )
  })

  it('can be completed once, and in the browser that began it', async () => {
    const { url, connection } = await open()
    const visitor = createVisitor(server)
    upstream.person = ada
    const away = await visitor.visit(`${url}&connection=${connection}`)
    const back = await upstream.follow(away.url)
    const otherBrowser = await createVisitor(server).visit(back.href)
    expect([otherBrowser.isAway, otherBrowser.status]).toEqual([false, 400])
    const end = await visitor.visit(back.href)
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect((await visitor.visit(back.href)).isAway).toBe(false)
    const made = await visitor.visit('/login/callback?state=made-up&code=x')
    expect([made.isAway, made.status]).toEqual([false, 400])
  })

  it('accepts the response by form_post, and stores it for two minutes at most', async () => {
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
    const stored = await server.database.query(
      `select max(extract(epoch from expires_at - now()))::int as seconds from oidc_records
        where model = 'UpstreamLogin' and id_hash = $1`,
      [hash('sha256', searchParams.get('state') ?? '', 'base64url')],
    )
    expect(stored.rows[0].seconds).toBeLessThanOrEqual(120)
    const end = await visitor.visit(posted.headers.get('location') ?? '')
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })

  it('is 503 with an error and all ways to log in while the provider is unavailable', async () => {
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
    expect(page.text).toContain('This way to log in is not available at the moment.')
    const again = await visitor.visit(linkIn(page.text))
    expect((await comeBack(visitor, again.url)).url.searchParams.get('code')).toBeTruthy()
  })

  it.each([
    ['a new user', 'zoe'],
    ['a known user', 'ada'],
  ])('of %s is refused if the connection is deleted while the provider answers', async (_, sub) => {
    const { url, connection } = await open()
    const [{ id }] = (await server.tenant.request('GET', `/api/v2/connections?name=${connection}`))
      .body
    upstream.person = { ...ada, sub }
    const logIn = async (visitor = createVisitor(server)) =>
      comeBack(visitor, (await visitor.visit(`${url}&connection=${connection}`)).url)
    if (sub === 'ada') expect((await logIn()).url.searchParams.get('code')).toBeTruthy()
    upstream.meanwhile = () => server.tenant.request('DELETE', `/api/v2/connections/${id}`)
    const page = await logIn()
    upstream.meanwhile = undefined
    expect([page.status, page.isAway]).toEqual([400, false])
    expect(page.text).toContain('We could not log you in with that account.')
  })

  it('is offered first if the browser used it last', async () => {
    const { url, connection, app } = await open()
    const json = {
      name: `${connection}-b`,
      strategy: 'oauth2',
      show_as_button: true,
      enabled_clients: [app.clientId],
    }
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

describe('an account at an identity provider with the address of a user', () => {
  let made = 0
  async function open(facts: { known?: boolean; verified?: boolean; options?: object } = {}) {
    const { known = true, verified = true, options = {} } = facts
    made += 1
    const app = await createApplication(server.tenant)
    const email = `link-${made}@example.com`
    const connection = `link-${made}`
    const json = { name: connection, strategy: 'oauth2', enabled_clients: [app.clientId], options }
    await server.tenant.request('POST', '/api/v2/connections', { json })
    const userId = await createUser(server.tenant, email)
    await server.tenant.request('PATCH', `/api/v2/users/${encodeURIComponent(userId)}`, {
      json: { email_verified: known },
    })
    upstream.person = { sub: `sub-${made}`, email: email.toUpperCase(), email_verified: verified }
    const visitor = createVisitor(server)
    const arrive = async (by = createVisitor(server)) =>
      comeBack(by, (await by.visit(authorizeUrl(server.tenant, app, { connection }))).url)
    return { app, email, connection, userId, visitor, page: await arrive(visitor), arrive }
  }
  const userOf = async (id: string) =>
    (await server.tenant.request('GET', `/api/v2/users/${encodeURIComponent(id)}`)).body
  const subjectOf = async (app: Application, end: Sight) => {
    const code = end.url.searchParams.get('code') ?? ''
    const { body } = await exchange(server, app, { code })
    return JSON.parse(Buffer.from(body.id_token.split('.')[1], 'base64url').toString()).sub
  }

  it('is linked once the user has logged in to the other, and logs in as that user', async () => {
    const { app, email, connection, userId, visitor, page, arrive } = await open()
    expect(page.text).toContain('You already have an account')
    expect(page.text).toContain(email)
    const response = await visitor.submit(page, { action: 'link' })
    expect(response.text).toContain(`value="${email}"`)
    const end = await visitor.submit(response, { username: email, password })
    expect(await subjectOf(app, end)).toBe(userId)
    const { identities } = await userOf(userId)
    expect(identities).toMatchObject([
      { provider: 'auth0' },
      { provider: 'oauth2', connection, profileData: { email, email_verified: true } },
    ])
    expect(await subjectOf(app, await arrive())).toBe(userId)
    upstream.person = { sub: `sub-${made}`, email: `new-${email}`, email_verified: true }
    expect(await subjectOf(app, await arrive())).toBe(userId)
    const changed = await userOf(userId)
    expect([changed.email, changed.identities[1].profileData.email]).toEqual([
      email,
      `new-${email}`,
    ])
    const { provider, user_id } = identities[1]
    const address = `/api/v2/users/${encodeURIComponent(userId)}/identities/${provider}`
    const deletedUrl = `${address}/${encodeURIComponent(user_id)}`
    expect((await server.tenant.request('DELETE', deletedUrl)).status).toBe(200)
    expect(await userOf(`oauth2|${user_id}`)).toMatchObject({ email: `new-${email}` })
  })

  it('becomes a separate user if the user chooses so', async () => {
    const { app, connection, userId, visitor, page } = await open()
    const end = await visitor.submit(page, { action: 'separate' })
    expect(await subjectOf(app, end)).toBe(`oauth2|${connection}|sub-${made}`)
    expect((await userOf(userId)).identities).toHaveLength(1)
    expect((await visitor.submit(page, { action: 'link' })).status).toBe(400)
  })

  it('is neither linked nor created if the user cancels, who may log in again', async () => {
    const { connection, email, userId, visitor, page } = await open()
    const back = await visitor.submit(page, { action: 'cancel' })
    expect([back.status, back.isAway]).toEqual([200, false])
    expect(back.text).toContain(connection)
    expect((await userOf(userId)).identities).toHaveLength(1)
    expect(await userOf(`oauth2|${connection}|sub-${made}`)).toMatchObject({ statusCode: 404 })
    expect((await visitor.submit(page, { action: 'link' })).status).toBe(400)
    const again = await comeBack(visitor, (await visitor.visit(linkIn(back.text))).url)
    expect(again.text).toContain('You already have an account')
    expect((await visitor.submit(again, { action: 'link' })).text).toContain(`value="${email}"`)
  })

  it('is not linked to another user who logs in', async () => {
    const { userId, visitor, page, arrive } = await open()
    const otherEmail = `stranger-${made}@example.com`
    const other = await createUser(server.tenant, otherEmail)
    const response = await visitor.submit(page, { action: 'link' })
    const end = await visitor.submit(response, { username: otherEmail, password })
    expect(end.isAway).toBe(true)
    for (const id of [userId, other]) expect((await userOf(id)).identities).toHaveLength(1)
    expect((await arrive()).text).toContain('You already have an account')
  })

  it.each([
    ['the provider has not verified the address', { verified: false }],
    ['the user has not verified the address', { known: false }],
  ])('is a separate user if %s', async (_, facts) => {
    const { page, userId } = await open(facts)
    expect(page.isAway).toBe(true)
    expect((await userOf(userId)).identities).toHaveLength(1)
  })

  it('can only be linked if the connection creates no users', async () => {
    const { visitor, page } = await open({ options: { disable_signup: true } })
    expect(page.text).not.toContain('Create a separate account')
    const refused = await visitor.submit(page, { action: 'separate' })
    expect([refused.isAway, refused.status]).toEqual([false, 400])
    const again = await open({ options: { disable_signup: true } })
    const response = await again.visitor.submit(again.page, { action: 'link' })
    const proof = { username: again.email, password }
    const end = await again.visitor.submit(response, proof)
    expect(await subjectOf(again.app, end)).toBe(again.userId)
  })

  it('is linked by an ID token of its user', async () => {
    const { app, userId, visitor, page } = await open()
    const end = await visitor.submit(page, { action: 'separate' })
    const code = end.url.searchParams.get('code') ?? ''
    const { id_token: link_with } = (await exchange(server, app, { code })).body
    const address = `/api/v2/users/${encodeURIComponent(userId)}/identities`
    const { status, body } = await server.tenant.request('POST', address, { json: { link_with } })
    expect(status).toBe(201)
    expect(body).toMatchObject([{ provider: 'auth0' }, { provider: 'oauth2' }])
  })
})
