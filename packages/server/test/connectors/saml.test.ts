import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Connectors } from '@latchkey/server/connectors/connectors'
import {
  createVisitor,
  receiverTrust,
  type Sight,
  startTestServer,
  type TestServer,
  type Visitor,
  withoutRateLimits,
} from '@latchkey/testkit'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { certifiedKey } from '../key-pems.ts'
import { conformsToConnectors } from './conformance.ts'
import { createSamlUpstream, type SamlUpstream } from './saml-upstream.ts'

let server: TestServer
let upstream: SamlUpstream

beforeAll(async () => {
  upstream = createSamlUpstream(await certifiedKey('idp.example.com', new Date('2040-01-01')))
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
})
afterAll(() => server.stop())

let people = 0
const newName = () => {
  people += 1
  return `person-${people}`
}

const post = async (visitor: Visitor, query: string, fields: Readonly<Record<string, string>>) => {
  const { baseUrl } = server.tenant
  const posted = await server.fetch(`${baseUrl}/login/callback${query}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://idp.example.com',
      'sec-fetch-site': 'cross-site',
    },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  })
  expect(posted.status).toBe(303)
  return visitor.visit(posted.headers.get('location') ?? '')
}
const comeBack = async (visitor: Visitor, away: Sight, name: string) =>
  post(visitor, '', await upstream.logIn(away.url, name))

conformsToConnectors(
  {
    strategy: 'samlp',
    connector: new Connectors().require('samlp'),
    required: () => upstream.options,
    options: { user_id_attribute: 'uid' },
    foreignOption: { passwordPolicy: 'good' },
    newPerson: async () => `${newName()}@example.com`,
    logIn: (visitor, page, email) => comeBack(visitor, page, email.split('@')[0] ?? ''),
    signUp: (visitor, page) => comeBack(visitor, page, newName()),
  },
  () => server,
)

async function open(options: object = {}) {
  const app = await createApplication(server.tenant)
  const connection = `saml-${app.clientId}`
  const json = {
    name: connection,
    strategy: 'samlp',
    options: { ...upstream.options, ...options },
    enabled_clients: [app.clientId],
  }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect([status, body.message]).toEqual([201, undefined])
  return { app, connection, address: authorizeUrl(server.tenant, app, { connection }) }
}
const lastEntry = async () =>
  (await server.tenant.request('GET', '/api/v2/logs?sort=date:-1&per_page=1')).body[0]

describe('a log-in at a SAML identity provider', () => {
  it('reads endpoints and certificates from metadata', async () => {
    const json = {
      name: 'imported',
      strategy: 'samlp',
      options: { metadataXml: upstream.metadata },
    }
    const { body } = await server.tenant.request('POST', '/api/v2/connections', { json })
    expect(body.options).toMatchObject(upstream.options)
    const broken = { ...json, name: 'broken', options: { metadataXml: '<a/>' } }
    const refused = await server.tenant.request('POST', '/api/v2/connections', { json: broken })
    expect(refused.body.message).toContain('The metadata has no `IDPSSODescriptor`.')
  })

  it('counts once, and in the browser that began it', async () => {
    const { address } = await open()
    const visitor = createVisitor(server)
    const away = await visitor.visit(address)
    const fields = await upstream.logIn(away.url, newName())
    const stranger = await post(createVisitor(server), '', fields)
    expect([stranger.isAway, stranger.status]).toEqual([false, 400])
    expect((await post(visitor, '', fields)).url.searchParams.get('code')).toBeTruthy()
    const again = await post(visitor, '', fields)
    expect([again.isAway, again.status]).toEqual([false, 400])
  })

  it('refuses the response to another log-in, with a coded entry in the log', async () => {
    const { address, connection } = await open()
    const visitor = createVisitor(server)
    const other = await upstream.logIn((await visitor.visit(address)).url, newName())
    const { url } = await visitor.visit(address)
    const RelayState = url.searchParams.get('RelayState') ?? ''
    const end = await post(visitor, '', { ...other, RelayState })
    expect([end.isAway, end.status]).toEqual([false, 400])
    expect(await lastEntry()).toMatchObject({
      type: 'f',
      connection,
      description: expect.stringContaining('in_response_to_unexpected'),
    })
  })

  it('refuses what another identity provider signs', async () => {
    const { certificate } = await certifiedKey('evil.example.com', new Date('2040-01-01'))
    const { address } = await open({ signingCert: certificate })
    const visitor = createVisitor(server)
    const end = await comeBack(visitor, await visitor.visit(address), newName())
    expect([end.isAway, end.status]).toEqual([false, 400])
    expect((await lastEntry()).description).toContain('signature_invalid')
  })

  it('begins at the provider where the connection allows it, by a request all the same', async () => {
    const first = await open()
    const client_authorizequery = new URLSearchParams({
      redirect_uri: first.app.redirectUri,
      scope: 'openid',
    }).toString()
    const idpinitiated = { enabled: true, client_id: first.app.clientId, client_authorizequery }
    const { connection } = await open({ idpinitiated })
    const path = `/api/v2/connections?name=${connection}`
    const [{ id }] = (await server.tenant.request('GET', path)).body
    await server.tenant.request('PATCH', `/api/v2/connections/${id}/clients`, {
      json: [{ client_id: first.app.clientId, status: true }],
    })
    const visitor = createVisitor(server)
    const query = `?connection=${connection}`
    const away = await post(visitor, query, await upstream.beginLogIn(newName()))
    expect(away.url.origin).toBe('https://idp.example.com')
    const end = await comeBack(visitor, away, newName())
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })
})
