import { afterAll, beforeAll, expect } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import jsonwebtoken from 'jsonwebtoken'
import type { Browser } from 'playwright-core'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'
import { logInOnPage, startWebsite, type Website } from './chromium.ts'
import { type Device, openDevice, switchPasskeys } from './device.ts'

const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'

let server: TestServer
let app: Application
let browser: Browser
let website: Website
let aheadMs = 0

beforeAll(async () => {
  if (!hasChromium) return
  server = await startTestServer({ now: () => new Date(Date.now() + aheadMs) })
  app = await createApplication(server.tenant)
  website = await startWebsite(() => (_req, res) => void res.end('here'))
  const place = `MAP app.example.com ${new URL(website.origin).host}`
  browser = await openChromium(`--host-resolver-rules=${place}`)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await website?.stop()
  await server?.stop()
})

const request = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

const ofUser = (userId: string, path: string) => `/users/${encodeURIComponent(userId)}${path}`
const methodsOf = async (userId: string) =>
  (await request('GET', ofUser(userId, '/authentication-methods'))).body

const switchTo = (enabled: boolean) => switchPasskeys(server.tenant, app.connectionId, enabled)

const visit = ({ tab }: Device, parameters: Readonly<Record<string, string>> = {}, at = app) =>
  tab.goto(authorizeUrl(server.tenant, at, { prompt: 'login', ...parameters }))

const passkeyButton = ({ tab }: Device) => tab.getByRole('button', { name: 'with a passkey' })
const away = ({ tab }: Device) => tab.waitForURL('https://app.example.com/**')

/** A user with a password and a passkey. */
async function createOwner(name: string) {
  const email = `${name}@example.com`
  const userId = await createUser(server.tenant, email)
  const device = await openDevice(browser)
  await visit(device)
  await logInOnPage(device.tab, email, password)
  await device.tab.getByRole('button', { name: 'Create a passkey' }).click()
  await away(device)
  return { email, userId, device }
}

/** The credential that the browser would post; it is not sent. */
async function answerOf(device: Device): Promise<string> {
  let posted = ''
  const path = '**/passkey'
  await device.tab.route(path, async (route) => {
    posted = route.request().postData() ?? ''
    await route.fulfill({ body: 'kept back' })
  })
  await passkeyButton(device).click()
  await device.tab.getByText('kept back').waitFor()
  await device.tab.unroute(path)
  return new URLSearchParams(posted).get('credential') ?? ''
}

/** Posts a credential with the cookies of the browser. */
async function post({ context }: Device, path: string, credential: string) {
  const form = { credential }
  const address = `${server.tenant.baseUrl}${path}`
  const answer = await context.request.post(address, { form, maxRedirects: 0 })
  return { status: answer.status(), text: await answer.text() }
}

const pathAt = ({ tab }: Device) => new URL(tab.url()).pathname.replace('/login', '/passkey')

const logTypesOf = async (userId: string): Promise<readonly string[]> =>
  (await request('GET', ofUser(userId, '/logs?per_page=100'))).body.map(
    ({ type }: { type: string }) => type,
  )

async function claimsAt({ tab }: Device) {
  const code = new URL(tab.url()).searchParams.get('code') ?? ''
  const { body } = await exchange(server, app, { code })
  return jsonwebtoken.decode(body.id_token) as Readonly<Record<string, unknown>>
}

const refusal = 'could not be used'

test('pages do not offer passkeys until a connection supports them', async () => {
  const email = 'zoe@example.com'
  await createUser(server.tenant, email)
  const device = await openDevice(browser)
  await visit(device)
  expect(await passkeyButton(device).count()).toBe(0)
  await logInOnPage(device.tab, email, password)
  await away(device)
  await device.context.close()
  await switchTo(true)
}, 120_000)

