/** Factors of certain types that actions ask for: no other factor, and no earlier log-in, does. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Sight,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@latchkey/testkit'
import { TOTP } from 'otpauth'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import { keyLogIn, optionsIn, pageOf } from '../authentication/key-log-in.ts'
import type { SoftwareKey } from '../authentication/software-key.ts'
import { bindActions, postLogin } from './bind-action.ts'

const grant = (name: string) => `http://auth0.com/oauth/grant-type/${name}`
const showMethods = postLogin(
  'api.idToken.setCustomClaim(`https://a.example/methods`, event.authentication.methods);' +
    'api.idToken.setCustomClaim(`https://a.example/enrolled`, event.user.enrolledFactors)',
)

let server: TestServer
let app: Application
let at: ReturnType<typeof keyLogIn>
/** Time steps that have passed: a code can be used once. */
let steps = 0
let users = 0

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + steps * 30_000) })
  const client = { grant_types: ['authorization_code', 'refresh_token', grant('password-realm')] }
  const mfa = ['mfa-otp', 'mfa-oob', 'mfa-recovery-code'].map(grant)
  client.grant_types.push(...mfa)
  app = await createApplication(server.tenant, { client })
  at = keyLogIn(server, app)
  await at.enable('otp', 'webauthn-roaming')
  await at.set('factors/recovery-code', { enabled: false })
})
afterAll(() => server.stop())
beforeEach(() => at.set('policies', []))

const bind = (...bodies: readonly string[]) =>
  bindActions(server.tenant, 'post-login', [...bodies.map(postLogin), showMethods])

interface Person {
  readonly email: string
  readonly userId: string
  readonly visitor: Visitor
  readonly nextCode: () => string
}

/** A user, with an authenticator app unless told otherwise. */
async function newPerson({ hasApp = true } = {}): Promise<Person> {
  users += 1
  const email = `person-${users}@example.com`
  const userId = await createUser(server.tenant, email)
  const path = at.ofUser(userId, '/authentication-methods')
  const made = hasApp ? await at.request('POST', path, { type: 'totp' }) : undefined
  const nextCode = () => codeOf(made?.body.totp_secret)
  return { email, userId, visitor: createVisitor(server), nextCode }
}

