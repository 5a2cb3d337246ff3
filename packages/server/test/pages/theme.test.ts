import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { theme } from '../resources/theme.ts'

const path = '/api/v2/branding/themes'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const request = (method: string, address: string, json?: object) =>
  server.tenant.request(method, address, json && { json })

async function openLogin(further: Readonly<Record<string, string>> = {}) {
  const app = await createApplication(server.tenant, { client: { organization_usage: 'allow' } })
  const url = authorizeUrl(server.tenant, app, further)
  const { text, headers } = await createVisitor(server).visit(url)
  return { text, policy: headers.get('content-security-policy') ?? '' }
}

describe('the theme', () => {
  it('is shown on the log-in page, with its logo, font and background', async () => {
    const logo = { logo_url: 'https://logos.example/other.svg', colors: { primary: '#0b6e4f' } }
    await request('PATCH', '/api/v2/branding', logo)
    const { status, body } = await request('POST', path, theme)
    expect([status, body]).toEqual([200, { ...theme, themeId: expect.stringMatching(/^\w{32}$/) }])
    const { text, policy } = await openLogin()
    for (const style of [
      '--button:#c2410c;--on-button:#fff;',
      'h1{color:#7a2e0b;font-size:1.4rem;font-weight:700;text-align:center}',
      'html{color-scheme:light;font-size:112.5%}',
      'border-radius:999px',
      '.button{border-width:2px;font-size:1.05rem;font-weight:700;\nborder-radius:7px}',
      'main{border:3px solid #e8cdb5;\nborder-radius:11px;box-shadow:none}',
      'url("https://fonts.example/autumn.woff2")',
      'url("https://pictures.example/leaves.jpg?a=%22b%22%3C/style%3E") center/cover fixed',
      'align-items:flex-start',
    ]) {
      expect(text).toContain(style)
    }
    expect(text).toContain('<meta name="color-scheme" content="light"/>')
    expect(text).not.toContain('prefers-color-scheme')
    expect(text).toContain('<img src="https://logos.example/autumn.svg"')
    expect(policy).toContain('font-src https://fonts.example')
    expect(policy).toMatch(/img-src https:\/\/logos\.example https:\/\/pictures\.example/)
  })

  it('is replaced member by member, and there is one at most', async () => {
    const { body: known } = await request('GET', `${path}/default`)
    const { status, body } = await request('POST', path, theme)
    expect([status, body.errorCode]).toEqual([409, 'theme_exists'])
    const { displayName, ...unnamed } = theme
    const changed = { ...unnamed, colors: { ...theme.colors, widget_background: '#123' } }
    const address = `${path}/${known.themeId}`
    const updated = { ...changed, displayName, themeId: known.themeId }
    expect((await request('PATCH', address, changed)).body).toEqual(updated)
    expect((await request('GET', address)).body).toEqual(updated)
    expect((await openLogin()).text).toContain('html{color-scheme:dark;')
  })

  it('yields to the logo and the colors of an organization', async () => {
    const organization = {
      name: 'themed',
      branding: {
        logo_url: 'https://logos.example/org.svg',
        colors: { primary: '#0b6e4f', page_background: '#e0f0e0' },
      },
    }
    const { body } = await request('POST', '/api/v2/organizations', organization)
    const { text } = await openLogin({ organization: body.id })
    expect(text).toContain('--background:#e0f0e0;')
    expect(text).toContain('--button:#0b6e4f;')
    expect(text).toContain('<img src="https://logos.example/org.svg"')
    expect(text).not.toContain('leaves.jpg')
    expect(text).toContain('main{border:3px solid #e8cdb5;')
  })

  it('is deleted, so that the branding is shown', async () => {
    const { body } = await request('GET', `${path}/default`)
    const address = `${path}/${body.themeId}`
    const answers = [
      await request('DELETE', address),
      await request('DELETE', address),
      await request('GET', address),
      await request('GET', `${path}/default`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([204, 404, 404, 404])
    const { text } = await openLogin()
    expect(text).toContain('--button:#0b6e4f')
    expect(text).toContain('prefers-color-scheme:dark')
  })
})
