import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import { type Application, createApplication, createUser } from './application.ts'
import { keyLogIn, optionsIn, pageOf } from './key-log-in.ts'
import type { CeremonyOptions, Falsehood, SoftwareKey } from './software-key.ts'

const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'

let server: TestServer
let app: Application
let at: ReturnType<typeof keyLogIn>
let aheadMs = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + aheadMs) })
  app = await createApplication(server.tenant)
  at = keyLogIn(server, app)
  await at.enable('webauthn-roaming')
  for (const name of ['otp', 'recovery-code']) await at.set(`factors/${name}`, { enabled: false })
  await at.set('policies', ['all-applications'])
})
afterAll(() => server.stop())

describe('a security key as the only factor of a tenant', () => {
  it('is enrolled after the password, and required at the next log-in', async () => {
    const { userId, email, visitor, key, last } = await at.createOwner('ada')
    expect(await at.claimsAfter(last)).toMatchObject({
      sub: userId,
      amr: ['pwd', 'hwk', 'user', 'mfa'],
      acr: multiFactor,
    })
    const [method] = await at.methodsOf(userId)
    expect(method).toMatchObject({
      type: 'webauthn-roaming',
      id: expect.stringMatching(/^webauthn-roaming\|dev_\w{16}$/),
      confirmed: true,
      key_id: key.id,
      relying_party_identifier: 'localhost',
      user_handle: expect.stringMatching(/^[\w-]{43}$/),
    })
    const enrollments = (await at.request('GET', at.ofUser(userId, '/enrollments'))).body
    expect(enrollments).toMatchObject([{ type: 'webauthn-roaming', status: 'confirmed' }])

    const asked = await at.afterPassword(visitor, email)
    expect(pageOf(asked)).toBe('mfa-webauthn-roaming')
    expect(optionsIn(asked)).toMatchObject({
      rpId: 'localhost',
      userVerification: 'discouraged',
      allowCredentials: [{ id: key.id, type: 'public-key' }],
    })
    const done = await visitor.submit(asked, { credential: key.get(optionsIn(asked)) })
    expect(await at.claimsAfter(done)).toMatchObject({
      sub: userId,
      amr: ['pwd', 'hwk', 'user', 'mfa'],
    })
    expect((await at.methodsOf(userId))[0].last_auth_at).toBeDefined()
    expect(await at.logTypesOf(userId)).toEqual(
      expect.arrayContaining(['mfar', 'gd_enrollment_complete', 'gd_auth_succeed', 's']),
    )
  })

  it('is asked for as configured, and the options exclude what is enrolled', async () => {
    const email = 'bob@example.com'
    await createUser(server.tenant, email)
    const page = await at.afterPassword(createVisitor(server), email)
    expect(pageOf(page)).toBe('mfa-webauthn-roaming-enrollment')
    expect(optionsIn(page)).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email },
      excludeCredentials: [],
      authenticatorSelection: {
        authenticatorAttachment: 'cross-platform',
        residentKey: 'discouraged',
        userVerification: 'discouraged',
      },
    })
  })

  it('is required by acr_values and remembers the browser otherwise', async () => {
    const { email, visitor, key } = await at.createOwner('cat')
    const asked = await at.afterPassword(visitor, email)
    const credential = key.get(optionsIn(asked))
    await visitor.submit(asked, { credential, remember: 'true' })
    expect((await at.afterPassword(visitor, email)).isAway).toBe(true)
    const again = await at.afterPassword(visitor, email, { acr_values: multiFactor })
    expect(pageOf(again)).toBe('mfa-webauthn-roaming')
    expect(again.text).not.toContain('name="remember"')
  })

  it('cannot be enrolled beside one by the password alone', async () => {
    const { email, visitor, userId } = await at.createOwner('dan')
    const asked = await at.afterPassword(visitor, email)
    const path = asked.url.href.replace('roaming', 'roaming-enrollment')
    expect(pageOf(await visitor.visit(path))).toBe('mfa-webauthn-roaming')
    const made = at.newKey().create({ ...optionsIn(asked), rp: { id: 'localhost', name: '' } })
    await visitor.submit({ ...asked, text: `<form action="${path}"></form>` }, { credential: made })
    expect(await at.methodsOf(userId)).toHaveLength(1)
  })

  it('is gone with its authentication method', async () => {
    const { email, visitor, userId } = await at.createOwner('eve')
    const [{ id }] = await at.methodsOf(userId)
    const path = at.ofUser(userId, `/authentication-methods/${encodeURIComponent(id)}`)
    expect((await at.request('DELETE', path)).status).toBe(204)
    expect(pageOf(await at.afterPassword(visitor, email))).toBe('mfa-webauthn-roaming-enrollment')
  })
})