function codeOf(secret: string): string {
  steps += 1
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** A user with an authenticator app and a security key. */
async function newOwner(): Promise<Person & { readonly key: SoftwareKey }> {
  const person = await newPerson()
  await bind(`api.authentication.enrollWith({ type: 'webauthn-roaming' })`)
  const asked = await at.afterPassword(person.visitor, person.email)
  const next = await person.visitor.submit(asked, { code: person.nextCode() })
  expect(pageOf(next)).toBe('mfa-webauthn-roaming-enrollment')
  const key = at.newKey()
  const end = await person.visitor.submit(next, { credential: key.create(optionsIn(next)) })
  expect(await methodsAfter(end)).toEqual(['pwd', 'mfa otp', 'mfa webauthn-roaming'])
  return { ...person, key }
}

async function methodsAfter(end: Sight): Promise<readonly string[]> {
  const claims = await at.claimsAfter(end)
  const methods = Object(claims['https://a.example/methods'])
  return methods.map(({ name, type }: Record<string, string>) => (type ? `${name} ${type}` : name))
}

const errorOf = ({ url }: Sight) => url.searchParams.get('error')
const toPage = ({ url }: Sight, page: string) => url.href.replace(/\/mfa.*/, `/${page}`)

describe('a challenge of one type', () => {
  it('is not met by the factor that the policy has verified in the same log-in', async () => {
    const { email, visitor, nextCode, key } = await newOwner()
    await bind(`api.authentication.challengeWith({ type: 'webauthn-roaming' })`)
    await at.set('policies', ['all-applications'])
    const asked = await at.afterPassword(visitor, email)
    const byApp = await visitor.visit(toPage(asked, 'mfa-otp'))
    const again = await visitor.submit(byApp, { code: nextCode() })
    expect(pageOf(again)).toBe('mfa-webauthn-roaming')

    const other = await visitor.visit(toPage(again, 'mfa-otp'))
    expect(pageOf(other)).toBe('mfa-webauthn-roaming')
    const forced = await visitor.submit(byApp, { code: nextCode() })
    expect(pageOf(forced)).toBe('mfa-webauthn-roaming')
    const refused = await visitor.submit(forced, { credential: '{}' })
    expect([refused.status, refused.isAway]).toEqual([400, false])

    const end = await visitor.submit(refused, { credential: key.get(optionsIn(refused)) })
    expect(await methodsAfter(end)).toEqual(['pwd', 'mfa otp', 'mfa webauthn-roaming'])
  })

  it('is not met by a factor of an earlier log-in of the session', async () => {
    const { email, visitor, nextCode, key } = await newOwner()
    await bind(`api.authentication.challengeWith({ type: 'otp' })`)
    const asked = await at.afterPassword(visitor, email)
    const end = await visitor.submit(asked, { code: nextCode() })
    expect(await methodsAfter(end)).toEqual(['pwd', 'mfa otp'])

    await bind(`api.authentication.challengeWith({ type: 'webauthn-roaming' })`)
    const bySession = await visitor.visit(authorizeUrl(server.tenant, app))
    expect(pageOf(bySession)).toBe('mfa-webauthn-roaming')
    const done = await visitor.submit(bySession, { credential: key.get(optionsIn(bySession)) })
    expect(await methodsAfter(done)).toEqual(['pwd', 'mfa webauthn-roaming'])
    const silent = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    expect(errorOf(silent)).toBe('login_required')
  })

  it('is not met by the factor of an earlier action, nor lifted by a later call', async () => {
    const { email, visitor, nextCode } = await newOwner()
    await bind(
      `api.authentication.challengeWith({ type: 'otp' })`,
      `api.authentication.challengeWith({ type: 'webauthn-roaming' });` +
        `api.multifactor.enable('any', { allowRememberBrowser: true });` +
        `api.multifactor.enable('none')`,
    )
    const asked = await at.afterPassword(visitor, email)
    expect(pageOf(asked)).toBe('mfa-otp')
    const next = await visitor.submit(asked, { code: nextCode() })
    expect(pageOf(next)).toBe('mfa-webauthn-roaming')
  })

  it('is met by a factor of that type that the log-in has verified before', async () => {
    const { email, visitor, nextCode } = await newPerson()
    await bind(`api.authentication.challengeWithAny([{ type: 'otp' }, { type: 'email' }])`)
    await at.set('policies', ['all-applications'])
    const asked = await at.afterPassword(visitor, email)
    const end = await visitor.submit(asked, { code: nextCode() })
    expect(await methodsAfter(end)).toEqual(['pwd', 'mfa otp'])
  })

  it('shows the named type first, and the others beside it', async () => {
    const { email, visitor } = await newOwner()
    const more = `{ additionalFactors: [{ type: 'webauthn-roaming' }] }`
    await bind(`api.authentication.challengeWith({ type: 'otp' }, ${more})`)
    const asked = await at.afterPassword(visitor, email)
    expect(pageOf(asked)).toBe('mfa-otp')
    expect(asked.text).toContain('/mfa-webauthn-roaming"')
  })
})

describe('an enrollment', () => {
  it('is part of the log-in, and is verified first at the next one', async () => {
    const { email, visitor } = await newPerson({ hasApp: false })
    await bind(`api.authentication.enrollWith({ type: 'otp' })`)
    const page = await at.afterPassword(visitor, email)
    expect(pageOf(page)).toBe('mfa-otp-enrollment')
    const [, shown = ''] = /<code class="shown long">([^<]+)</.exec(page.text) ?? []
    const code = codeOf(shown.replaceAll(' ', ''))
    const end = await visitor.submit(page, { code })
    const claims = await at.claimsAfter(end)
    expect(claims['https://a.example/enrolled']).toEqual([{ type: 'otp', options: {} }])

    const asked = await at.afterPassword(createVisitor(server), email)
    expect(pageOf(asked)).toBe('mfa-otp')
  })

  it('of another factor follows one that the user has', async () => {
    const { email, visitor, nextCode, userId } = await newPerson()
    await bind(`api.authentication.enrollWith({ type: 'webauthn-roaming' })`)
    const asked = await at.afterPassword(visitor, email)
    expect(pageOf(asked)).toBe('mfa-otp')
    const direct = await visitor.visit(toPage(asked, 'mfa-webauthn-roaming-enrollment'))
    expect(pageOf(direct)).toBe('mfa-otp')
    const next = await visitor.submit(direct, { code: nextCode() })
    expect(pageOf(next)).toBe('mfa-webauthn-roaming-enrollment')
    expect(await at.methodsOf(userId)).toHaveLength(1)
  })

  it('of what the user has already refuses the log-in', async () => {
    const { email, visitor, nextCode } = await newPerson()
    await bind(`api.authentication.enrollWith({ type: 'otp' })`)
    const asked = await at.afterPassword(visitor, email)
    const end = await visitor.submit(asked, { code: nextCode() })
    expect(errorOf(end)).toBe('unmet_authentication_requirements')
    expect(end.url.searchParams.get('error_description')).toContain('can enroll none')
  })

  it('of any of several is chosen by the user, a device among them', async () => {
    const { email, visitor } = await newPerson({ hasApp: false })
    const types = `[{ type: 'otp' }, { type: 'webauthn-platform' }]`
    await at.enable('webauthn-platform')
    await bind(`api.authentication.enrollWithAny(${types})`)
    const choice = await at.afterPassword(visitor, email)
    expect(pageOf(choice)).toBe('mfa')
    expect(choice.text).toContain('/mfa-otp-enrollment"')
    const page = await visitor.visit(toPage(choice, 'mfa-webauthn-platform-enrollment'))
    expect(pageOf(page)).toBe('mfa-webauthn-platform-enrollment')
    const declined = await visitor.submit(page, { later: 'true' })
    expect(declined.isAway).toBe(false)
    const device = at.newDevice()
    const end = await visitor.submit(page, { credential: device.create(optionsIn(page)) })
    expect(await methodsAfter(end)).toEqual(['pwd', 'mfa webauthn-platform'])
    await at.set('factors/webauthn-platform', { enabled: false })
  })

  it('follows the challenge that the same action asks for', async () => {
    const { email, visitor, nextCode } = await newPerson()
    await bind(
      `api.authentication.challengeWith({ type: 'otp' });` +
        `api.authentication.enrollWith({ type: 'webauthn-roaming' })`,
      `if (event.authentication.methods.length < 3) api.access.deny('Too early.')`,
    )
    const asked = await at.afterPassword(visitor, email)
    const next = await visitor.submit(asked, { code: nextCode() })
    expect(pageOf(next)).toBe('mfa-webauthn-roaming-enrollment')
    const key = at.newKey()
    const end = await visitor.submit(next, { credential: key.create(optionsIn(next)) })
    expect(end.url.searchParams.get('code')).toEqual(expect.any(String))
  })
})

describe('the token endpoint', () => {
  const logIn = (username: string) => {
    const realm = 'Username-Password-Authentication'
    const form = { grant_type: grant('password-realm'), realm, username, password }
    return exchange(server, app, { ...form, scope: 'openid', audience: app.audience })
  }
  const verify = (mfa_token: string, otp: string) =>
    exchange(server, app, { grant_type: grant('mfa-otp'), mfa_token, otp })

  it('refuses a factor of another type', async () => {
    const { email, nextCode } = await newPerson()
    await bind(`api.authentication.challengeWith({ type: 'email' })`)
    const { body } = await logIn(email)
    expect(body.error).toBe('mfa_required')
    const { body: refused } = await verify(body.mfa_token, nextCode())
    expect(refused).toEqual({ error: 'invalid_grant', error_description: 'Invalid otp_code.' })
  })

  it('asks for one factor after the other', async () => {
    const { email, nextCode } = await newOwner()
    await bind(
      `api.authentication.challengeWith({ type: 'otp' })`,
      `api.authentication.challengeWith({ type: 'webauthn-roaming' })`,
    )
    const { body } = await logIn(email)
    const { body: next } = await verify(body.mfa_token, nextCode())
    expect([next.error, next.access_token]).toEqual(['mfa_required', undefined])
    const { body: refused } = await verify(next.mfa_token, nextCode())
    expect(refused.error).toBe('invalid_grant')
  })

  it('enrolls the factor that an action asks for', async () => {
    const { email } = await newPerson({ hasApp: false })
    await bind(`api.authentication.enrollWith({ type: 'otp' })`)
    const { body } = await logIn(email)
    expect(body.mfa_requirements).toEqual({ enroll: [{ type: 'otp' }] })
    const json = { authenticator_types: ['otp'] }
    const token = body.mfa_token
    const made = await server.tenant.request('POST', '/mfa/associate', { token, json })
    const { status, body: tokens } = await verify(token, codeOf(made.body.secret))
    expect([status, tokens.access_token]).toEqual([200, expect.any(String)])
  })
})
