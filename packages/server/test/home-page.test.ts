import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
  const json = { logo_url: 'https://cdn.example.com/logo.svg', colors: { primary: '#7a1fa2' } }
  expect((await server.tenant.request('PATCH', '/api/v2/branding', { json })).status).toBe(200)
})
afterAll(() => server.stop())

const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.tenant.request(method, path, { token: null, headers: { accept: 'text/html', ...headers } })

describe('the base address in a browser', () => {
  it('shows the tenant, its issuer and its metadata, without a script', async () => {
    const { status, headers, text } = await open('/')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain(`<dd>${server.tenant.baseUrl}/</dd>`)
    expect(text).toContain('https://cdn.example.com/logo.svg')
    expect(text).not.toContain('<script')
    expect(headers.get('content-security-policy')).toContain("script-src 'none'")
    const links = [...text.matchAll(/href="(\/[^"]+)"/g)].map(([, href = '']) => href)
    expect(links).toContain('/docs/')
    // The documentation is built files, not an operation; its own tests open it.
    for (const href of links.filter((each) => each !== '/docs/')) {
      expect([href, (await open(href)).status]).toEqual([href, 200])
    }
    expect(text).toContain('/.well-known/openid-configuration')
  })

  it('uses the language of the browser, and the texts of the tenant', async () => {
    expect((await open('/', { 'accept-language': 'de' })).text).toContain('Für Entwickler')
    const json = { home: { title: 'Welcome to the library' } }
    const path = '/api/v2/prompts/common/custom-text/en'
    expect((await server.tenant.request('PUT', path, { json })).status).toBe(200)
    expect((await open('/')).text).toContain('<h1>Welcome to the library</h1>')
  })
})

describe('an unknown path', () => {
  it('is a page in the branding of the tenant where HTML is requested', async () => {
    const { status, text } = await open('/nowhere')
    expect(status).toBe(404)
    expect(text).toContain('<h1>Page not found</h1>')
    expect(text).toContain('https://cdn.example.com/logo.svg')
    expect(text).toContain('href="/"')
  })

  it('is JSON for other clients, and below /api', async () => {
    const program = await open('/nowhere', { accept: '*/*' })
    const management = await open('/api/v2/nowhere')
    const bare = await open('/api')
    for (const { status, headers } of [program, management, bare]) {
      expect([status, headers.get('content-type')]).toEqual([
        404,
        'application/json; charset=utf-8',
      ])
    }
  })

  it('shows a page for a method that the path does not have', async () => {
    const { status, headers, text } = await open('/oauth/token')
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
    expect(text).toContain('<h1>')
  })
})

it('does not reveal to an unknown host how tenants are created', async () => {
  const answer = await server.exchange(
    'GET / HTTP/1.1\r\nHost: unknown.example\r\nAccept: text/html\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatchObject({ status: 404 })
  expect(JSON.stringify(answer)).not.toMatch(/latchkey|create/i)
})