describe('a new key is refused', () => {
  const lies: readonly (readonly [string, Falsehood])[] = [
    ['of another origin', { origin: 'https://localhost.example.com' }],
    ['for another relying party', { rpId: 'example.com' }],
    ['for another challenge', { challenge: Buffer.alloc(54, 7).toString('base64url') }],
    ['of a device', { attachment: 'platform' }],
    ['that answers a log-in', { type: 'webauthn.get' }],
    ['that nobody has touched', { isPresent: false }],
    ['with a point that is not on its curve', { point: Buffer.alloc(32, 1) }],
    ['with an RSA key of 512 bits', { rsa: { bits: 512 } }],
    ['with an RSA key of 2047 bits', { rsa: { bits: 2047 } }],
    ['with an RSA key that everybody can sign with', { rsa: { bits: 2048, exponent: 1 } }],
  ]
  it.each(lies)('%s', async (what, lie) => {
    const email = `new-${lies.findIndex(([each]) => each === what)}@example.com`
    const userId = await createUser(server.tenant, email)
    const visitor = createVisitor(server)
    const page = await at.afterPassword(visitor, email)
    const key = at.newKey()
    const refused = await visitor.submit(page, { credential: key.create(optionsIn(page), lie) })
    expect([refused.status, pageOf(refused)]).toEqual([400, 'mfa-webauthn-roaming-enrollment'])
    expect(refused.text).toContain('could not be registered')
    expect(await at.methodsOf(userId)).toEqual([])
    expect(await at.logTypesOf(userId)).toContain('gd_auth_failed')
    const done = await visitor.submit(refused, { credential: key.create(optionsIn(refused)) })
    expect(done.isAway).toBe(true)
  })

  it('but not with an RSA key of 2048 bits', async () => {
    const email = 'rsa@example.com'
    const userId = await createUser(server.tenant, email)
    const visitor = createVisitor(server)
    const page = await at.afterPassword(visitor, email)
    const credential = at.newKey().create(optionsIn(page), { rsa: { bits: 2048 } })
    expect((await visitor.submit(page, { credential })).isAway).toBe(true)
    expect(await at.methodsOf(userId)).toHaveLength(1)
  })

  it('that answers the page of another user, or answers twice', async () => {
    const owners = ['fay', 'gus'].map((name) => ({ email: `${name}@example.com`, name }))
    for (const { email } of owners) await createUser(server.tenant, email)
    const [one, two] = [createVisitor(server), createVisitor(server)]
    const hers = await at.afterPassword(one, 'fay@example.com')
    const his = await at.afterPassword(two, 'gus@example.com')
    const credential = at.newKey().create(optionsIn(hers))
    expect((await two.submit(his, { credential })).status).toBe(400)
    expect((await one.submit(hers, { credential })).isAway).toBe(true)
    expect((await one.submit(hers, { credential })).isAway).toBe(false)
  })

  it('that somebody else has', async () => {
    const { key } = await at.createOwner('hal')
    const email = 'ida@example.com'
    const userId = await createUser(server.tenant, email)
    const visitor = createVisitor(server)
    const page = await at.afterPassword(visitor, email)
    const credential = key.create(optionsIn(page))
    expect((await visitor.submit(page, { credential })).status).toBe(400)
    expect(await at.methodsOf(userId)).toEqual([])
  })
})