test('a user creates a passkey after the password and logs in with it, without an identifier', async () => {
  const { userId, device, email } = await createOwner('ada')
  expect(await claimsAt(device)).toMatchObject({ sub: userId, amr: ['pwd'] })
  const [method] = await methodsOf(userId)
  expect(method).toMatchObject({
    type: 'passkey',
    id: expect.stringMatching(/^passkey\|dev_\w{16}$/),
    confirmed: true,
    relying_party_identifier: 'localhost',
    credential_device_type: 'single_device',
    identity_user_id: userId,
    user_handle: expect.stringMatching(/^[\w-]{43}$/),
  })
  const { credentials } = await device.devtools.send('WebAuthn.getCredentials', {
    authenticatorId: device.authenticatorId,
  })
  expect(credentials).toMatchObject([
    { isResidentCredential: true, rpId: 'localhost', userName: email },
  ])

  await visit(device)
  await passkeyButton(device).click()
  await away(device)
  expect(await claimsAt(device)).toMatchObject({ sub: userId, amr: ['hwk', 'user'] })
  expect((await methodsOf(userId))[0].last_auth_at).toBeDefined()
  expect((await logTypesOf(userId)).filter((type) => type === 's')).toHaveLength(2)
  expect(await logTypesOf(userId)).toContain('gd_enrollment_complete')
  // A user with a passkey is not offered another.
  await visit(device)
  await logInOnPage(device.tab, email, password)
  await away(device)
  expect(device.complaints).toEqual([])
  await device.context.close()
}, 120_000)

test('an assertion is accepted once, for its own challenge, and for five minutes', async () => {
  const { userId, device } = await createOwner('bea')
  await visit(device)
  const path = pathAt(device)
  const answer = await answerOf(device)
  expect((await post(device, path, answer)).status).toBe(303)
  expect((await post(device, path, answer)).status).toBe(400)

  await visit(device)
  expect((await post(device, pathAt(device), answer)).status).toBe(400)
  const unused = await answerOf(device)
  await visit(device)
  const last = pathAt(device)
  const refused = await post(device, last, unused)
  expect(refused.status).toBe(400)
  expect(refused.text).toContain(refusal)
  const late = await answerOf(device)
  await device.tab.goBack()
  aheadMs += 5 * 60_000 + 1000
  expect((await post(device, last, late)).status).toBe(400)
  await passkeyButton(device).click()
  await device.tab.getByRole('alert').filter({ hasText: refusal }).waitFor()
  // The page with the error has a new challenge.
  await passkeyButton(device).click()
  await away(device)
  expect((await logTypesOf(userId)).filter((type) => type === 's')).toHaveLength(3)
  await device.context.close()
}, 120_000)

test('a modified assertion is refused, and a lower signature counter', async () => {
  const { userId, device } = await createOwner('cid')
  const [method] = await methodsOf(userId)
  const otherOwner = await createOwner('dee')
  const [its] = await methodsOf(otherOwner.userId)
  const tamperings: readonly ((answer: Answer) => void)[] = [
    ({ response }) => {
      const data = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
      data.origin = 'https://localhost.example.com'
      response.clientDataJSON = Buffer.from(JSON.stringify(data)).toString('base64url')
    },
    ({ response }) => {
      response.userHandle = its.user_handle
    },
    (answer) => {
      answer.id = its.key_id
      answer.rawId = its.key_id
    },
    ({ response }) => {
      const bytes = Buffer.from(response.signature, 'base64url')
      bytes[10] = (bytes[10] ?? 0) ^ 1
      response.signature = bytes.toString('base64url')
    },
    ({ response }) => {
      // Without the flag UV (Web Authentication Level 3, section 6.1).
      const bytes = Buffer.from(response.authenticatorData, 'base64url')
      bytes[32] = (bytes[32] ?? 0) & ~4
      response.authenticatorData = bytes.toString('base64url')
    },
  ]
  for (const tamper of tamperings) {
    await visit(device)
    const path = pathAt(device)
    const answer: Answer = JSON.parse(await answerOf(device))
    tamper(answer)
    expect((await post(device, path, JSON.stringify(answer))).status).toBe(400)
  }
  await server.tenant.write(({ passkeys }) => passkeys.use(method.id, 1000, false))
  await visit(device)
  await passkeyButton(device).click()
  await device.tab.getByRole('alert').filter({ hasText: refusal }).waitFor()
  expect((await logTypesOf(userId)).filter((type) => type === 's')).toHaveLength(1)
  await device.context.close()
  await otherOwner.device.context.close()
}, 120_000)

