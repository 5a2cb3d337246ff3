import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, type Sight, startTestServer, type TestServer } from '@latchkey/testkit'
import { TOTP } from 'otpauth'
import { type Application, createApplication, createUser } from './application.ts'
import { keyLogIn, optionsIn, pageOf } from './key-log-in.ts'
import type { Falsehood } from './software-key.ts'

let server: TestServer
let app: Application
let at: ReturnType<typeof keyLogIn>
let aheadMs = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + aheadMs) })
  app = await createApplication(server.tenant)
  at = keyLogIn(server, app)
  await at.enable('webauthn-platform', 'webauthn-roaming')
  await at.set('policies', ['all-applications'])
})
afterAll(() => server.stop())

const secretOf = ({ text }: Sight) =>
  /<code class="shown long">([A-Z2-7 ]+)</.exec(text)?.[1]?.replaceAll(' ', '') ?? ''

/** A code that was not used yet: each call is a minute later. */
function codeOf(secret: string): string {
  aheadMs += 60_000
  return new TOTP({ secret }).generate({ timestamp: Date.now() + aheadMs })
}

const offer = 'mfa-webauthn-platform-enrollment'

/** A user who has enrolled an app, and sees the offer of the device. */
async function createOffered(name: string) {
  const email = `${name}@example.com`
  const userId = await createUser(server.tenant, email)
  const visitor = createVisitor(server)
  const page = await at.afterPassword(visitor, email)
  const secret = secretOf(page)
  const proved = await visitor.submit(page, { code: codeOf(secret) })
  const offered = await at.passRecoveryCode(visitor, proved)
  if (pageOf(offered) !== offer) throw new Error(offered.text)
  return { email, userId, visitor, secret, offered }
}

/** Likewise, with the device. */
async function createOwner(name: string) {
  const owner = await createOffered(name)
  const device = at.newDevice()
  const credential = device.create(optionsIn(owner.offered))
  const last = await owner.visitor.submit(owner.offered, { credential })
  if (!last.isAway) throw new Error(last.text)
  return { ...owner, device, last }
}

describe('a device', () => {
  it('is offered after another factor, and asked for first in its browser', async () => {
    const { userId, email, visitor, device, last } = await createOwner('ada')
    expect(await at.claimsAfter(last)).toMatchObject({ amr: ['pwd', 'otp', 'mfa'] })
    expect(await at.methodsOf(userId)).toMatchObject([
      { type: 'totp' },
      { type: 'recovery-code' },
      { type: 'webauthn-platform', key_id: device.id, relying_party_identifier: 'localhost' },
    ])
    const asked = await at.afterPassword(visitor, email)
    expect(pageOf(asked)).toBe('mfa-webauthn-platform')
    expect(optionsIn(asked)).toMatchObject({
      userVerification: 'required',
      allowCredentials: [{ id: device.id }],
    })
    expect(asked.text).toContain('/mfa-otp"')
    expect(asked.text).toContain('/mfa-recovery-code"')
    const done = await visitor.submit(asked, { credential: device.get(optionsIn(asked)) })
    expect(await at.claimsAfter(done)).toMatchObject({ amr: ['pwd', 'hwk', 'user', 'mfa'] })
  })

  it('is not asked for first in another browser, which may enroll another device', async () => {
    const { email, secret, device, userId } = await createOwner('bob')
    const other = createVisitor(server)
    const page = await at.afterPassword(other, email)
    expect(pageOf(page)).toBe('mfa-otp')
    expect(page.text).toContain('/mfa-webauthn-platform"')
    const offered = await other.submit(page, { code: codeOf(secret) })
    expect(pageOf(offered)).toBe(offer)
    const options = optionsIn(offered)
    expect(options.excludeCredentials).toMatchObject([{ id: device.id }])
    expect(options.authenticatorSelection).toMatchObject({
      authenticatorAttachment: 'platform',
      userVerification: 'required',
    })
    await other.submit(offered, { credential: at.newDevice().create(options) })
    const types = (await at.methodsOf(userId)).map(({ type }: { readonly type: string }) => type)
    expect(types.filter((type: string) => type === 'webauthn-platform')).toHaveLength(2)
  })

  it('is not offered again for 30 days in a browser where the user declined it', async () => {
    const { email, visitor, secret, offered } = await createOffered('cat')
    expect(offered.text).toContain('Not on this device')
    const path = new URL(offered.url).pathname
    const declining = { ...offered, text: `<form action="${path}"></form>` }
    expect((await visitor.submit(declining, { later: 'true' })).isAway).toBe(true)
    const page = await at.afterPassword(visitor, email)
    expect((await visitor.submit(page, { code: codeOf(secret) })).isAway).toBe(true)
  })

  it('is not offered before a factor is proved, nor after a recovery code', async () => {
    const email = 'dan@example.com'
    const userId = await createUser(server.tenant, email)
    const visitor = createVisitor(server)
    const page = await at.afterPassword(visitor, email)
    const path = page.url.pathname.replace('mfa-otp-enrollment', offer)
    expect(pageOf(await visitor.visit(path))).toBe('mfa-otp-enrollment')
    const credential = at
      .newDevice()
      .create({ challenge: 'AAAA', rp: { id: 'localhost', name: '' } })
    await visitor.submit({ ...page, text: `<form action="${path}"></form>` }, { credential })
    expect(await at.methodsOf(userId)).toEqual([])
    const rotated = await at.request('POST', at.ofUser(userId, '/recovery-code-regeneration'))
    await at.request('POST', at.ofUser(userId, '/authentication-methods'), { type: 'totp' })
    const asked = await at.afterPassword(visitor, email)
    const recovery = await visitor.visit(asked.url.pathname.replace('mfa-otp', 'mfa-recovery-code'))
    const used = await visitor.submit(recovery, { code: rotated.body.recovery_code })
    expect((await at.passRecoveryCode(visitor, used)).isAway).toBe(true)
  })

  it('leads to the other factors after it was removed', async () => {
    const { email, userId, visitor } = await createOwner('eve')
    const methods: readonly { readonly id: string; readonly type: string }[] =
      await at.methodsOf(userId)
    const { id = '' } = methods.find(({ type }) => type === 'webauthn-platform') ?? {}
    const path = `/authentication-methods/${encodeURIComponent(id)}`
    expect((await at.request('DELETE', at.ofUser(userId, path))).status).toBe(204)
    expect(pageOf(await at.afterPassword(visitor, email))).toBe('mfa-otp')
  })

  it('is enough to forbid the enrollment of another factor by the password', async () => {
    const { email, userId } = await createOwner('fay')
    const methods: readonly { readonly id: string; readonly type: string }[] =
      await at.methodsOf(userId)
    for (const { id, type } of methods) {
      const path = at.ofUser(userId, `/authentication-methods/${encodeURIComponent(id)}`)
      if (type !== 'webauthn-platform') await at.request('DELETE', path)
    }
    const visitor = createVisitor(server)
    const asked = await at.afterPassword(visitor, email)
    expect(pageOf(asked)).toBe('mfa-webauthn-platform')
    for (const factor of ['otp', 'webauthn-roaming']) {
      const path = asked.url.pathname.replace('webauthn-platform', `${factor}-enrollment`)
      expect(pageOf(await visitor.visit(path))).toBe('mfa-webauthn-platform')
    }
  })
})

