import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, type Sight } from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './application.ts'
import { keyLogIn, optionsIn, pageOf } from './key-log-in.ts'

const realm = 'Username-Password-Authentication'
const passwordGrant = 'http://auth0.com/oauth/grant-type/password-realm'

let server: SharedServer
let app: Application
let at: ReturnType<typeof keyLogIn>
beforeAll(async () => {
  server = await joinTestServer()
  const grant_types = ['authorization_code', passwordGrant]
  app = await createApplication(server.tenant, { client: { grant_types } })
  at = keyLogIn(server, app)
  await at.enable('webauthn-roaming')
  for (const name of ['otp', 'recovery-code']) await at.set(`factors/${name}`, { enabled: false })
  await at.set('policies', ['all-applications'])
})
afterAll(() => server.stop())

const rpId = () => server.tenant.domain

describe('the settings of security keys', () => {
  const path = '/guardian/factors/webauthn-roaming/settings'

  it('are read, and changed one by one', async () => {
    const { body: before } = await at.request('GET', path)
    expect(before).toEqual({ userVerification: 'discouraged', overrideRelyingParty: false })
    const refused = await at.request('PUT', path, { overrideRelyingParty: true })
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('`relyingPartyIdentifier` is required'),
    ])
    const preferred = { userVerification: 'preferred' }
    expect((await at.request('PUT', path, preferred)).body).toEqual({ ...before, ...preferred })
    await at.request('PUT', path, before)
    const devices = '/guardian/factors/webauthn-platform/settings'
    expect((await at.request('GET', devices)).body).toEqual({ overrideRelyingParty: false })
    const unknown = await at.request('PUT', devices, { userVerification: 'discouraged' })
    expect(unknown.status).toBe(400)
  })

  it('name a relying party above a custom domain, which is not used elsewhere', async () => {
    const above = `${server.tenant.domain}.example`
    const domain = `login.${above}`
    const json = { domain, type: 'auth0_managed_certs' }
    const { body } = await at.request('POST', '/custom-domains', json)
    const [{ name: type, record, domain: named }] = body.verification.methods
    server.dns.set(type, named, record)
    await at.request('POST', `/custom-domains/${body.custom_domain_id}/verify`)
    const baseUrl = server.tenant.baseUrl.replace(server.tenant.domain, domain)
    const { email, userId } = await at.createOwner('ada')
    const visitor = createVisitor({ ...server, tenant: { ...server.tenant, baseUrl } })
    const logIn = async () => {
      const page = await visitor.visit(
        authorizeUrl({ ...server.tenant, baseUrl }, app, { prompt: 'login' }),
      )
      return visitor.submit(page, { username: email, password })
    }
    // The key of another relying party cannot be used here, and is not replaced by a new one.
    expect((await logIn()).url.searchParams.get('error')).toBe('unmet_authentication_requirements')
    await at.request('PUT', path, { overrideRelyingParty: true, relyingPartyIdentifier: above })
    const [{ id }] = await at.methodsOf(userId)
    await at.request(
      'DELETE',
      at.ofUser(userId, `/authentication-methods/${encodeURIComponent(id)}`),
    )
    const page = await logIn()
    expect(optionsIn(page).rp?.id).toBe(above)
    const elsewhere = await at.afterPassword(createVisitor(server), email)
    expect(optionsIn(elsewhere).rp?.id).toBe(rpId())
    await at.request('PUT', path, { overrideRelyingParty: false })
  })
})

