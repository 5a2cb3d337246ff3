import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { oauthProviders } from '@latchkey/server/connectors/oauth2/oauth-providers'
import { socialOpenIdProviders } from '@latchkey/server/connectors/oidc/social-openid-providers'
import { providerMarks } from '@latchkey/server/connectors/provider-marks'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { authorizeUrl, createApplication } from '../authentication/application.ts'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

it('has a logo for each social provider', () => {
  const served = [...Object.keys(oauthProviders), ...Object.keys(socialOpenIdProviders)]
  expect(Object.keys(providerMarks).sort()).toEqual(served.sort())
  for (const { shapes } of Object.values(providerMarks)) expect(shapes.length).toBeGreaterThan(0)
})

it('shows the logos of providers on buttons, the last used one first', async () => {
  const app = await createApplication(server.tenant)
  const idOf = async (name: string, strategy: string, display_name?: string) => {
    const options = { client_id: 'c', client_secret: 's' }
    const json = { name, strategy, options, display_name, enabled_clients: [app.clientId] }
    return (await server.tenant.request('POST', '/api/v2/connections', { json })).body.id
  }
  await idOf('google', 'google-oauth2')
  const microsoft = await idOf('microsoft', 'windowslive')
  await idOf('own', 'github', 'Our GitHub')
  const visitor = createVisitor(server)
  const { url, text } = await visitor.visit(authorizeUrl(server.tenant, app))
  const buttonsOf = (page: string) => page.match(/<a class="button plain"[\s\S]*?<\/a>/g) ?? []
  const textsOf = (buttons: readonly string[]) =>
    buttons.map((each) => each.replaceAll(/<[^>]*>/g, ''))
  const buttons = buttonsOf(text)
  expect(textsOf(buttons)).toEqual([
    'Continue with Google',
    'Continue with Microsoft',
    'Continue with Our GitHub',
  ])
  expect(buttons[0]?.match(/fill="#[0-9a-f]{6}"/g)).toEqual([
    'fill="#34a853"',
    'fill="#4285f4"',
    'fill="#fbbc02"',
    'fill="#ea4335"',
  ])
  const cookies = [...visitor.cookies].map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
  const cookie = [...cookies, `__Host-last_connection=${microsoft}`].join('; ')
  const again = await server.fetch(url.href, { headers: { accept: 'text/html', cookie } })
  expect(textsOf(buttonsOf(await again.text()))).toEqual([
    'Continue with Microsoft',
    'Continue with Google',
    'Continue with Our GitHub',
  ])
})

it('has no page for a request that only one provider can serve', async () => {
  const app = await createApplication(server.tenant)
  const connect = (name: string) =>
    server.tenant.request('POST', '/api/v2/connections', {
      json: {
        name,
        strategy: 'github',
        options: { client_id: `client of ${name}`, client_secret: 's' },
        enabled_clients: [app.clientId],
      },
    })
  const locationOf = async (parameters = {}) => {
    const url = authorizeUrl(server.tenant, app, parameters)
    return (await server.fetch(url, { redirect: 'manual' })).headers.get('location') ?? ''
  }
  await connect('first')
  await connect('second')
  expect(await locationOf()).toMatch(/^\/u\/[^/]+\/login$/)
  const away = new URL(await locationOf({ connection: 'second' }))
  expect(away.origin).toBe('https://github.com')
  expect(away.searchParams.get('client_id')).toBe('client of second')
  expect(away.searchParams.get('redirect_uri')).toBe(`${server.tenant.baseUrl}/login/callback`)
  // A mailed link may continue this log-in, at its own path.
  expect(await locationOf({ connection: 'second', prompt: 'login' })).toMatch(/^\/u\/[^/]+$/)
})
