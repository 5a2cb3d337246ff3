import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** What the pictures of the console need of the server. */
interface Shown {
  readonly browser: Browser
  readonly baseUrl: string
  readonly user: string
  readonly password: string
  readonly call: (path: string, data: object) => Promise<{ readonly id: string }>
  readonly write: (page: Page, name: string) => Promise<void>
}

const wide: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }
const narrow: BrowserContextOptions = { viewport: { width: 390, height: 844 } }
const dark: BrowserContextOptions = { colorScheme: 'dark' }

/** What the foot of a form covers, with a margin. */
const footPx = 100

/** Takes the pictures of the console: wide and narrow, light and dark. */
export async function takeConsolePictures(shown: Shown): Promise<void> {
  const { call, write } = shown
  const acl = await call('network-acls', {
    description: 'Keep a scraper out',
    active: false,
    priority: 10,
    rule: {
      action: { block: true },
      scope: 'authentication',
      match: { user_agents: ['scraper/*'] },
      not_match: { ipv4_cidrs: ['203.0.113.0/24'] },
    },
  })
  const light = await logIn(shown, wide)
  const night = await logIn(shown, { ...wide, ...dark })
  const phone = await logIn(shown, narrow)
  const phoneAtNight = await logIn(shown, { ...narrow, ...dark })

  await light.getByRole('heading', { name: '3.' }).waitFor()
  await write(light, 'console-first-steps')
  await phoneAtNight.getByRole('heading', { name: '3.' }).waitFor()
  await write(phoneAtNight, 'console-first-steps-narrow-dark')

  await openRule(night, shown, acl.id)
  await write(night, 'console-rule-dark')
  await openRule(phone, shown, acl.id)
  await write(phone, 'console-rule-narrow')

  await light.goto(`${shown.baseUrl}/console/branding`)
  await light.locator('#primary').fill('#0b6e4f')
  await light.locator('#background').fill('#f3e9d8')
  await light.locator('iframe.shown[src*="f3e9d8"]').waitFor()
  await light.evaluate(() => scrollTo({ top: 0 }))
  await write(light, 'console-branding')
}

async function logIn(shown: Shown, options: BrowserContextOptions): Promise<Page> {
  const context = await shown.browser.newContext({ ignoreHTTPSErrors: true, ...options })
  const page = await context.newPage()
  await page.goto(`${shown.baseUrl}/console/`)
  await page.locator('#username').fill(shown.user)
  await page.locator('#password').fill(shown.password)
  await page.locator('#password').press('Enter')
  await page.locator('#content').waitFor()
  return page
}

/** The rule of a network ACL, tried on the latest requests. */
async function openRule(page: Page, { baseUrl }: Shown, id: string): Promise<void> {
  await page.request.get(`${baseUrl}/oidc/userinfo`, { headers: { 'user-agent': 'scraper/7' } })
  await page.goto(`${baseUrl}/console/network-acls/${id}`)
  await page.getByRole('button', { name: 'Try on the latest requests' }).click()
  await page.getByText(/^Of the latest/).waitFor()
  const rule = page.locator('fieldset.rule')
  await rule.evaluate((part, foot) => {
    scrollTo({ top: part.getBoundingClientRect().bottom + scrollY - innerHeight + foot })
  }, footPx)
}
