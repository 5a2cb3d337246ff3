import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/branding'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const gradient = { type: 'linear-gradient', start: '#ffffff', end: '#0b6e4f', angle_deg: 35 }

const get = async () => (await server.tenant.request('GET', path)).body
const patch = (json: unknown) => server.tenant.request('PATCH', path, { json })

describe('updateBranding', () => {
  it('changes the given colours, and resets those that are null', async () => {
    expect(await get()).toEqual({})
    const colors = { primary: '#0B6E4F', page_background: '#ffffff' }
    const logo_url = 'https://example.com/logo.svg'
    expect((await patch({ colors, logo_url })).body).toEqual({ colors, logo_url })
    const { body } = await patch({ colors: { page_background: null }, logo_url: null })
    expect(body).toEqual({ colors: { primary: '#0B6E4F' } })
    expect(await get()).toEqual(body)
    expect((await patch({ colors: null })).body).toEqual({})
  })

  it('removes the font if its URL is null', async () => {
    const font = { url: 'https://example.com/font.woff2' }
    expect((await patch({ font })).body).toEqual({ font })
    expect((await patch({ font: { url: null } })).body).toEqual({})
  })

  it('stores a gradient, which the pages have as their background', async () => {
    const { status, body } = await patch({ colors: { page_background: gradient } })
    expect([status, body.colors]).toEqual([200, { page_background: gradient }])
    const page = await server.fetch(`${server.tenant.baseUrl}/authorize?client_id=unknown`)
    expect(await page.text()).toContain('linear-gradient(35deg,#ffffff,#0b6e4f)')
    expect((await patch({ colors: null })).body).toEqual({})
  })

  it.each([
    [{ colors: { primary: 'red' } }],
    [{ colors: { primary: '#fff;}body{display:none' } }],
    [{ colors: { page_background: { type: 'linear-gradient' } } }],
    [{ colors: { page_background: { ...gradient, end: '#fff;}body{display:none' } } }],
    [{ logo_url: 'javascript:alert(1)' }],
    [{ logo_url: 'http://example.com/logo.svg' }],
    [{ template: '<script>' }],
  ])('refuses %j', async (body) => {
    const before = await get()
    expect((await patch(body)).status).toBe(400)
    expect(await get()).toEqual(before)
  })
})
