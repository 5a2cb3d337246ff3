import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import { seriousFaults } from '@latchkey/testkit/serious-faults'
import type { Browser, BrowserContext, Page as Tab } from 'playwright-core'
import type { ResolvedBranding } from '../../src/pages/resolved-branding.ts'
import { writePage } from '../../src/pages/write-page.ts'
import { everyPage, written } from './every-page.ts'

const branding: ResolvedBranding = { language: 'en', tenantName: 'Northwind' }
/** Radio buttons are not among them: a group of them is one stop, as a list is. */
const controlsOfPages =
  'a:visible, button:visible, input:visible:not([type=radio]), textarea:visible'

describe('pages in Chromium', () => {
  let server: Server
  let base: string
  let browser: Browser
  const posted: string[] = []

  beforeAll(async () => {
    if (!hasChromium) return
    server = createServer(async (request, response) => {
      if (request.method === 'POST') {
        posted.push(await text(request))
        response.writeHead(303, { location: '/done' }).end()
        return
      }
      const render = everyPage[request.url?.slice(1) ?? '']
      if (render) writePage(response, render(branding, written))
      else response.writeHead(200, { 'content-type': 'text/plain' }).end('done')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://localhost:${(server.address() as AddressInfo).port}`
    browser = await openChromium()
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    server?.closeAllConnections()
    server?.close()
  })

  async function open(name: string, options: { javaScriptEnabled: boolean }) {
    const context = await browser.newContext({ ...options, viewport: { width: 360, height: 740 } })
    const tab = await context.newPage()
    const complaints: string[] = []
    tab.on('console', (message) => void complaints.push(message.text()))
    tab.on('pageerror', (error) => void complaints.push(error.message))
    await tab.goto(`${base}/${name}`)
    return { tab, complaints, close: () => context.close() }
  }

  /** A tab of a device with an authenticator, without which the page for one declines at once. */
  async function openDevice(context: BrowserContext): Promise<Tab> {
    const tab = await context.newPage()
    const devtools = await context.newCDPSession(tab)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return tab
  }

  /** Logs in by the keyboard alone. */
  async function logIn(tab: Tab): Promise<string> {
    await tab.keyboard.type('ada@example.com')
    await tab.locator('#password').press('Tab')
    await tab.locator('#password').fill('correct horse')
    await tab.locator('#password').press('Enter')
    await tab.waitForURL('**/done')
    return posted.pop() ?? ''
  }

  test.each([true, false])('log in with JavaScript %s', async (javaScriptEnabled) => {
    const { tab, complaints, close } = await open('login', { javaScriptEnabled })
    const reveal = tab.getByRole('button', { name: 'Show' })
    expect(await reveal.isVisible()).toBe(javaScriptEnabled)
    if (javaScriptEnabled) {
      await tab.locator('#password').fill('x')
      await reveal.click()
      expect(await tab.locator('#password').getAttribute('type')).toBe('text')
      await tab.locator('#username').focus()
    }
    expect(await tab.getByRole('button', { name: 'Continue' }).isVisible()).toBe(true)
    expect(Object.fromEntries(new URLSearchParams(await logIn(tab)))).toEqual({
      state: written.code,
      csrf: written.code,
      username: 'ada@example.com',
      password: 'correct horse',
    })
    expect(complaints).toEqual([])
    await close()
  })

  test('no page violates its Content-Security-Policy, or is wider than a small telephone', async () => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 } })
    // The scripts of captcha providers, which a page may load and a test may not.
    const isElsewhere = (url: URL) => url.origin !== base
    await context.route(isElsewhere, (route) => route.fulfill({ contentType: 'text/javascript' }))
    const tab = await openDevice(context)
    const complaints: string[] = []
    tab.on('console', (message) => void complaints.push(message.text()))
    for (const name of Object.keys(everyPage)) {
      await tab.goto(`${base}/${name}`)
      const width = await tab.evaluate(() => document.documentElement.scrollWidth)
      expect([name, width]).toEqual([name, 320])
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  test('no page has a serious fault that axe-core finds, in light and in dark colors', async () => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 } })
    const isElsewhere = (url: URL) => url.origin !== base
    await context.route(isElsewhere, (route) => route.fulfill({ contentType: 'text/javascript' }))
    // A device whose user does not answer, so that each page stays.
    await context.addInitScript(() => {
      PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = async () => true
      navigator.credentials.create = () => new Promise(() => undefined)
      navigator.credentials.get = navigator.credentials.create
    })
    const tab = await context.newPage()
    for (const name of Object.keys(everyPage)) {
      await tab.emulateMedia({ colorScheme: 'light' })
      await tab.goto(`${base}/${name}`)
      expect([name, 'light', await seriousFaults(tab)]).toEqual([name, 'light', []])
      await tab.emulateMedia({ colorScheme: 'dark' })
      const inDark = await seriousFaults(tab, ['color-contrast'])
      expect([name, 'dark', inDark]).toEqual([name, 'dark', []])
    }
    await context.close()
  })

  test('every page can be used with the keyboard, with a visible focus', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const tab = await openDevice(context)
    for (const name of Object.keys(everyPage)) {
      await tab.goto(`${base}/${name}`)
      const controls = await tab.locator(controlsOfPages).count()
      const outlines = new Map<string, string>()
      // One round: until the first stop comes again. A date has a stop for each of its parts.
      let first = ''
      let before = ''
      for (let pressed = 0; pressed < 3 * controls + 6; pressed += 1) {
        await tab.keyboard.press('Tab')
        const [markup, outline] = await tab.evaluate(() => {
          const { activeElement: at } = document
          return [at?.outerHTML ?? '', at ? getComputedStyle(at).outlineStyle : 'none']
        })
        const isRadio = markup.includes('type="radio"')
        if (!isRadio && /^<(a|button|input|textarea)/.test(markup)) outlines.set(markup, outline)
        if (pressed === 0) first = markup
        else if (markup === first && before !== first) break
        before = markup
      }
      expect([name, outlines.size]).toEqual([name, controls])
      expect([name, new Set(outlines.values())]).toEqual([name, new Set(controls ? ['solid'] : [])])
    }
    await context.close()
  })

  test('a passkey is created and posted', async () => {
    const context = await browser.newContext()
    const tab = await openDevice(context)
    await tab.goto(`${base}/passkey-enrollment`)
    await tab.getByRole('button', { name: 'Create a passkey' }).click()
    await tab.waitForURL('**/done')
    const credential = new URLSearchParams(posted.pop()).get('credential') ?? ''
    expect(JSON.parse(credential)).toMatchObject({
      type: 'public-key',
      response: { attestationObject: expect.stringMatching(/^[\w-]+$/) },
    })
    await context.close()
  })

  test('without scripts the passkey page explains what is missing', async () => {
    const { tab, close } = await open('passkey-challenge', { javaScriptEnabled: false })
    expect(await tab.getByText('JavaScript is turned off').isVisible()).toBe(true)
    expect(await tab.getByRole('button').count()).toBe(0)
    expect(await tab.getByRole('link', { name: 'Log in another way' }).isVisible()).toBe(true)
    await close()
  })
})