describe('an answer of a device is refused', () => {
  const lies: readonly (readonly [string, Falsehood])[] = [
    ['that has not verified the user', { isVerified: false }],
    ['of another origin', { origin: 'https://localhost.example.com' }],
    ['for another relying party', { rpId: 'example.com' }],
    ['whose counter goes back', { counter: 1 }],
  ]
  it.each(lies)('%s', async (what, lie) => {
    const name = `lie-${lies.findIndex(([each]) => each === what)}`
    const { email, visitor, device } = await createOwner(name)
    const asked = await at.afterPassword(visitor, email)
    const refused = await visitor.submit(asked, { credential: device.get(optionsIn(asked), lie) })
    expect([refused.status, pageOf(refused)]).toEqual([400, 'mfa-webauthn-platform'])
    const done = await visitor.submit(refused, { credential: device.get(optionsIn(refused)) })
    expect(done.isAway).toBe(true)
  })

  it('to the challenge of a security key', async () => {
    const { email, visitor, device, userId } = await createOwner('gus')
    const key = at.newKey()
    const definition = { type: 'webauthn-roaming', key_id: key.id, public_key: 'cHVibGlj' }
    const its = { ...definition, relying_party_identifier: 'localhost' }
    const made = await at.request('POST', at.ofUser(userId, '/authentication-methods'), its)
    expect(made.status).toBe(201)
    const asked = await at.afterPassword(visitor, email)
    expect(asked.text).toContain('/mfa-webauthn-roaming"')
    const path = asked.url.pathname.replace('platform', 'roaming')
    const other = await visitor.visit(path)
    const credential = device.get(optionsIn(other))
    expect((await visitor.submit(other, { credential })).status).toBe(400)
    const crossed = { ...other, text: `<form action="${asked.url.pathname}"></form>` }
    const wrong = device.get(optionsIn(other))
    expect((await visitor.submit(crossed, { credential: wrong })).status).toBe(400)
  })
})

describe('a new device is refused', () => {
  const lies: readonly (readonly [string, Falsehood])[] = [
    ['that has not verified the user', { isVerified: false }],
    ['that can be taken away', { attachment: 'cross-platform' }],
    ['for another challenge', { challenge: Buffer.alloc(54, 7).toString('base64url') }],
  ]
  it.each(lies)('%s', async (what, lie) => {
    const name = `new-${lies.findIndex(([each]) => each === what)}`
    const { userId, visitor, offered } = await createOffered(name)
    const credential = at.newDevice().create(optionsIn(offered), lie)
    const refused = await visitor.submit(offered, { credential })
    expect([refused.status, pageOf(refused)]).toEqual([400, offer])
    expect(await at.methodsOf(userId)).toHaveLength(2)
  })
})
