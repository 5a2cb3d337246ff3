/** Authorization requests that the server pushes to an identity provider (RFC 9126). */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { lastEntries } from './last-entries.ts'
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
beforeEach(() => upstream.command({}))

/** Begins a log-in of a client whose requests the provider accepts only if they are pushed. */
async function begin(given: object) {
  const app = await createApplication(server.tenant)
  const connection = `pushing-${app.clientId}`
  const options = {
    ...upstreamClient,
    client_id: 'latchkey-pushed',
    discovery_url: `${upstream.origin}/.well-known/openid-configuration`,
    ...given,
  }
  const json = { name: connection, strategy: 'oidc', options, enabled_clients: [app.clientId] }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect([status, body.message]).toEqual([201, undefined])
  const visitor = createVisitor(server)
  const sight = await visitor.visit(authorizeUrl(server.tenant, app, { connection }))
  return { visitor, sight, options: body.options }
}

it('the provider demands them in its metadata', async () => {
  await upstream.command({ demandsPushed: true })
  const { visitor, sight, options } = await begin({})
  expect(options.oidc_metadata.require_pushed_authorization_requests).toBe(true)
  expect([...sight.url.searchParams.keys()].sort()).toEqual(['client_id', 'request_uri'])
  const back = await upstream.logIn(upstream.newPerson(), sight.url, 'ada')
  expect((await visitor.visit(back.url.href)).url.searchParams.get('code')).toBeTruthy()
})

it('the connection asks for them', async () => {
  const { visitor, sight } = await begin({ enable_pushed_authorization_requests: true })
  const back = await upstream.logIn(upstream.newPerson(), sight.url, 'bob')
  expect((await visitor.visit(back.url.href)).url.searchParams.get('code')).toBeTruthy()
})

it('a refused one is reported on the log-in page, and in the log', async () => {
  const wrong = { client_secret: 'wrong', enable_pushed_authorization_requests: true }
  const { sight } = await begin(wrong)
  expect([sight.isAway, sight.status]).toEqual([false, 400])
  const [entry] = await lastEntries(server.tenant)
  expect(entry.description).toMatch(
    /^The pushed authorization request endpoint answered invalid_client/,
  )
})

it('an endpoint that is missing is named in the log', async () => {
  const given = {
    enable_pushed_authorization_requests: true,
    discovery_url: null,
    issuer: upstream.origin,
    authorization_endpoint: `${upstream.origin}/auth`,
    token_endpoint: `${upstream.origin}/token`,
    jwks_uri: `${upstream.origin}/jwks`,
  }
  const { sight } = await begin(given)
  expect(sight.isAway).toBe(false)
  const [entry] = await lastEntries(server.tenant)
  expect(entry.description).toBe('The option `pushed_authorization_request_endpoint` is required')
})
