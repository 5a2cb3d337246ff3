import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, type Sight } from '@latchkey/testkit'
import { TOTP } from 'otpauth'
import { createApplication, createUser } from './application.ts'
import { holdLock } from './hold-lock.ts'
import { keyLogIn, optionsIn, pageOf } from './key-log-in.ts'

let server: SharedServer
let at: ReturnType<typeof keyLogIn>
beforeAll(async () => {
  server = await joinTestServer()
  at = keyLogIn(server, await createApplication(server.tenant))
  await at.enable('webauthn-roaming', 'otp')
  await at.set('policies', ['all-applications'])
})
afterAll(() => server.stop())

const secretOf = ({ text }: Sight) =>
  /<code class="shown long">([A-Z2-7 ]+)</.exec(text)?.[1]?.replaceAll(' ', '') ?? ''

const codeOn = (page: Sight) => new TOTP({ secret: secretOf(page) }).generate()

it('of concurrent first enrollments of different factors, one succeeds', async () => {
  const email = 'twice@example.com'
  const userId = await createUser(server.tenant, email)
  const [first, other] = [createVisitor(server), createVisitor(server)]
  const otpPage = await at.afterPassword(first, email)
  expect(pageOf(otpPage)).toBe('mfa-otp-enrollment')
  const asked = await at.afterPassword(other, email)
  const keyPage = await other.visit(
    asked.url.href.replace(/mfa-.*/, 'mfa-webauthn-roaming-enrollment'),
  )
  const user = 'select from users where user_id = $1 for update'
  const lock = await holdLock(server.database, user, [userId])
  const sent = [
    first.submit(otpPage, { code: codeOn(otpPage) }),
    other.submit(keyPage, { credential: at.newKey().create(optionsIn(keyPage)) }),
  ]
  await lock.waiting(2)
  await lock.release()
  const pages = (await Promise.all(sent)).map(pageOf)
  expect(await at.methodsOf(userId)).toHaveLength(1)
  // The other one must prove the factor that was enrolled.
  expect(pages.filter((each) => each === 'mfa-recovery-code-enrollment')).toHaveLength(1)
})

describe('the tenant flag `mfa_show_factor_list_on_enrollment`', () => {
  const setFlag = (mfa_show_factor_list_on_enrollment: boolean) =>
    at.request('PATCH', '/tenants/settings', { flags: { mfa_show_factor_list_on_enrollment } })

  it('lets a user without a factor choose which one to enroll', async () => {
    await setFlag(true)
    const email = 'chooser@example.com'
    const userId = await createUser(server.tenant, email)
    const visitor = createVisitor(server)
    const list = await at.afterPassword(visitor, email)
    expect([list.status, pageOf(list)]).toEqual([200, 'mfa'])
    const links = [...list.text.matchAll(/href="([^"]*mfa-[^"]*)"/g)].map(([, path = '']) => path)
    const names = links.map((path) => path.split('/').at(-1))
    expect(names).toEqual(['mfa-otp-enrollment', 'mfa-webauthn-roaming-enrollment'])
    const page = await visitor.visit(links[0] ?? '')
    expect(pageOf(page)).toBe('mfa-otp-enrollment')
    await visitor.submit(page, { code: codeOn(page) })
    expect(await at.methodsOf(userId)).toHaveLength(1)
    // A user with a factor proves it, and chooses nothing.
    expect(pageOf(await at.afterPassword(createVisitor(server), email))).toBe('mfa-otp')
    await setFlag(false)
  })
})

it('a recovery code that is confirmed six times at once completes the log-in once', async () => {
  const email = 'impatient@example.com'
  const userId = await createUser(server.tenant, email)
  const visitor = createVisitor(server)
  const page = await at.afterPassword(visitor, email)
  const recovery = await visitor.submit(page, { code: codeOn(page) })
  expect(pageOf(recovery)).toBe('mfa-recovery-code-enrollment')
  const sent = Array.from({ length: 6 }, () => visitor.submit(recovery, { confirmed: 'true' }))
  const sights = await Promise.all(sent)
  expect(sights.filter(({ isAway }) => isAway)).toHaveLength(1)
  const methods: readonly { type: string }[] = await at.methodsOf(userId)
  expect(methods.map(({ type }) => type)).toEqual(['totp', 'recovery-code'])
  const logs = await at.request('GET', `/users/${encodeURIComponent(userId)}/logs`)
  expect(logs.body.filter(({ type }: { type: string }) => type === 's')).toHaveLength(1)
})
