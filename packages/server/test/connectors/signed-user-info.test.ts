import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { type OpenIdUpstream, startOpenIdUpstream, upstreamClient } from './openid-upstream.ts'

let server: TestServer
let upstream: OpenIdUpstream
beforeAll(async () => {
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  const code = `${server.tenant.baseUrl}/login/callback`
  upstream = await startOpenIdUpstream({ code, front: code }, server.caFile)
}, 120_000)
afterAll(async () => {
  await server.stop()
  await upstream.stop()
})

it('a provider may answer the profile as a signed JWT', async () => {
  const app = await createApplication(server.tenant)
  const options = {
    ...upstreamClient,
    client_id: 'latchkey-signed',
    discovery_url: `${upstream.origin}/.well-known/openid-configuration`,
  }
  const connection = 'signed'
  const json = { name: connection, strategy: 'oidc', options, enabled_clients: [app.clientId] }
  expect((await server.tenant.request('POST', '/api/v2/connections', { json })).status).toBe(201)
  const visitor = createVisitor(server)
  const away = await visitor.visit(authorizeUrl(server.tenant, app, { connection }))
  const back = await upstream.logIn(upstream.newPerson(), away.url, 'ada')
  expect((await visitor.visit(back.url.href)).url.searchParams.get('code')).toBeTruthy()
  const id = encodeURIComponent(`oidc|${connection}|ada`)
  const { body } = await server.tenant.request('GET', `/api/v2/users/${id}`)
  expect(body).toMatchObject({ email: 'ada@example.com', name: 'Person ada' })
})
