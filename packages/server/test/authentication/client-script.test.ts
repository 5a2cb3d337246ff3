import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { certificatePem } from '../key-pems.ts'
import { type Application, createApplication } from './application.ts'

/* The script from which Auth0 Lock takes the connections of a client. */

let server: SharedServer
let app: Application

beforeAll(async () => {
  server = await joinTestServer()
  const client = { cross_origin_authentication: true, allowed_origins: ['https://app.example.com'] }
  app = await createApplication(server.tenant, { client })
})
afterAll(() => server.stop())

const read = (script: string) =>
  server.fetch(`${server.tenant.baseUrl}/client/${script}`, {
    headers: { origin: 'https://app.example.com' },
  })

/** What the script passes to the function that Auth0 Lock defines. */
async function clientOf({ clientId }: Application) {
  const response = await read(`${clientId}.js`)
  expect(response.status).toBe(200)
  const calls: { strategies: readonly { name: string; connections: readonly object[] }[] }[] = []
  const Auth0 = { setClient: (each: (typeof calls)[number]) => calls.push(each) }
  runInNewContext(await response.text(), { Auth0 })
  expect(calls).toHaveLength(1)
  return { response, client: structuredClone(calls[0]) }
}

async function createConnection(application: Application, json: object): Promise<void> {
  const made = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect(made.status).toBe(201)
  const path = `/api/v2/connections/${made.body.id}/clients`
  const clients = [{ client_id: application.clientId, status: true }]
  await server.tenant.request('PATCH', path, { json: clients })
}

it('names the client and its connections in a script that any page can load', async () => {
  await server.tenant.request('PATCH', `/api/v2/connections/${app.connectionId}`, {
    json: { options: { passwordPolicy: 'good', requires_username: true, disable_signup: true } },
  })
  const { response, client } = await clientOf(app)
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const database = {
    name: 'Username-Password-Authentication',
    passwordPolicy: 'good',
    requires_username: true,
    showSignup: false,
    showForgot: true,
  }
  expect(client).toMatchObject({
    id: app.clientId,
    authorize: `${server.tenant.baseUrl}/authorize`,
    callback: app.redirectUri,
    hasAllowedOrigins: true,
    strategies: [{ name: 'auth0', connections: [database] }],
  })
})

describe('an enterprise connection', () => {
  const domain_aliases = ['customer.example']
  const saml = { strategy: 'samlp', name: 'customer' }
  beforeAll(async () => {
    const signingCert = await certificatePem('CN=idp.example.com', new Date('2030-01-01'))
    const signInEndpoint = 'https://idp.example.com/sso'
    Object.assign(saml, { options: { signInEndpoint, signingCert, domain_aliases } })
  })

  it('is listed with its domains if the client has log-in forms of its own', async () => {
    await createConnection(app, saml)
    expect((await clientOf(app)).client?.strategies).toContainEqual({
      name: 'samlp',
      connections: [{ name: 'customer', domain_aliases }],
    })
  })

  it('is listed without domains, and only if it has a button, where the tenant discloses none', async () => {
    const flag = (no_disclose_enterprise_connections: boolean) =>
      server.tenant.request('PATCH', '/api/v2/tenants/settings', {
        json: { flags: { no_disclose_enterprise_connections } },
      })
    await createConnection(app, { ...saml, name: 'shown', show_as_button: true })
    await flag(true)
    const { client } = await clientOf(app)
    expect(client?.strategies.find(({ name }) => name === 'samlp')?.connections).toEqual([
      { name: 'shown' },
    ])
    await flag(false)
  })

  it('is listed for other clients only if it has a button', async () => {
    const other = await createApplication(server.tenant)
    await createConnection(other, { ...saml, name: 'hidden' })
    await createConnection(other, { ...saml, name: 'button', show_as_button: true })
    const { client } = await clientOf(other)
    const names = client?.strategies.find(({ name }) => name === 'samlp')?.connections
    expect(names).toEqual([expect.objectContaining({ name: 'button' })])
  })
})

it('is refused for an unknown client', async () => {
  for (const script of ['unknown.js', app.clientId]) expect((await read(script)).status).toBe(400)
})
