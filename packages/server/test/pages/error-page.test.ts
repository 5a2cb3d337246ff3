import { createHash } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { type Application, authorizeUrl, createApplication } from '../authentication/application.ts'

let server: SharedServer
let app: Application
beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant)
})
afterEach(() => set({ error_page: null, friendly_name: '' }))
afterAll(() => server.stop())

const set = (json: object) => server.tenant.request('PATCH', '/api/v2/tenants/settings', { json })
const unregistered = 'https://evil.example.com/callback'
const refusedByProvider = () => authorizeUrl(server.tenant, app, { redirect_uri: unregistered })
const refusedByDoor = '/v2/logout?returnTo=https%3A%2F%2Fevil.example.com'
const open = (address: string) => createVisitor(server).visit(address)

describe('the error page of a tenant', () => {
  it('is shown for errors of log-ins and of all others, with their variables', async () => {
    const html =
      '<h1>{{ tenant.friendly_name }}</h1>{{ error }};{{ lang }};{{ client_id }};{{ tracking }}'
    expect((await set({ error_page: { html }, friendly_name: 'Ex & Co' })).status).toBe(200)
    const [first, second] = [await open(refusedByProvider()), await open(refusedByDoor)]
    expect([first.status, second.status]).toEqual([400, 400])
    expect(first.text).toMatch(
      new RegExp(`^<h1>Ex &amp; Co</h1>invalid_redirect_uri;en;${app.clientId};[\\w-]+$`),
    )
    expect(second.text).toMatch(/^<h1>Ex &amp; Co<\/h1>invalid_request;en;;[\w-]+$/)
    const headers = ['x-frame-options', 'cache-control'].map((name) => first.headers.get(name))
    expect(headers).toEqual(['DENY', 'no-store'])
  })

  it('escapes what the request contains, once, and runs no script that depends on it', async () => {
    const html = `{{ client_id }}|{{ client_id | escape }}
      <script>var own = 1</script><script>var client = '{{ client_id }}'</script>`
    await set({ error_page: { html } })
    const page = await open(`${refusedByDoor}&client_id=%3Cb%3E%27`)
    expect(page.text).toContain('&lt;b&gt;&#39;|&lt;b&gt;&#39;')
    const policy = page.headers.get('content-security-policy') ?? ''
    const hashes = policy.match(/script-src ([^;]+)/)?.[1]?.split(' ') ?? []
    const hashOf = (text: string) =>
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(hashes).toContain(hashOf('var own = 1'))
    expect(hashes).not.toContain(hashOf("var client = '&lt;b&gt;&#39;'"))
    expect(policy).not.toContain('unsafe-inline')
  })

  it('is refused with malformed Liquid, and the former one remains', async () => {
    await set({ error_page: { html: 'Former' } })
    const refused = await set({ error_page: { html: '{% if %}' } })
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('The Liquid template is invalid'),
    ])
    expect((await open(refusedByDoor)).text).toBe('Former')
  })

  it('is the default one if the template is empty, or takes too long', async () => {
    await set({ error_page: { html: '', url: '' } })
    expect((await open(refusedByDoor)).text).toContain('returnTo')
    const loops = ['a', 'b', 'c'].map((name) => `{% for ${name} in (1..900) %}`).join('')
    const html = `{% if client_id == 'x' %}${loops}{% assign x = 1 %}${'{% endfor %}'.repeat(3)}{% endif %}`
    expect((await set({ error_page: { html } })).status).toBe(200)
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const page = await open(`${refusedByDoor}&client_id=x`)
    delay.disable()
    expect(page.text).toContain('returnTo')
    expect(delay.max / 1e6).toBeLessThan(1_500)
  })

  it('is the page of another site, which gets to know the error', async () => {
    await set({ error_page: { url: 'https://example.com/oops?a=b', html: 'Unused' } })
    const both = [
      ['invalid_redirect_uri', refusedByProvider()],
      ['invalid_request', `${refusedByDoor}&client_id=${app.clientId}`],
    ] as const
    for (const [error, address] of both) {
      const { isAway, url } = await open(address)
      expect([isAway, url.origin, url.pathname]).toEqual([true, 'https://example.com', '/oops'])
      expect(Object.fromEntries(url.searchParams)).toEqual({
        a: 'b',
        client_id: app.clientId,
        lang: 'en',
        error,
        error_description: expect.any(String),
        tracking: expect.any(String),
      })
    }
  })

  it('is no page of the tenant itself, which could redirect for ever', async () => {
    await set({ error_page: { url: `${server.tenant.baseUrl}/v2/logout?returnTo=x`, html: 'Own' } })
    const page = await open(refusedByProvider())
    expect([page.isAway, page.text]).toEqual([false, 'Own'])
  })
})
