import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, type Sight } from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from '../authentication/application.ts'

let server: SharedServer
let app: Application
beforeAll(async () => {
  server = await joinTestServer()
  const client = {
    organization_usage: 'allow',
    organization_require_behavior: 'post_login_prompt',
    initiate_login_uri: 'https://app.example.com/login',
  }
  app = await createApplication(server.tenant, { client })
})
const frames = (is: boolean) => ({ flags: { disable_clickjack_protection_headers: is } })
afterEach(() => set({ security_headers: null, error_page: null, ...frames(false) }))
afterAll(() => server.stop())

const set = (json: object) => server.tenant.request('PATCH', '/api/v2/tenants/settings', { json })
const send = async (path: string, json: object) =>
  (await server.tenant.request('POST', `/api/v2${path}`, { json })).body
const openLogin = () => createVisitor(server).visit(authorizeUrl(server.tenant, app))
const withPolicies = (...policies: object[]) =>
  set({ security_headers: { content_security_policy: { enabled: true, policies } } })

async function policiesOfLogin(header = 'content-security-policy') {
  const { headers } = await openLogin()
  return (headers.get(header) ?? '').split(', ').filter(Boolean)
}
/** The sources of a directive. */
const sources = (policy = '', name: string) =>
  policy
    .split('; ')
    .map((each) => each.split(' '))
    .find(([first]) => first === name)
    ?.slice(1)

describe('security headers of the tenant', () => {
  it('add an enforced policy, which contains what the page itself needs', async () => {
    const directives = { 'default-src': ["'none'"], 'form-action': ["'none'"] }
    const set = await withPolicies({ directives, flags: ['upgrade-insecure-requests'] })
    expect(set.status).toBe(200)
    const [own, added, ...others] = await policiesOfLogin()
    expect(others).toEqual([])
    expect(own).toContain("frame-ancestors 'none'")
    expect(sources(added, 'default-src')).toEqual(["'none'"])
    expect(sources(added, 'style-src')).toEqual(sources(own, 'style-src'))
    expect(sources(added, 'form-action')).toEqual(sources(own, 'form-action'))
    expect(added).toContain('upgrade-insecure-requests')
  })

  it('report without enforcing, to the endpoints of the tenant', async () => {
    const report_uri = 'https://example.com/reports'
    const security_headers = {
      content_security_policy: {
        enabled: true,
        policies: [
          {
            mode: 'reporting',
            directives: { 'img-src': ['https://example.com'] },
            reporting: { report_to_group: 'csp', report_uri },
          },
        ],
        reporting_infrastructure: {
          report_to: { group: 'csp', max_age: 60, endpoints: [{ url: report_uri }] },
          reporting_endpoints: { csp: report_uri },
        },
      },
      x_xss_protection: { enabled: true, mode: 'block' },
    }
    expect((await set({ security_headers })).status).toBe(200)
    const { headers } = await openLogin()
    expect(headers.get('content-security-policy-report-only')).toBe(
      `img-src https://example.com; report-to csp; report-uri ${report_uri}`,
    )
    expect(headers.get('content-security-policy')).not.toContain('report-uri')
    expect(JSON.parse(headers.get('report-to') ?? '')).toMatchObject({ group: 'csp' })
    expect(headers.get('reporting-endpoints')).toBe(`csp="${report_uri}"`)
    expect(headers.get('x-xss-protection')).toBe('1; mode=block')
  })

  it('are absent while disabled', async () => {
    const policies = [{ directives: { 'default-src': ["'self'"] } }]
    await set({ security_headers: { content_security_policy: { enabled: false, policies } } })
    expect(await policiesOfLogin()).toHaveLength(1)
  })

  it('also apply to the error page that the tenant wrote', async () => {
    await set({ error_page: { html: 'Own' } })
    await withPolicies({ directives: { 'script-src': ["'self'"] } })
    const page = await createVisitor(server).visit('/v2/logout?returnTo=https%3A%2F%2Fevil.test')
    expect(page.headers.get('content-security-policy')).toContain(", script-src 'self'")
  })

  it.each([
    { policies: [{ directives: { sandbox: [] } }] },
    { policies: [{ directives: { 'x\r\ny': ["'self'"] } }] },
    {
      policies: [],
      reporting_infrastructure: { reporting_endpoints: { 'é\n': 'https://a.test' } },
    },
  ])('omit names that earlier releases stored, which would disable pages: %j', async (stored) => {
    const security_headers = { content_security_policy: { enabled: true, ...stored } }
    await server.tenant.write(({ tenantSettings }) => tenantSettings.update({ security_headers }))
    const page = await openLogin()
    expect([page.status, page.headers.get('reporting-endpoints')]).toEqual([200, null])
    expect(await policiesOfLogin()).toHaveLength(1)
  })

  it.each([
    { 'script-src': ["'self'; sandbox"] },
    { 'script-src': ["'self', default-src *"] },
    { 'script-src': ["'self'\r\nSet-Cookie:a=b"] },
    { 'script-src x': ["'self'"] },
    { sandbox: [] },
  ])('are refused with what would end a directive, or disable the page: %j', async (directives) => {
    expect((await withPolicies({ directives })).status).toBe(400)
  })
})

function expectUnframed({ status, headers }: Sight): void {
  expect([status, headers.get('x-frame-options')]).toEqual([200, 'DENY'])
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
}

describe('log-in pages', () => {
  it('are shown in frames of other sites if a flag of the tenant permits it', async () => {
    const framing = async () => {
      const { headers } = await openLogin()
      const policy = headers.get('content-security-policy') ?? ''
      return [headers.get('x-frame-options'), policy.includes('frame-ancestors')]
    }
    expect(await framing()).toEqual(['DENY', true])
    await set(frames(true))
    expect(await framing()).toEqual([null, false])
  })

  it('that grant something are never shown in frames', async () => {
    await set(frames(true))
    expectUnframed(await createVisitor(server).visit('/oidc/logout'))
  })

  it('that accept an invitation, choose an organization or verify an address neither', async () => {
    await set(frames(true))
    const user_id = await createUser(server.tenant, 'mia@example.com')
    const visitor = createVisitor(server)
    const open = (parameters = {}) => visitor.visit(authorizeUrl(server.tenant, app, parameters))
    await visitor.submit(await open(), { username: 'mia@example.com', password })
    const enabled_connections = [{ connection_id: app.connectionId }]
    const [one] = await Promise.all(
      ['one', 'two'].map(async (name) => {
        const { id } = await send('/organizations', { name, enabled_connections })
        await send(`/organizations/${id}/members`, { members: [user_id] })
        return id
      }),
    )
    expectUnframed(await open())
    const { invitation_url } = await send(`/organizations/${one}/invitations`, {
      inviter: { name: 'Grace Hopper' },
      invitee: { email: 'lin@example.com' },
      client_id: app.clientId,
      send_invitation_email: false,
    })
    const invitation = new URL(invitation_url).searchParams.get('invitation')
    expectUnframed(await open({ invitation, organization: one }))
    const { ticket } = await send('/tickets/email-verification', { user_id })
    expectUnframed(await visitor.visit(ticket))
  })
})
