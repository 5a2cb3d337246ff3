/**
 * The callback to which identity providers redirect the browser: it completes a log-in at once in
 * the browser that began it last, and any other log-in of the browser by one more redirect.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  type Sight,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  exchange,
} from '../authentication/application.ts'
import { holdLock } from '../authentication/hold-lock.ts'
import { mailTo } from '../authentication/mail-to.ts'
import { createToyConnector, startToyUpstream, type ToyUpstream } from './toy-upstream.ts'

const connection = 'partner'
let server: TestServer
let upstream: ToyUpstream
let app: Application

beforeAll(async () => {
  upstream = await startToyUpstream()
  server = await startTestServer({
    connectors: { oauth2: createToyConnector(() => upstream.origin) },
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  app = await createApplication(server.tenant)
  const json = {
    name: connection,
    strategy: 'oauth2',
    show_as_button: true,
    enabled_clients: [app.clientId],
  }
  await server.tenant.request('POST', '/api/v2/connections', { json })
})
afterAll(async () => {
  await server.stop()
  await upstream.stop()
})

type Browser = ReturnType<typeof createVisitor>

const address = (parameters: Readonly<Record<string, string>> = {}) =>
  authorizeUrl(server.tenant, app, { connection, ...parameters })

/** Begins a log-in, and logs in at the provider. @returns the callback with the response */
async function comeBack(browser: Browser, name: string, at = address()): Promise<string> {
  upstream.person = { sub: name, email: `${name}@example.com`, email_verified: true }
  const away = await browser.visit(at)
  expect(away.url.origin).toBe(upstream.origin)
  return (await upstream.follow(away.url)).href
}

async function subjectOf(end: Sight): Promise<string> {
  const code = end.url.searchParams.get('code') ?? ''
  const [, payload = ''] = (await exchange(server, app, { code })).body.id_token.split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).sub
}

const subject = (name: string) => `oauth2|${connection}|${name}`

/** A browser with the paths of its requests. */
function countingBrowser() {
  const paths: string[] = []
  const browser = createVisitor({
    tenant: server.tenant,
    fetch(url, init) {
      paths.push(new URL(String(url)).pathname)
      return server.fetch(url, init)
    },
  })
  return { browser, paths }
}

