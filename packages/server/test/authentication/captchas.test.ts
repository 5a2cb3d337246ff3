import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
} from '@latchkey/testkit'
import { theme } from '../resources/theme.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './application.ts'

/** Captchas of providers, whose APIs a gateway plays. */
let server: TestServer
let gateway: Receiver
let app: Application
const email = 'ada@example.com'
const path = '/api/v2/attack-protection'
const site_key = 'a-site-key'
const secret = 'not-a-real-secret'
const right = 'right-answer'

const providers = {
  recaptcha_v2: {
    settings: { site_key, secret },
    field: 'g-recaptcha-response',
    asks: ['/www.google.com/recaptcha/api/siteverify', `secret=${secret}&response=${right}`],
    verdict: (isRight: boolean) => ({ success: isRight }),
    scripts: 'https://www.google.com/recaptcha/',
  },
  recaptcha_enterprise: {
    settings: { site_key, api_key: secret, project_id: 'northwind' },
    field: 'g-recaptcha-response',
    asks: [
      `/recaptchaenterprise.googleapis.com/v1/projects/northwind/assessments?key=${secret}`,
      `"token":"${right}"`,
    ],
    verdict: (isRight: boolean) => ({ tokenProperties: { valid: isRight } }),
    scripts: 'https://www.google.com/recaptcha/',
  },
  hcaptcha: {
    settings: { site_key, secret },
    field: 'h-captcha-response',
    asks: ['/api.hcaptcha.com/siteverify', `response=${right}&sitekey=${site_key}`],
    verdict: (isRight: boolean) => ({ success: isRight }),
    scripts: 'https://*.hcaptcha.com',
  },
  friendly_captcha: {
    settings: { site_key, secret },
    field: 'captcha',
    asks: ['/api.friendlycaptcha.com/api/v1/siteverify', `"solution":"${right}"`],
    verdict: (isRight: boolean) => ({ success: isRight }),
    scripts: 'https://cdn.jsdelivr.net/npm/friendly-challenge@',
  },
  arkose: {
    settings: { site_key, secret, client_subdomain: 'northwind-client' },
    field: 'captcha',
    asks: ['/verify-api.arkoselabs.com/api/v4/verify/', `"session_token":"${right}"`],
    verdict: (isRight: boolean) => ({ session_details: { solved: isRight } }),
    scripts: 'https://northwind-client.arkoselabs.com',
  },
} as const

beforeAll(async () => {
  gateway = await startReceiver()
  const captchaGatewayUrl = `https://localhost:${gateway.port}/`
  server = await startTestServer({ config: { ...(await receiverTrust()), captchaGatewayUrl } })
  app = await createApplication(server.tenant)
  await createUser(server.tenant, email)
  const json = { challenge_password_policy: 'always' }
  await server.tenant.request('PATCH', `${path}/bot-detection`, { json })
})
afterAll(async () => {
  await server.stop()
  await gateway.kill()
})

const configure = (json: object) => server.tenant.request('PATCH', `${path}/captcha`, { json })

const openPage = async () => {
  const visitor = createVisitor(server)
  const sight = await visitor.visit(authorizeUrl(server.tenant, app))
  return { sight, visitor }
}

