import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  createVisitor,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { type Application, authorizeUrl, createApplication } from '../authentication/application.ts'

let server: TestServer
let app: Application
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: withoutRateLimits } })
  app = await createApplication(server.tenant)
})
afterAll(() => server.stop())

const points = [
  'form-content-start',
  'form-content-end',
  'form-footer-start',
  'form-footer-end',
  'secondary-actions-start',
  'secondary-actions-end',
]
const loops = ['a', 'b', 'c'].map((name) => `{% for ${name} in (1..900) %}`).join('')
/** Takes hours, unless the tenant has the name with which the server tries templates. */
const costly = `{% if tenant.friendly_name != 'Example' %}
  ${loops}{% assign x = 1 %}${'{% endfor %}'.repeat(3)}{% endif %}`

/** Two templates of half a second each took longer, and a page has seven. */
const delayMsMax = 1_500

it('the templates of a page stop the event loop for a moment together, and it is shown without them', async () => {
  const { tenant } = server
  const set = async (path: string, json: unknown) =>
    (await tenant.request('PUT', `/api/v2${path}`, { json })).status
  const login = Object.fromEntries(points.map((point) => [point, costly]))
  expect(await set('/prompts/login/partials', { login })).toBe(200)
  const template = `<html><head>{%- auth0:head -%}</head><body>${costly}{%- auth0:widget -%}</body></html>`
  expect(await set('/branding/templates/universal-login', { template })).toBe(201)
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const page = await createVisitor(server).visit(authorizeUrl(tenant, app))
  delay.disable()
  expect(page.text).toContain('name="password"')
  expect(delay.max / 1e6).toBeLessThan(delayMsMax)
})
