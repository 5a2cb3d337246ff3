import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/branding/templates/universal-login'
const template = `<!DOCTYPE html><html lang="{{ locale }}"><head>{%- auth0:head -%}
<style>.own { color: teal }</style><script src="https://cdn.example.com/own.js"></script></head>
<body><h1 style="color: teal">{{ tenant.friendly_name }}</h1>{%- auth0:widget -%}</body></html>`

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const put = (json: unknown) => server.tenant.request('PUT', path, { json })
const page = () => server.fetch(`${server.tenant.baseUrl}/authorize?client_id=unknown`)

describe('the page template', () => {
  it('is shown around each page, which may run only what it and the page contain', async () => {
    const plain = await page()
    expect(await plain.text()).not.toContain('teal')
    const named = { friendly_name: 'Tea & <b>Toast</b>' }
    await server.tenant.request('PATCH', '/api/v2/tenants/settings', { json: named })
    expect((await put(template)).status).toBe(201)
    const response = await page()
    const html = await response.text()
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/)
    expect(html).toContain('<h1 style="color: teal">Tea &amp; &lt;b&gt;Toast&lt;/b&gt;</h1>')
    expect(html).toContain('<main>')
    const policy = response.headers.get('content-security-policy')
    const plainPolicy = plain.headers.get('content-security-policy') ?? ''
    const [, pageStyles = ''] = /style-src ([^;]*)/.exec(plainPolicy) ?? []
    expect(policy).toContain(`style-src ${pageStyles} 'sha256-`)
    expect(policy).toMatch(/script-src [^;]*https:\/\/cdn\.example\.com/)
    const hash = createHash('sha256').update('color: teal').digest('base64')
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' 'sha256-${hash}';`)
    expect(policy).toContain("img-src https://cdn.example.com 'self';")
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).not.toMatch(/https:[ ;]/)
  })

  it('is read as it was set, replaced, and deleted', async () => {
    const object = { template: template.replaceAll('teal', 'navy') }
    expect((await put(object)).status).toBe(204)
    const { body } = await server.tenant.request('GET', path)
    expect(body).toEqual({ body: object.template })
    expect(await (await page()).text()).toContain('navy')
    const branding = await server.tenant.request('GET', '/api/v2/branding')
    expect(branding.body).not.toHaveProperty('page_template')
    const answers = [
      await server.tenant.request('DELETE', path),
      await server.tenant.request('DELETE', path),
      await server.tenant.request('GET', path),
    ]
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 404])
    expect(await (await page()).text()).not.toContain('navy')
  })

  it.each([
    ['<p>{%- auth0:head -%}</p>', '{%- auth0:widget -%} exactly once'],
    [`${template}{%- auth0:widget -%}`, '{%- auth0:widget -%} exactly once'],
    [`${template}{% if %}`, 'Liquid template is invalid'],
    [`${template}{{ locale | read_file }}`, 'Liquid template is invalid'],
  ])('is refused as %j', async (text, reason) => {
    const { status, body } = await put(text)
    expect([status, body.message]).toEqual([400, expect.stringContaining(reason)])
  })
})