describe('an answer of a key is refused', () => {
  const lies: readonly (readonly [string, Falsehood])[] = [
    ['of another origin', { origin: 'https://app.example.com' }],
    ['for another relying party', { rpId: 'example.com' }],
    ['for another challenge', { challenge: Buffer.alloc(54, 7).toString('base64url') }],
    ['whose counter goes back', { counter: 1 }],
    ['that enrolls', { type: 'webauthn.create' }],
    ['that nobody has touched', { isPresent: false }],
  ]
  it.each(lies)('%s', async (what, lie) => {
    const { email, visitor, key, userId } = await at.createOwner(
      `lie-${lies.findIndex(([each]) => each === what)}`,
    )
    const asked = await at.afterPassword(visitor, email)
    const refused = await visitor.submit(asked, { credential: key.get(optionsIn(asked), lie) })
    expect([refused.status, pageOf(refused)]).toEqual([400, 'mfa-webauthn-roaming'])
    expect(refused.text).toContain('could not be used')
    expect((await at.logTypesOf(userId)).filter((type) => type === 's')).toHaveLength(1)
    const done = await visitor.submit(refused, { credential: key.get(optionsIn(refused)) })
    expect(done.isAway).toBe(true)
  })

  it('that was used, is of another log-in, or is late', async () => {
    const { email, visitor, key } = await at.createOwner('jan')
    const asked = await at.afterPassword(visitor, email)
    const credential = key.get(optionsIn(asked))
    const other = createVisitor(server)
    const elsewhere = await at.afterPassword(other, email)
    expect((await other.submit(elsewhere, { credential })).status).toBe(400)
    expect((await visitor.submit(asked, { credential })).isAway).toBe(true)
    expect((await visitor.submit(asked, { credential })).isAway).toBe(false)
    const fresh = await at.afterPassword(other, email)
    const late = key.get(optionsIn(fresh))
    aheadMs += 5 * 60_000 + 1000
    expect((await other.submit(fresh, { credential: late })).status).toBe(400)
    aheadMs = 0
  })

  it('of a key of somebody else, and of a passkey', async () => {
    const { email, visitor, userId } = await at.createOwner('kim')
    const { key: others } = await at.createOwner('leo')
    const asked = await at.afterPassword(visitor, email)
    const refused = await visitor.submit(asked, { credential: others.get(optionsIn(asked)) })
    expect(refused.status).toBe(400)
    const passkey = await addPasskey(userId)
    const credential = passkey.get(optionsIn(refused))
    expect((await visitor.submit(refused, { credential })).status).toBe(400)
  })

  /** A passkey of the user, whose key is that of a software key. */
  async function addPasskey(userId: string): Promise<SoftwareKey> {
    const email = `copy-${userId.slice(-6)}@example.com`
    const copyId = await createUser(server.tenant, email)
    const visitor = createVisitor(server)
    const page = await at.afterPassword(visitor, email)
    const key = at.newKey()
    await visitor.submit(page, { credential: key.create(optionsIn(page)) })
    const [{ public_key, key_id, relying_party_identifier, id }] = await at.methodsOf(copyId)
    await at.request(
      'DELETE',
      at.ofUser(copyId, `/authentication-methods/${encodeURIComponent(id)}`),
    )
    const made = await at.request('POST', at.ofUser(userId, '/authentication-methods'), {
      type: 'passkey',
      public_key,
      key_id,
      relying_party_identifier,
    })
    expect(made.status).toBe(201)
    return key
  }

  it('after ten wrong ones, until the user is unblocked', async () => {
    const { email, visitor, key, userId } = await at.createOwner('max')
    let page = await at.afterPassword(visitor, email)
    for (let wrong = 0; wrong < 10; wrong += 1) {
      const credential = at.newKey().get(optionsIn(page))
      page = await visitor.submit(page, { credential })
    }
    const right = () => visitor.submit(page, { credential: key.get(optionsIn(page)) })
    page = await right()
    expect(page.text).toContain('Too many attempts')
    expect(await at.logTypesOf(userId)).toContain('gd_otp_rate_limit_exceed')
    await at.request('DELETE', `/user-blocks/${encodeURIComponent(userId)}`)
    expect((await right()).isAway).toBe(true)
  })
})

describe('user verification', () => {
  it('is required of keys if the tenant says so, at enrollment and at log-in', async () => {
    const { email, visitor, key } = await at.createOwner('ned')
    const path = 'factors/webauthn-roaming/settings'
    await at.set(path, { userVerification: 'required' })
    const asked = await at.afterPassword(visitor, email)
    expect(optionsIn(asked)).toMatchObject({ userVerification: 'required' })
    const refused = await visitor.submit(asked, { credential: key.get(optionsIn(asked)) })
    expect(refused.status).toBe(400)
    const credential = key.get(optionsIn(refused), { isVerified: true })
    expect((await visitor.submit(refused, { credential })).isAway).toBe(true)

    const newcomer = 'oda@example.com'
    await createUser(server.tenant, newcomer)
    const page = await at.afterPassword(createVisitor(server), newcomer)
    const options: CeremonyOptions = optionsIn(page)
    expect(options.authenticatorSelection?.userVerification).toBe('required')
    const unverified = at.newKey().create(options)
    expect((await visitor.submit(page, { credential: unverified })).isAway).toBe(false)
    await at.set(path, { userVerification: 'discouraged' })
  })
})
