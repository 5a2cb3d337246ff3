/** Forms that actions show in the middle of a log-in: what they do with answers, and attacks. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  joinTestServer,
  type SharedServer,
  type Sight,
  until,
} from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import { bindAction, bindActions, postLogin } from '../actions/bind-action.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import { createForm, promptClaim, send, showing, step } from './form-definition.ts'

let server: SharedServer
let app: Application
let userId: string
const email = 'ada@example.com'
const company = {
  id: 'company',
  type: 'TEXT',
  label: 'Company of {{context.user.given_name}}',
  required: true,
  config: { max_length: 20 },
}

beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant)
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())

type Browser = ReturnType<typeof createVisitor>

async function logIn(browser: Browser): Promise<Sight> {
  const page = await browser.visit(authorizeUrl(server.tenant, app))
  return browser.submit(page, { username: email, password })
}

async function promptOf({ url }: Sight) {
  const { body } = await exchange(server, app, { code: url.searchParams.get('code') ?? '' })
  return Object(jsonwebtoken.decode(body.id_token))[promptClaim]
}

describe('a form with one field', () => {
  let formId: string
  beforeAll(async () => {
    formId = await createForm(server.tenant, [step('first', '$ending', company)])
    await bindActions(server.tenant, 'post-login', [
      showing(formId, `{ fields: { source: 'ad' }, vars: { plan: 'gold' } }`),
      postLogin(`api.idToken.setCustomClaim('https://acme.example/further', true)`),
    ])
  })

  it('is shown after the password, and gives its answer to the action', async () => {
    const browser = createVisitor(server)
    const page = await logIn(browser)
    expect(page.url.pathname).toMatch(/^\/u\/[\w-]+\/form$/)
    expect(page.text).toContain('Company of Ada')
    const end = await browser.submit(page, { company: 'Example Ltd', role: 'admin' })
    expect(end.url.origin).toBe('https://app.example.com')
    expect(await promptOf(end)).toEqual({
      id: formId,
      fields: { source: 'ad', company: 'Example Ltd' },
      vars: { plan: 'gold' },
    })
    const { body: user } = await send(server.tenant, 'GET', `/users/${userId}`)
    expect(user.app_metadata).toEqual({ company: 'Example Ltd' })
    const { body: form } = await send(server.tenant, 'GET', `/forms/${formId}`)
    expect(form.submitted_at).toEqual(expect.any(String))
  })

  it('says at the field what is wrong, and keeps what was typed', async () => {
    const browser = createVisitor(server)
    const page = await logIn(browser)
    const empty = await browser.submit(page, { company: ' ' })
    expect(empty.status).toBe(400)
    expect(empty.text).toContain('aria-invalid="true"')
    expect(empty.text).toContain('Fill in this field.')
    const long = await browser.submit(empty, { company: 'x"<b>'.repeat(9) })
    expect(long.text).toContain('at most 20 characters')
    expect(long.text).not.toContain('<b>')
    const end = await browser.submit(long, { company: 'Example Ltd' })
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })

  it('cannot be skipped by another page of the log-in', async () => {
    const browser = createVisitor(server)
    const { url } = await logIn(browser)
    const path = url.pathname.replace(/\/form$/, '')
    for (const other of ['/continue', '/actions', '/mfa', '/passkey-enrollment', '/login', '']) {
      const sight = await browser.visit(`${server.tenant.baseUrl}${path}${other}`)
      expect([other, sight.isAway]).toEqual([other, false])
    }
    const silent = authorizeUrl(server.tenant, app, { prompt: 'none' })
    expect((await browser.visit(silent)).url.searchParams.get('error')).toBe('login_required')
    const again = await browser.visit(url.href)
    const end = await browser.submit(again, { company: 'Late Ltd' })
    expect(await promptOf(end)).toMatchObject({ fields: { company: 'Late Ltd' } })
  })

  it('takes a page once, and of concurrent submissions one', async () => {
    const browser = createVisitor(server)
    const page = await logIn(browser)
    const ends = await Promise.all(
      ['One', 'Two'].map((name) => browser.submit(page, { company: name })),
    )
    const codes = ends.map(({ url }) => url.searchParams.get('code')).filter(Boolean)
    expect(codes.length).toBeGreaterThanOrEqual(1)
    expect(new Set(codes).size).toBe(1)
    const replayed = await browser.submit(page, { company: 'Three' })
    expect(replayed.url.searchParams.get('code')).toBeNull()
  })

  it('does not open in another browser', async () => {
    const { url } = await logIn(createVisitor(server))
    expect((await createVisitor(server).visit(url.href)).status).toBe(400)
  })

  it('refuses a form of another site', async () => {
    const browser = createVisitor(server)
    const { url } = await logIn(browser)
    const cookie = [...browser.cookies].map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
    const response = await server.fetch(url.href, {
      method: 'POST',
      headers: {
        cookie: cookie.join('; '),
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: '$turn=1&company=x',
    })
    expect(response.status).toBe(403)
  })

  it('refuses answers of many bytes and of text that cannot be stored', async () => {
    const browser = createVisitor(server)
    const page = await logIn(browser)
    const huge = await browser.submit(page, { company: 'x'.repeat(3_000_000) })
    expect([400, 413]).toContain(huge.status)
    const nul = await browser.submit(page, { company: 'a\0b' })
    expect(nul.status).toBe(400)
    const end = await browser.submit(await browser.visit(page.url.href), { company: 'Fine' })
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })

  it('asks a user with a session, and refuses a request that cannot ask', async () => {
    const browser = createVisitor(server)
    await browser.submit(await logIn(browser), { company: 'First' })
    const silent = await browser.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    expect(silent.url.searchParams.get('error')).toBe('interaction_required')
    const page = await browser.visit(authorizeUrl(server.tenant, app))
    expect(page.url.pathname).toMatch(/\/form$/)
    const end = await browser.submit(page, { company: 'Second' })
    expect(await promptOf(end)).toMatchObject({ fields: { company: 'Second' } })
  })
})

describe('a form that cannot be shown', () => {
  it('refuses the log-in, and says why in the log', async () => {
    const other = await server.addTenant('other.example')
    const foreign = await createForm(other, [step('first', '$ending', company)])
    await bindAction(server.tenant, showing(foreign))
    const end = await logIn(createVisitor(server))
    expect(end.url.searchParams.get('error')).toBe('access_denied')
    await until('the entry in the log', async () => {
      const { body: logs } = await send(server.tenant, 'GET', '/logs?q=type:f&sort=date:-1')
      return JSON.stringify(logs).includes('failed: The form does not exist.')
    })
  })

  it.each([`{ fields: [] }`, `{ vars: { text: 'x'.repeat(40000) } }`])(
    'refuses %s as what it begins with',
    async (options) => {
      await bindAction(server.tenant, showing('ap_1', options))
      const end = await logIn(createVisitor(server))
      expect(end.url.searchParams.get('error')).toBe('access_denied')
    },
  )
})
