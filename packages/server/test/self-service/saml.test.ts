import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  startTestServer,
  type TestServer,
  type Visitor,
  withoutRateLimits,
} from '@latchkey/testkit'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { type SamlpUpstream, startSamlpUpstream } from '../connectors/samlp-upstream.ts'
import { certifiedKey } from '../key-pems.ts'
import { openTicket, ticketsOf, titleOf } from './customer.ts'

let server: TestServer
let upstream: SamlpUpstream
beforeAll(async () => {
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  const theirs = await certifiedKey('idp.example.com', new Date('2040-01-01'))
  const { text: ours } = await server.tenant.request('GET', '/pem', { token: null })
  upstream = await startSamlpUpstream(theirs, ours)
})
afterAll(async () => {
  await server.stop()
  await upstream.stop()
})

/** Posts the answer of the identity provider, as its page does: without cookies of this site. */
async function comeBack(visitor: Visitor, address: URL, name: string) {
  const at = new URL(address)
  at.pathname = '/assertion'
  const { action, fields } = await upstream.logIn(at, name)
  const answer = await server.fetch(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  })
  expect([answer.status, await answer.text()]).toEqual([303, expect.anything()])
  return visitor.visit(answer.headers.get('location') ?? '')
}

it('tests a log-in by SAML in the browser that began it, and then people log in', async () => {
  const app = await createApplication(server.tenant)
  const tickets = ticketsOf(server)
  const user_attributes = [{ name: 'email', description: 'Mail', is_optional: false }]
  const profileId = await tickets.profile({ user_attributes })
  const url = await tickets.ticket(profileId, {
    connection_config: { name: 'by-saml' },
    enabled_clients: [app.clientId],
  })
  const { answer, visitor } = await openTicket(server, url)
  await answer('provider', { provider: 'okta-samlp' })
  const values = { metadataUrl: `${upstream.origin}/metadata`, signSAMLRequest: 'true' }
  const read = await answer('settings', values)
  expect(titleOf(read)).toBe('Attributes of your people')

  const begun = await answer('test', {})
  const stranger = await openTicket(server, url)
  const stolen = await comeBack(stranger.visitor, begun.url, 'ada')
  expect(stolen.status).toBe(400)
  const again = await answer('test', {})
  const tested = await comeBack(visitor, again.url, 'ada')
  expect(tested.text).toContain('The log-in succeeded.')
  const { body: users } = await tickets.management('GET', '/users')
  expect(users).toEqual([])

  expect(titleOf(await answer('enable', {}))).toBe('Your identity provider is connected')
  const person = createVisitor(server)
  const away = await person.visit(authorizeUrl(server.tenant, app, { connection: 'by-saml' }))
  const end = await comeBack(person, away.url, 'ada')
  expect(end.url.searchParams.get('code')).toBeTruthy()
})
