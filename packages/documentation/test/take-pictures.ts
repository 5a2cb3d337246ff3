/**
 * Takes the pictures of the guides in `docs/pictures`: pages of a new server at port 8443 of this
 * machine, in Chromium. `npm run pictures`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasChromium, openChromium } from '@latchkey/testkit/open-chromium'
import type { BrowserContext, Page } from 'playwright-core'
import { makeFolder, root, startChild } from '../../server/test/child-server.ts'
import { takeConsolePictures } from './console-pictures.ts'
import { takeSelfServicePictures } from './self-service-pictures.ts'

if (!hasChromium) throw new Error('Pictures are taken in Chromium, which is not installed.')
const destination = join(root, 'docs/pictures')
/** `LATCHKEY_PORT` of the guides. */
const port = '8443'
const size = { width: 760, height: 400 }
const wide = { width: 1040, height: 680 }
const quality = 80
/** What the head of the console covers. */
const scrolledPx = 120

const folder = await makeFolder()
const server = await startChild({ LATCHKEY_DATA: join(folder, 'data'), LATCHKEY_PORT: port })
const browser = await openChromium()
try {
  await mkdir(destination, { recursive: true })
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: size })
  await takeAll(context)
} finally {
  await browser.close()
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}

async function takeAll(context: BrowserContext): Promise<void> {
  const call = await managementOf(context)
  const page = await context.newPage()
  const staff = await call('connections', { name: 'staff', strategy: 'auth0' })

  const reading = await applicationOf(call, 'Reading room', staff)
  const google = await call('connections', {
    name: 'google',
    strategy: 'google-oauth2',
    options: { client_id: 'ID', client_secret: 'secret', scope: ['email', 'profile'] },
    enabled_clients: [reading.client_id],
  })
  await page.goto(await testOf(call, google))
  await take(page, 'google-values')
  await page.goto(authorizeUrl(reading))
  await take(page, 'google-log-in')

  const payroll = await applicationOf(call, 'Payroll', staff)
  const entra = await call('connections', {
    name: 'entra',
    display_name: 'Entra ID',
    show_as_button: true,
    strategy: 'waad',
    options: { domain_aliases: ['example.com'] },
    enabled_clients: [payroll.client_id],
  })
  await page.goto(await testOf(call, entra))
  await take(page, 'entra-values')
  await page.goto(authorizeUrl(payroll))
  await page.locator('#username').fill('ada@example.com')
  await take(page, 'entra-log-in')

  await takeSelfServicePictures({ page: await context.newPage(), call, take })

  const addons = { samlp: { audience: 'https://expenses.example.com/saml' } }
  const expenses = await applicationOf(call, 'Expenses', staff, { addons })
  await page.goto(`${server.baseUrl}/samlp/${expenses.client_id}`)
  await take(page, 'saml-log-in')
  await takeAddOn(await context.newPage(), expenses)
  const [user, password] = [greeted('user'), greeted('password')]
  await takeConsolePictures({ browser, baseUrl: server.baseUrl, user, password, call, write })
}

async function applicationOf(call: Call, name: string, staff: Made, more: object = {}) {
  const callbacks = [`https://${name.split(' ')[0]?.toLowerCase()}.example.com/callback`]
  const made = await call('clients', { name, app_type: 'regular_web', callbacks, ...more })
  await call(`connections/${staff.id}/clients`, [{ client_id: made.client_id, status: true }])
  return { ...made, callback: callbacks[0] ?? '' }
}

/** The add-on of an application in the console. */
async function takeAddOn(page: Page, { client_id }: Made): Promise<void> {
  await page.setViewportSize(wide)
  await page.goto(`${server.baseUrl}/console/applications/${client_id}`)
  await page.locator('#username').fill(greeted('user'))
  await page.locator('#password').fill(greeted('password'))
  await page.getByRole('button', { name: 'Continue' }).click()
  const partOf = (name: RegExp) => page.locator('summary').filter({ hasText: name }).first()
  for (const name of [/^All other settings/, /^Addons/, /^Samlp/]) await partOf(name).click()
  await partOf(/^Addons/).evaluate((part) => part.scrollIntoView({ block: 'start' }))
  await page.mouse.wheel(0, -scrolledPx)
  await write(page, 'saml-add-on')
}

type Made = Readonly<Record<'id' | 'client_id' | 'url', string>>
type Call = (path: string, data: object) => Promise<Made>

/** Calls the management API as the first client. */
async function managementOf({ request }: BrowserContext): Promise<Call> {
  const issued = await request.post(`${server.baseUrl}/oauth/token`, {
    form: {
      grant_type: 'client_credentials',
      client_id: greeted('client id'),
      client_secret: greeted('client secret'),
      audience: '/api/v2/',
    },
  })
  const { access_token } = await issued.json()
  return async (path, data) => {
    const answer = await request.fetch(`${server.baseUrl}/api/v2/${path}`, {
      method: Array.isArray(data) ? 'PATCH' : 'POST',
      headers: { authorization: `Bearer ${access_token}` },
      data,
    })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return answer.status() === 204 ? {} : await answer.json()
  }
}

/** A value that the first start prints. */
function greeted(name: string): string {
  return new RegExp(`^  ${name} +(.*)$`, 'm').exec(server.greeting)?.[1] ?? ''
}

async function testOf(call: Call, { id }: Made): Promise<string> {
  return (await call(`connections/${id}/tests`, {})).url
}

function authorizeUrl({ client_id, callback }: Made & { readonly callback: string }): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri: callback,
    scope: 'openid profile email',
  })
  return `${server.baseUrl}/authorize?${query}`
}

/** A whole page. */
async function take(page: Page, name: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...size, height })
  await write(page, name)
  await page.setViewportSize(size)
}

/** As WebP, which Playwright does not write: a third of a PNG. */
async function write(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
  await writeFile(join(destination, `${name}.webp`), Buffer.from(data, 'base64'))
}
