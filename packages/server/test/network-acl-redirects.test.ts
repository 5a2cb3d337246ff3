import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, type TestTenant } from '@latchkey/testkit'
import { authorAgent, type RuleAuthor, ruleAuthor } from './access-rules.ts'
import { type HttpsClient, httpsClient } from './https-client.ts'

/** A decision and its explanation agree for the same addresses and user agents. */
let server: TestServer
let author: RuleAuthor
let client: HttpsClient
beforeAll(async () => {
  server = await startTestServer()
  author = await ruleAuthor(server.tenant)
  client = httpsClient({ ca: await readFile(server.caFile, 'utf8') })
})
afterAll(async () => {
  client.end()
  await server.stop()
})
afterEach(() => author.clear())

describe('a redirect', () => {
  /** A tenant with a rule of a release that did not check its URI. */
  const tenantWith = async (redirect_uri: string) => {
    const tenant = await server.addTenant(`${randomUUID()}.example.com`)
    const action = { redirect: true as const, redirect_uri }
    const rule = { scope: 'tenant' as const, action, match: { user_agents: ['bot'] } }
    await tenant.write(({ networkAcls }) =>
      networkAcls.create({ description: 'Of before', active: true, priority: 20, rule }),
    )
    return tenant
  }
  const send = async ({ baseUrl }: TestTenant) => {
    const headers = { 'user-agent': 'bot' }
    const answer = await server.fetch(`${baseUrl}/.well-known/jwks.json`, { headers })
    return [answer.status, answer.headers.get('location') ?? undefined]
  }
  const explain = async ({ request }: TestTenant) => {
    const json = { origin: 'authentication', user_agent: 'bot' }
    const { body } = await request('POST', '/api/v2/network-acl-explanations', { json })
    return [body.action, body.redirect_uri]
  }

  it.each([
    ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
    ['https://example.com/€?a b', 'https://example.com/%E2%82%AC?a%20b'],
    ['https://example.com/\r\nSet-Cookie: a=b', 'https://example.com/%0D%0ASet-Cookie:%20a=b'],
  ])('that was stored with %j is sent to an encoded URI', async (stored, location) => {
    const tenant = await tenantWith(stored)
    expect(await send(tenant)).toEqual([302, location])
    expect(await explain(tenant)).toEqual(['redirect', location])
  })

  it.each(['javascript:alert(1)', '/elsewhere', '//example.com', '', 'https:///', 'x'])(
    'that was stored with %j, which is not a web page, blocks',
    async (stored) => {
      const tenant = await tenantWith(stored)
      expect(await send(tenant)).toEqual([403, undefined])
      expect(await explain(tenant)).toEqual(['block', null])
    },
  )
})

describe('a user agent', () => {
  it.each([
    ['Café/1', 'utf8', 'Café*'],
    ['Café/1', 'latin1', 'café*'],
    ['Бот/1', 'utf8', 'Бот*'],
  ] as const)(
    '%s in %s is classified alike by a rule and an explanation',
    async (text, encoding, entry) => {
      await author.create({ action: { block: true }, match: { user_agents: [entry] } })
      const bytes = Buffer.from(text, encoding)
      const head = 'GET /.well-known/jwks.json HTTP/1.1\r\nHost: localhost\r\nUser-Agent: '
      const sent = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n\r\n')])
      expect((await server.exchange(sent)).status).toBe(403)
      const json = { origin: 'authentication', user_agent: text }
      const path = '/api/v2/network-acl-explanations'
      const headers = { 'user-agent': authorAgent }
      const { body } = await server.tenant.request('POST', path, { json, headers })
      expect(body.action).toBe('block')
    },
  )
})
