import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import {
  type Receiver,
  receiverTrust,
  startReceiver,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import { seriousFaults } from '@latchkey/testkit/serious-faults'
import type { Browser, Page } from 'playwright-core'
import { makeRole, streamTo } from '../../server/test/events/streams.ts'
import {
  createTemplate,
  issueLicence,
  presentBy,
} from '../../server/test/presentations/relying-party.ts'
import { startConsoleServer } from './console-server.ts'
import { complaints, openConsole, undo } from './open-console.ts'

let server: TestServer
let receiver: Receiver
let browser: Browser
let page: Page

beforeAll(async () => {
  server = await startConsoleServer({
    deliversEvents: true,
    config: await receiverTrust(),
  })
  receiver = await startReceiver()
  if (!hasChromium) return
  browser = await openChromium()
  page = await openConsole(browser, server.tenant, { viewport: { width: 1280, height: 900 } })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await receiver?.kill()
})

const open = (path: string) => page.goto(`${server.tenant.baseUrl}/console/${path}`)
const answerWith = (status: number) => {
  receiver.answering = (_, response) => void response.writeHead(status).end()
}
const read = async (path: string) => (await server.tenant.request('GET', `/api/v2/${path}`)).body

/** No serious fault, and nothing wider than the screen, at the width of a telephone too. */
async function checkLook(): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await seriousFaults(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

test.each(['nothing', '%'])('the path %s names no screen', async (path) => {
  await open(path)
  await page.getByText('There is no such screen').waitFor()
})

describe('the screen of an event stream', () => {
  test('is created by a form of its subscriptions and the destination of one kind', async () => {
    await open('event-streams/new')
    await page.getByLabel('Name').fill('Loans desk')
    const subscriptions = page.getByRole('group', { name: 'Subscriptions' })
    for (const type of ['user.created', 'user.deleted']) {
      await subscriptions.getByRole('button', { name: 'Add' }).click()
      await subscriptions.getByRole('combobox').last().selectOption(type)
    }
    const destination = page.getByRole('group', { name: 'Destination' })
    await destination.getByLabel('Type').selectOption('webhook')
    await destination.getByLabel('Webhook endpoint').fill('https://desk.example.com/events')
    await destination.getByLabel('Method').selectOption('bearer')
    await destination.getByLabel('Token').fill('the-token')
    await checkLook()
    await page.getByRole('button', { name: 'Create event stream' }).click()
    await page.getByRole('heading', { name: 'Loans desk', level: 1 }).waitFor()
    const [made] = (await read('event-streams')).eventStreams
    expect(made).toMatchObject({
      subscriptions: [{ event_type: 'user.created' }, { event_type: 'user.deleted' }],
      destination: { type: 'webhook' },
    })
    await server.tenant.request('DELETE', `/api/v2/event-streams/${made.id}`)
  })

  test('shows what failed with its attempts, and delivers it again', async () => {
    answerWith(410)
    const { id } = await streamTo(server.tenant, { url: receiver.url })
    await makeRole(server.tenant)
    const deliveries = async () => (await read(`event-streams/${id}/deliveries`)).deliveries
    await until('it fails', async () => (await deliveries())[0]?.status === 'failed')
    await open(`event-streams/${id}`)
    const table = page.getByRole('table', { name: 'Failed and waiting deliveries' })
    await table.getByRole('button', { name: 'latchkey.role.created' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('410').waitFor()
    await drawer.getByText('"latchkey.role.created"').waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await checkLook()
    answerWith(204)
    await table.getByRole('button', { name: 'Redeliver', exact: true }).click()
    await page.getByText('Nothing has failed, and nothing waits.').waitFor()
    expect(await deliveries()).toEqual([])
  })

  test('sends a test event, follows the feed, and rotates the secret', async () => {
    answerWith(204)
    await page.getByLabel('Type of the event').selectOption('user.deleted')
    await page.getByRole('button', { name: 'Send a test event' }).click()
    const isReceived = () => receiver.received.some(({ text }) => text.includes('"user.deleted"'))
    await until('it is received', isReceived)
    await page.getByRole('button', { name: 'Follow' }).click()
    await page.getByText('Waiting for the next event').waitFor()
    const events = page.getByRole('list', { name: 'Live events' }).getByRole('button')
    await until('an event is shown', async () => {
      await makeRole(server.tenant)
      return (await events.count()) > 0
    })
    expect(await events.first().textContent()).toBe('latchkey.role.created')
    await page.getByRole('button', { name: 'Rotate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click()
    await page.getByText(/^whsec_/).waitFor()
    await page.getByRole('button', { name: 'Pause' }).click()
  })
})

/** The width of the QR code in CSS pixels, on a desktop or a telephone. */
async function narrowestQrCode(shown: Page): Promise<number> {
  const widths: number[] = []
  for (const width of [390, 1280]) {
    await shown.setViewportSize({ width, height: 900 })
    const box = await shown.getByRole('img', { name: /QR code/ }).boundingBox()
    widths.push(box?.width ?? 0)
  }
  return Math.min(...widths)
}

describe('the screen of a credential template', () => {
  test('creates the API of verifications, shows a QR code, and what a wallet presents', async () => {
    const { authority, licence } = await issueLicence()
    const claims = { family_name: true, age_over_18: true }
    const id = await createTemplate(server.tenant, authority, claims)
    await open(`credential-templates/${id}`)
    await page.getByRole('button', { name: 'Create this API' }).click()
    const created = page.waitForResponse(
      (answer) => answer.url().endsWith('/vdcs/verification') && answer.ok(),
    )
    const followed = page.waitForResponse((answer) =>
      /\/verification\/[^/]+\/events$/.test(answer.url()),
    )
    await page.getByRole('button', { name: 'Start a verification' }).click()
    const { engagement, page_url } = await (await created).json()
    await followed
    expect(await narrowestQrCode(page)).toBeGreaterThanOrEqual(280)
    await page.getByText('Waiting for a wallet').waitFor()
    await checkLook()
    const visitor = await page.context().newPage()
    await visitor.goto(page_url)
    expect(await narrowestQrCode(visitor)).toBeGreaterThanOrEqual(280)
    await visitor.close()
    await presentBy(server, engagement, licence)
    await page.getByText('Verified', { exact: true }).waitFor()
    await page
      .getByRole('region', { name: 'The verified claims' })
      .getByText('family_name')
      .waitFor()
    await page.getByRole('button', { name: 'Calls' }).click()
    await page.getByText('await client.create({').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
  })
})

const themes = '/api/v2/branding/themes'

describe('the screen of the branding', () => {
  const frame = () => page.frameLocator('iframe.shown')

  test('previews colours and texts before they are saved, and undoes them', async () => {
    await open('branding')
    await page.locator('#primary').fill('#0b6e4f')
    await page.getByLabel('Heading').fill('Welcome back, reader')
    await frame().getByRole('heading', { name: 'Welcome back, reader' }).waitFor()
    const button = frame().locator('button[type=submit]')
    expect(await button.evaluate((at) => getComputedStyle(at).backgroundColor)).toBe(
      'rgb(11, 110, 79)',
    )
    expect(await read('branding')).not.toHaveProperty('colors.primary')
    await checkLook()
    const [colours, texts] = await page.getByRole('button', { name: 'Save changes' }).all()
    await texts?.click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect(await read('prompts/login/custom-text/en')).toEqual({
      login: { title: 'Welcome back, reader' },
    })
    await colours?.click()
    await page.getByText('Saved.', { exact: true }).nth(1).waitFor()
    expect((await read('branding')).colors).toMatchObject({ primary: '#0b6e4f' })
    await undo(page)
    expect(await read('branding')).not.toHaveProperty('colors.primary')
  })

  test('previews a theme as it is edited, saves it, and puts a deleted one back', async () => {
    await open('branding')
    await page.getByRole('button', { name: 'Start a theme' }).click()
    const card = page.locator('.card', { has: page.getByRole('heading', { name: 'Theme' }) })
    await card.locator('summary', { hasText: 'Colors' }).click()
    await card.locator('[id="colors.widget_background"]').fill('#fff7ef')
    // The frame is replaced by the next one at any moment.
    const backgroundOf = (selector: string) =>
      frame()
        .locator(selector)
        .evaluate((at) => getComputedStyle(at).backgroundColor)
        .catch(() => undefined)
    await until('it is shown', async () => (await backgroundOf('main')) === 'rgb(255, 247, 239)')
    expect((await server.tenant.request('GET', `${themes}/default`)).status).toBe(404)
    await checkLook()
    await card.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect(await read('branding/themes/default')).toMatchObject({
      colors: { widget_background: '#fff7ef' },
    })
    await card.getByRole('button', { name: 'Delete theme' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete theme' }).click()
    await page.getByText('The theme is deleted.').waitFor()
    await until('it is gone', async () => (await backgroundOf('main')) === 'rgb(255, 255, 255)')
    await undo(page)
    const { themeId } = await read('branding/themes/default')
    await server.tenant.request('DELETE', `${themes}/${themeId}`)
  })

  test('saves a page template and shows the page in it', async () => {
    await open('branding')
    const body = '<h2>Welcome to the library</h2>{%- auth0:widget -%}'
    await page
      .getByLabel('Template')
      .fill(`<html><head>{%- auth0:head -%}</head><body>${body}</body></html>`)
    const card = page.locator('.card', {
      has: page.getByRole('heading', { name: 'Page template' }),
    })
    await card.getByRole('button', { name: 'Save changes' }).click()
    await frame().getByRole('heading', { name: 'Welcome to the library' }).waitFor()
    await card.getByRole('button', { name: 'Remove template' }).click()
    await page.getByText('The template is removed.').waitFor()
    await frame().getByRole('heading', { name: 'Welcome to the library' }).waitFor({
      state: 'detached',
    })
  })

  test('refuses a theme that could not be stored', async () => {
    const headers = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }
    for (const theme of ['{', '[]', '{"colors":{}}', '{"colors":"}</style><script>"}']) {
      const address = `${server.tenant.baseUrl}/console/preview?theme=${encodeURIComponent(theme)}`
      expect((await server.fetch(address, { headers })).status).toBe(400)
    }
  })

  test('previews in a frame of the console alone, which can send nothing', async () => {
    const address = `${server.tenant.baseUrl}/console/preview?title=Give%20me%20your%20password`
    const inFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }
    const shown = await server.fetch(address, { headers: inFrame })
    expect(shown.status).toBe(200)
    expect(shown.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    const policy = shown.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).not.toContain('unsafe')
    for (const headers of [
      { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' },
      { ...inFrame, 'sec-fetch-site': 'cross-site' },
      {},
    ]) {
      expect((await server.fetch(address, { headers })).status).toBe(404)
    }
  })

  test('logs no unexpected error', () => {
    expect(complaints).toEqual([])
  })
})
