import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import { test as browserTest, hasChromium, openChromium } from '@latchkey/testkit/chromium'
import { TOTP } from 'otpauth'
import type { Browser } from 'playwright-core'
import {
  type Application,
  createApplication,
  createUser,
  password,
} from '../authentication/application.ts'
import { logInOnPage, startWebsite, type Website } from '../authentication/chromium.ts'
import { openDevice, switchPasskeys } from '../authentication/device.ts'
import { createToyProtocol } from './toy-protocol.ts'

const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'
const toy = createToyProtocol()

let server: TestServer
let app: Application
let browser: Browser | undefined
let website: Website
beforeAll(async () => {
  server = await startTestServer({ protocols: [toy] })
  app = await createApplication(server.tenant)
  if (!hasChromium) return
  website = await startWebsite(() => (_req, res) => void res.end('here'))
  const place = `MAP toy.example.com ${new URL(website.origin).host}`
  browser = await openChromium(`--host-resolver-rules=${place}`)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await website?.stop()
  await server.stop()
})

/** A browser in a log-in that the toy protocol has begun. */
function begin(acrValues: readonly string[] = []) {
  const { path, cookie } = toy.begin({ clientId: app.clientId, acrValues })
  const fetch = ((url: string, init: RequestInit) =>
    server.fetch(url, {
      ...(init as object),
      headers: { ...(init.headers as Record<string, string>), cookie },
    })) as typeof server.fetch
  return { path, cookie, visitor: createVisitor({ fetch, tenant: server.tenant }) }
}

describe('a protocol that is not OAuth', () => {
  it('gets the user who logs in with a password, and the authentication method', async () => {
    const userId = await createUser(server.tenant, 'ada@example.com')
    const { path, visitor } = begin()
    const page = await visitor.visit(path)
    const wrong = await visitor.submit(page, { username: 'ada@example.com', password: 'wrong' })
    expect(wrong.status).toBe(400)
    expect(toy.outcomeOf(path)).toBeUndefined()
    const away = await visitor.submit(wrong, { username: 'ada@example.com', password })
    expect(away.url.href).toBe('https://toy.example.com/done')
    expect(toy.outcomeOf(path)).toEqual({ userId, amr: ['pwd'] })
  })

  it('gets a second factor if it requests one', async () => {
    const userId = await createUser(server.tenant, 'grace@example.com')
    const { path, visitor } = begin([multiFactor])
    const page = await visitor.visit(path)
    const enrollment = await visitor.submit(page, { username: 'grace@example.com', password })
    expect(enrollment.url.pathname).toBe(`${path}/mfa-otp-enrollment`)
    expect(toy.outcomeOf(path)).toBeUndefined()
    const [, shown = ''] = /<code class="shown long">([A-Z2-7 ]+)</.exec(enrollment.text) ?? []
    const code = new TOTP({ secret: shown.replaceAll(' ', '') }).generate()
    const recovery = await visitor.submit(enrollment, { code })
    expect(toy.outcomeOf(path)).toBeUndefined()
    await visitor.submit(recovery, { confirmed: 'true' })
    expect(toy.outcomeOf(path)).toEqual({ userId, amr: ['pwd', 'otp', 'mfa'] })
  })

  it('is refused in a browser that did not begin it', async () => {
    const { path } = begin()
    expect((await createVisitor(server).visit(path)).status).toBe(400)
  })

  browserTest('gets the user who logs in by a passkey', async () => {
    if (!browser) throw new Error('There is no browser.')
    await switchPasskeys(server.tenant, app.connectionId, true)
    const userId = await createUser(server.tenant, 'edsger@example.com')
    const device = await openDevice(browser)
    const visit = async () => {
      const { path, cookie } = begin()
      const [name = '', value = ''] = cookie.split('=')
      await device.context.addCookies([{ name, value, url: server.tenant.baseUrl }])
      await device.tab.goto(`${server.tenant.baseUrl}${path}/login`)
      return path
    }
    await visit()
    await logInOnPage(device.tab, 'edsger@example.com', password)
    await device.tab.getByRole('button', { name: 'Create a passkey' }).click()
    await device.tab.waitForURL('https://toy.example.com/**')
    const path = await visit()
    await device.tab.getByRole('button', { name: 'with a passkey' }).click()
    await device.tab.waitForURL('https://toy.example.com/**')
    expect(toy.outcomeOf(path)).toEqual({ userId, amr: ['hwk', 'user'] })
  })
})