test('another origin, and missing user verification, are refused', async () => {
  const { device } = await createOwner('eli')
  await visit(device)
  const options = await device.tab.locator('form.passkey').getAttribute('data-options')
  const elsewhere = await device.context.newPage()
  await elsewhere.route('https://app.example.com/', (route) => route.fulfill({ body: 'here' }))
  await elsewhere.goto('https://app.example.com/')
  const failure = await elsewhere.evaluate(async (text) => {
    const { challenge, ...others } = JSON.parse(text ?? '')
    const publicKey = { ...others, challenge: new TextEncoder().encode(challenge) }
    return navigator.credentials.get({ publicKey }).then(
      () => 'got in',
      ({ name }) => name,
    )
  }, options)
  expect(failure).toBe('SecurityError')
  const { devtools, authenticatorId } = device
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await device.tab.bringToFront()
  await passkeyButton(device).click()
  await device.tab.locator('#passkey-failed').filter({ hasText: refusal }).waitFor()
  await device.context.close()
}, 120_000)

test('a passkey is removed with its authentication method, the account and the option', async () => {
  const { userId, device } = await createOwner('fay')
  const tryIt = async () => {
    await visit(device)
    await passkeyButton(device).click()
    await device.tab.waitForURL(/\/passkey$|app\.example\.com/)
    return device.tab.url().startsWith('https://app.example.com/')
  }
  expect(await tryIt()).toBe(true)
  await request('PATCH', ofUser(userId, ''), { blocked: true })
  expect(await tryIt()).toBe(false)
  expect(await device.tab.getByRole('alert').first().textContent()).toContain('blocked')
  await request('PATCH', ofUser(userId, ''), { blocked: false })
  expect(await tryIt()).toBe(true)
  await visit(device)
  await switchTo(false)
  await passkeyButton(device).click()
  await device.tab.waitForURL('**/passkey')
  await switchTo(true)
  const [method] = await methodsOf(userId)
  const path = ofUser(userId, `/authentication-methods/${encodeURIComponent(method.id)}`)
  expect((await request('DELETE', path)).status).toBe(204)
  expect(await tryIt()).toBe(false)
  await device.context.close()
}, 120_000)

test('a user who declines is not asked again', async () => {
  const email = 'gil@example.com'
  const userId = await createUser(server.tenant, email)
  const device = await openDevice(browser)
  await visit(device)
  await logInOnPage(device.tab, email, password)
  await device.tab.getByRole('button', { name: 'Not now' }).click()
  await away(device)
  expect(await claimsAt(device)).toMatchObject({ sub: userId })
  await visit(device)
  await logInOnPage(device.tab, email, password)
  await away(device)
  expect(await methodsOf(userId)).toEqual([])
  await device.context.close()
}, 120_000)

test('a second factor is required after a passkey', async () => {
  const { userId, device } = await createOwner('hal')
  await visit(device, { acr_values: multiFactor })
  await passkeyButton(device).click()
  await device.tab.waitForURL('**/mfa-otp-enrollment')
  expect((await logTypesOf(userId)).filter((type) => type === 's')).toHaveLength(1)
  await device.context.close()
}, 120_000)
interface Answer {
  id: string
  rawId: string
  readonly response: {
    clientDataJSON: string
    authenticatorData: string
    signature: string
    userHandle: string
  }
}