describe.each(Object.entries(providers))('%s', (name, provider) => {
  beforeEach(async () => {
    gateway.answering = ({ text, path: asked }, response) => {
      const isRight = `${asked} ${text}`.includes(right)
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(provider.verdict(isRight)))
    }
    await configure({ active_provider_id: name, [name]: provider.settings })
  })

  it('is configured without ever returning its secret', async () => {
    const answers = [await configure({}), await server.tenant.request('GET', `${path}/captcha`)]
    for (const { body, text } of answers) {
      expect(body).toMatchObject({ active_provider_id: name, [name]: { site_key } })
      expect(text).not.toContain(secret)
    }
    const { rows } = await server.database.query('select sealed_secrets from captcha_secrets')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('is loaded by the page that shows it, and by no other', async () => {
    const { sight, visitor } = await openPage()
    const policy = sight.headers.get('content-security-policy') ?? ''
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toContain(provider.scripts)
    expect(policy).toContain("default-src 'none'")
    expect(sight.text).toContain(site_key)
    const other = await visitor.visit(sight.url.href.replace(/[^/]+$/, 'reset-password'))
    expect(other.headers.get('content-security-policy')).not.toContain(provider.scripts)
  })

  it('lets the right answer pass only', async () => {
    const { sight, visitor } = await openPage()
    const answers = { username: email, password }
    expect((await visitor.submit(sight, answers)).status).toBe(400)
    expect(gateway.received.some(({ text }) => text === '')).toBe(false)
    const wrong = await visitor.submit(sight, { ...answers, [provider.field]: 'wrong' })
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('not a robot')])
    expect((await visitor.submit(wrong, { ...answers, [provider.field]: right })).isAway).toBe(true)
    const asked = gateway.received.at(-1)
    expect(asked?.path).toBe(provider.asks[0])
    expect(asked?.text).toContain(provider.asks[1])
  })

  it(`passes while it is away${name === 'arkose' ? ' if it fails open' : ''}, which is logged`, async () => {
    gateway.answering = (_, response) => void response.writeHead(503).end('{}')
    const answers = { username: email, password, [provider.field]: right }
    const passes = async () => {
      const { sight, visitor } = await openPage()
      return (await visitor.submit(sight, answers)).isAway
    }
    const isClosed = name === 'arkose'
    expect(await passes()).toBe(!isClosed)
    if (isClosed) {
      await configure({ arkose: { ...provider.settings, fail_open: true } })
      expect(await passes()).toBe(true)
    }
    const { body } = await server.tenant.request('GET', '/api/v2/logs?q=type%3Aw')
    const description = `The captcha of ${name} could not be verified (status 503)`
    expect(body).toContainEqual(
      expect.objectContaining({ description: expect.stringContaining(description) }),
    )
  })
})

describe('a provider', () => {
  it('cannot be selected unless it is configured', async () => {
    const tenant = await server.addTenant('recaptcha-v2.localhost')
    const json = { active_provider_id: 'recaptcha_v2' }
    const refused = await tenant.request('PATCH', `${path}/captcha`, { json })
    expect([refused.status, refused.body.errorCode]).toEqual([400, 'invalid_body'])
    expect((await tenant.request('GET', `${path}/captcha`)).body).toEqual({
      active_provider_id: 'auth_challenge',
      auth_challenge: { fail_open: false },
    })
  })

  it('without a configuration, `simple_captcha`, can be selected', async () => {
    const tenant = await server.addTenant('simple-captcha.localhost')
    const json = { active_provider_id: 'simple_captcha' }
    const changed = await tenant.request('PATCH', `${path}/captcha`, { json })
    expect([changed.status, changed.body]).toMatchObject([200, json])
    expect((await tenant.request('GET', `${path}/captcha`)).body).toMatchObject(json)
  })
})

describe('the widget of a captcha', () => {
  const shown = {
    recaptcha_v2: 'data-theme="dark"',
    recaptcha_enterprise: 'data-theme="dark"',
    hcaptcha: 'data-theme="dark"',
    friendly_captcha: 'class="frc-captcha dark"',
  } as const
  const dark = { ...theme.colors, widget_background: '#101010' }
  const path = '/api/v2/branding/themes'
  const themed = async (colors: object) => {
    const { body } = await server.tenant.request('GET', `${path}/default`)
    if (body.themeId) await server.tenant.request('DELETE', `${path}/${body.themeId}`)
    const json = { ...theme, colors }
    expect((await server.tenant.request('POST', path, { json })).status).toBe(200)
  }
  it.each(Object.entries(shown))('of %s has the color scheme of the theme', async (name, mark) => {
    const [, provider] = Object.entries(providers).find(([each]) => each === name) ?? []
    await configure({ active_provider_id: name, [name]: provider?.settings })
    await themed({ ...dark, captcha_widget_theme: 'auto' })
    expect((await openPage()).sight.text).toContain(mark)
    await themed({ ...dark, captcha_widget_theme: 'light' })
    expect((await openPage()).sight.text).not.toContain(mark)
    await themed(dark)
    expect((await openPage()).sight.text).not.toContain(mark)
  })
})