describe('a log-in at an identity provider', () => {
  it('takes two requests of the browser, and leaves no interaction', async () => {
    const { browser, paths } = countingBrowser()
    const end = await browser.visit(await comeBack(browser, 'ada'))
    expect(paths).toEqual(['/authorize', '/login/callback'])
    expect(await subjectOf(end)).toBe(subject('ada'))
    const left = "select from oidc_records where model = 'Interaction'"
    expect((await server.database.query(left)).rowCount).toBe(0)
    expect(
      (await browser.visit(address({ prompt: 'none' }))).url.searchParams.get('code'),
    ).toBeTruthy()
  })

  it('that began on the log-in page takes no more after the provider', async () => {
    const { browser, paths } = countingBrowser()
    const page = await browser.visit(authorizeUrl(server.tenant, app))
    const link = /href="(\/u\/[^"]*\/upstream\?[^"]*)"/.exec(page.text)?.[1] ?? ''
    const back = await comeBack(browser, 'ada', link.replaceAll('&amp;', '&'))
    paths.splice(0)
    expect(await subjectOf(await browser.visit(back))).toBe(subject('ada'))
    expect(paths).toEqual(['/login/callback'])
  })

  it('can be completed in each of two tabs', async () => {
    const { browser, paths } = countingBrowser()
    const [first, second] = [await comeBack(browser, 'ada'), await comeBack(browser, 'ada')]
    paths.splice(0)
    expect(await subjectOf(await browser.visit(first))).toBe(subject('ada'))
    expect(paths).toEqual([
      '/login/callback',
      expect.stringMatching(/^\/u\/[\w-]+\/upstream-answer$/),
    ])
    expect(await subjectOf(await browser.visit(second))).toBe(subject('ada'))
  })

  it('is refused in a browser that has begun another one', async () => {
    const [attacker, victim] = [createVisitor(server), createVisitor(server)]
    const forged = await comeBack(attacker, 'mallory')
    const own = await comeBack(victim, 'ada')
    const end = await victim.visit(forged)
    expect([end.isAway, end.status]).toEqual([false, 400])
    expect((await victim.visit(address({ prompt: 'none' }))).url.searchParams.get('error')).toBe(
      'login_required',
    )
    expect(await subjectOf(await victim.visit(own))).toBe(subject('ada'))
  })

  it('is refused with a cookie that the server has not signed', async () => {
    const browser = createVisitor(server)
    const back = await comeBack(browser, 'ada')
    const names = [...browser.cookies].filter(([, { path }]) => path === '/login/callback')
    expect(names.map(([name]) => name.split(' ')[0])).toEqual(['interaction', 'interaction.sig'])
    const cookie = `interaction=${names[0]?.[1].value}; interaction.sig=${'A'.repeat(27)}`
    const answer = await server.fetch(back, { headers: { cookie }, redirect: 'manual' })
    expect(answer.headers.get('location')).toMatch(/^\/u\/[\w-]+\/upstream-answer\?/)
  })

  it('is completed by one of several concurrent responses', async () => {
    const browser = createVisitor(server)
    const back = await comeBack(browser, 'ada')
    const ends = await Promise.all(Array.from({ length: 8 }, () => browser.visit(back)))
    const codes = ends.filter(({ isAway, url }) => isAway && url.searchParams.has('code'))
    expect(codes).toHaveLength(1)
    expect((await browser.visit(back)).isAway).toBe(false)
  })

  it('ends the session of another user by a page first', async () => {
    const browser = createVisitor(server)
    await browser.visit(await comeBack(browser, 'ada'))
    const page = await browser.visit(await comeBack(browser, 'grace', address({ prompt: 'login' })))
    expect(page.isAway).toBe(false)
    const end = await browser.submit(page, {})
    expect(await subjectOf(end)).toBe(subject('grace'))
  })

  it('is refused if the access of the user ends meanwhile', async () => {
    const browser = createVisitor(server)
    await browser.visit(await comeBack(browser, 'ended'))
    const other = createVisitor(server)
    const back = await comeBack(other, 'ended')
    const user = [subject('ended')]
    const lock = await holdLock(
      server.database,
      'select from users where user_id = $1 for update',
      user,
    )
    const pending = other.visit(back)
    await lock.waiting(1)
    await lock.query('update users set access_epoch = access_epoch + 1 where user_id = $1', user)
    await lock.release()
    const end = await pending
    expect([end.isAway, end.status]).toEqual([false, 400])
  })
})

describe('a log-in at an identity provider that requires a second factor', () => {
  const put = (path: string, json: unknown) =>
    server.tenant.request('PUT', `/api/v2/guardian/${path}`, { json })
  const pageAfter = async (name: string) => {
    const browser = createVisitor(server)
    const page = await browser.visit(await comeBack(browser, name))
    return { browser, page, pageName: page.url.pathname.split('/').at(-1) }
  }
  beforeAll(async () => {
    await pageAfter('mia')
    const path = `/api/v2/users/${encodeURIComponent(subject('mia'))}/authentication-methods`
    const json = { type: 'email', email: 'mia@example.com' }
    expect((await server.tenant.request('POST', path, { json })).status).toBe(201)
    await put('policies', ['all-applications'])
  })

  it('is completed by a mailed code, if that factor is enabled', async () => {
    await put('factors/email', { enabled: true })
    const { browser, page, pageName } = await pageAfter('mia')
    expect(pageName).toBe('mfa-email')
    const code = await mailTo(server, 'mia@example.com', /\b(\d{6})\b/)
    const done = await browser.submit(page, { code })
    const end = await browser.submit(done, { confirmed: 'true' })
    expect(await subjectOf(end)).toBe(subject('mia'))
  })

  it('lets the user enroll another factor if mailed codes are disabled', async () => {
    await put('factors/email', { enabled: false })
    expect((await pageAfter('mia')).pageName).toBe('mfa-otp-enrollment')
  })
})