describe('the API for own pages', () => {
  it('says that a key is verified on the log-in page only', async () => {
    const { email } = await at.createOwner('bob')
    const { clientId: client_id, clientSecret: client_secret } = app
    const shared = { client_id, client_secret }
    const form = { grant_type: passwordGrant, realm, username: email, password, scope: 'openid' }
    const { body } = await server.tenant.request('POST', '/oauth/token', {
      token: null,
      json: { ...form, ...shared },
    })
    expect(body.error).toBe('mfa_required')
    const { mfa_token } = body
    const challenge = await server.tenant.request('POST', '/mfa/challenge', {
      token: null,
      json: { mfa_token, ...shared },
    })
    expect([challenge.status, challenge.body]).toEqual([
      400,
      {
        error: 'unsupported_challenge_type',
        error_description: expect.stringContaining('log-in page'),
      },
    ])
    const associate = (authenticator_types: readonly string[]) =>
      server.tenant.request('POST', '/mfa/associate', {
        token: mfa_token,
        json: { authenticator_types, ...shared },
      })
    expect((await associate(['webauthn-roaming'])).body.error).toBe('invalid_request')
    expect((await associate(['otp'])).body.error).toBe('access_denied')
    const listed = await server.tenant.request('GET', '/mfa/authenticators', { token: mfa_token })
    expect(listed.body).toEqual([])
  })
})

describe('an enrollment ticket', () => {
  const ticketFor = (user_id: string, members: object = {}) =>
    at.request('POST', '/guardian/enrollments/ticket', {
      user_id,
      factor: 'webauthn-roaming',
      ...members,
    })
  const openTicket = async (userId: string, members: object = {}) => {
    const visitor = createVisitor(server)
    const { body } = await ticketFor(userId, members)
    return { visitor, page: await visitor.visit(body.ticket_url), url: body.ticket_url as string }
  }
  const isInvalid = ({ status, text }: Sight) => [status, text.includes('no longer valid')]

  it('enrolls a security key once', async () => {
    const userId = await createUser(server.tenant, 'cat@example.com')
    const { visitor, page, url } = await openTicket(userId)
    const key = at.newKey()
    const lie = { origin: 'https://localhost.example.com' }
    const refused = await visitor.submit(page, { credential: key.create(optionsIn(page), lie) })
    expect(refused.status).toBe(400)
    const done = await visitor.submit(refused, { credential: key.create(optionsIn(refused)) })
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('your security key')])
    expect(await at.methodsOf(userId)).toMatchObject([{ type: 'webauthn-roaming', key_id: key.id }])
    expect(isInvalid(await visitor.visit(url))).toEqual([400, true])
  })

  it('adds a key beside another one only if the administrator allows it', async () => {
    const { userId } = await at.createOwner('dan')
    expect(isInvalid((await openTicket(userId)).page)).toEqual([400, true])
    const { visitor, page, url } = await openTicket(userId, { allow_multiple_enrollments: true })
    const other = await visitor.visit(url)
    const both = await Promise.all(
      [page, other].map((each) =>
        visitor.submit(each, { credential: at.newKey().create(optionsIn(each)) }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await at.methodsOf(userId)).toHaveLength(2)
  })

  it('is refused for a device, and for a factor that is disabled', async () => {
    const userId = await createUser(server.tenant, 'eve@example.com')
    expect((await ticketFor(userId, { factor: 'webauthn-platform' })).status).toBe(400)
    await at.set('policies', [])
    await at.set('factors/webauthn-roaming', { enabled: false })
    expect((await ticketFor(userId)).status).toBe(400)
    await at.set('factors/webauthn-roaming', { enabled: true })
    await at.set('policies', ['all-applications'])
  })
})

describe('a key of a disabled factor', () => {
  it('does not count, so that its user enrolls another factor', async () => {
    const { email, visitor } = await at.createOwner('fay')
    await at.set('factors/otp', { enabled: true })
    await at.set('factors/webauthn-roaming', { enabled: false })
    expect(pageOf(await at.afterPassword(visitor, email))).toBe('mfa-otp-enrollment')
    await at.set('factors/webauthn-roaming', { enabled: true })
    await at.set('factors/otp', { enabled: false })
    expect(pageOf(await at.afterPassword(visitor, email))).toBe('mfa-webauthn-roaming')
  })
})
