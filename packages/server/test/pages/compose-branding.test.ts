import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { composeBranding } from '../../src/pages/compose-branding.ts'
import { renderLogin } from '../../src/pages/login.ts'
import { pickLanguage } from '../../src/pages/pick-language.ts'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

async function login(acceptLanguage: string): Promise<string> {
  return server.tenant.write(async ({ branding, prompts }) => {
    const appearance = await branding.getAppearance()
    const tenantLocales = appearance.settings.enabled_locales
    const language = pickLanguage({ acceptLanguage, tenantLocales })
    const texts = await prompts.listTexts(language)
    return renderLogin(composeBranding(appearance, language, texts), { action: '', hidden: {} })
      .html
  })
}

const set = async (method: 'PATCH' | 'PUT', path: string, json: object) => {
  const { status, text } = await server.tenant.request(method, `/api/v2${path}`, { json })
  if (status !== 200) throw new Error(text)
}

describe('the log-in page of a tenant', () => {
  it('supports every language until the tenant configures its own', async () => {
    expect(await login('ja')).toContain('<html lang="ja">')
    await set('PATCH', '/tenants/settings', { enabled_locales: ['es', 'en'] })
    expect(await login('ja')).toContain('<html lang="es">')
  })

  it('shows the branding settings of the management API', async () => {
    await set('PATCH', '/tenants/settings', { friendly_name: 'Northwind & Co' })
    await set('PATCH', '/branding', {
      colors: { primary: '#0b6e4f' },
      logo_url: 'https://example.com/logo.svg',
    })
    await set('PUT', '/prompts/login/custom-text/en', {
      login: { title: ['<b>$', '{companyName}</b>'].join('') },
    })
    const html = await login('en')
    expect(html).toContain('<h1>&lt;b>Northwind &amp; Co&lt;/b></h1>')
    expect(html).toContain('--button:#0b6e4f')
    expect(html).toContain('<img src="https://example.com/logo.svg" alt="Northwind &amp; Co"')
  })
})
