import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { patient, startTestServer, type TestServer, withoutRateLimits } from '@latchkey/testkit'
import { blockedMessage, type RuleAuthor, ruleAuthor } from './access-rules.ts'
import { type HttpsClient, httpsClient } from './https-client.ts'

/** Network ACLs precede all other steps of a request. */
let server: TestServer
let author: RuleAuthor
let client: HttpsClient
beforeAll(async () => {
  const trustedProxies = ['127.0.0.1']
  server = await startTestServer({ config: { trustedProxies, rateLimits: withoutRateLimits } })
  author = await ruleAuthor(server.tenant)
  client = httpsClient({ ca: await readFile(server.caFile, 'utf8') })
})
afterAll(async () => {
  client.end()
  await server.stop()
})
afterEach(() => author.clear())

const blockBots = { action: { block: true }, match: { user_agents: ['bot'] } } as const
const blockAll = { action: { block: true } } as const

/** The status for a user agent, and for an end user's address from a proxy. */
async function send(userAgent?: string, address?: string): Promise<number> {
  const headers = {
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
    ...(address !== undefined && { 'x-forwarded-for': address }),
  }
  return (await client.send(server.port, '/.well-known/jwks.json', { headers })).status
}

describe('every route and method is subject to network ACLs', () => {
  it.each([
    ['GET', '/api/v2/network-acls'],
    ['OPTIONS', '/api/v2/network-acls'],
    ['PROPFIND', '/api/v2/network-acls'],
    ['TRACE', '/api/v2/network-acls'],
    ['GET', '/api/v2'],
    ['GET', '/api/v2/'],
    ['GET', '/api/v2/nowhere?x=%zz'],
    ['GET', '/api/v2/%zz'],
    ['GET', '/api/v2/network-acls/%00'],
    ['GET', '/api/v9/users'],
    ['GET', '/'],
    ['GET', '/?'],
    ['GET', '//'],
    ['GET', '/nowhere'],
    ['GET', '/%c0%80'],
    ['GET', '/.well-known/openid-configuration'],
    ['OPTIONS', '/.well-known/jwks.json'],
    ['GET', '/.well-known/nothing'],
    ['POST', '/oauth/token'],
    ['GET', '/oauth/token/'],
    ['POST', '/oidc/register'],
    ['OPTIONS', '*'],
    ['GET', 'https://localhost/.well-known/jwks.json'],
    ['POST', '/livez'],
  ])('%s %s', expectBehind)

  it('a request target that is too long', () => expectBehind('GET', `/api/v2/${'x/'.repeat(5000)}`))

  async function expectBehind(method: string, target: string): Promise<void> {
    const asking = (userAgent: string) =>
      server.exchange(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${userAgent}\r\n\r\n`)
    const isManagement = target.startsWith('/api/')
    const messageOf = ({ body }: Awaited<ReturnType<typeof asking>>) =>
      isManagement ? body?.message : body?.error_description
    const before = await asking('User-Agent: bot')
    expect(messageOf(before)).not.toBe(blockedMessage)
    await author.create(blockBots)
    expect((await asking('User-Agent: other')).status).toBe(before.status)
    const blocked = await asking('User-Agent: bot')
    expect(blocked.status).toBe(403)
    expect(blocked.headers['content-type']).toMatch(/^application\/json/)
    expect(messageOf(blocked)).toBe(blockedMessage)
  }

  it.each(['/api/v2/network-acls', '/.well-known/jwks.json', '/nowhere'])(
    'HEAD %s',
    async (path) => {
      const asking = { method: 'HEAD', headers: { 'user-agent': 'bot' } }
      expect((await client.send(server.port, path, asking)).status).not.toBe(403)
      await author.create(blockBots)
      const { status, text } = await client.send(server.port, path, asking)
      expect([status, text]).toEqual([403, ''])
    },
  )

  it.each(['/oidc/register', '/oidc/register/', '/oidc/%72egister', '/oidc/register/client_1'])(
    'POST %s is registration, in any notation',
    async (path) => {
      await author.create({ ...blockAll, scope: 'dynamic_client_registration' })
      expect((await client.send(server.port, path, { method: 'POST' })).status).toBe(403)
      expect(await send()).toBe(200)
    },
  )

  it('not the two health checks', async () => {
    await author.create(blockAll)
    for (const path of ['/livez', '/readyz']) {
      expect((await client.send(server.port, path)).status).toBe(200)
    }
    expect(await send()).toBe(403)
  })

  it('an unknown host stays 404', async () => {
    await author.create(blockAll)
    const answer = await client.send(server.port, '/', { domain: 'nobody.example' })
    expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('tenant')])
  })

  it('only by the rules of its own tenant', async () => {
    const other = await server.addTenant('other.example')
    await author.create(blockAll)
    const request = { domain: other.domain }
    expect((await client.send(server.port, '/.well-known/jwks.json', request)).status).toBe(200)
    expect(await send()).toBe(403)
  })
})

describe('a blocked request', () => {
  const headers = { 'user-agent': 'bot' }

  it('is refused before authentication', async () => {
    await author.create(blockBots)
    const token = await server.tenant.token()
    for (const authorization of ['', 'Bearer nonsense', `Bearer ${token}`]) {
      const request = { headers: { ...headers, ...(authorization && { authorization }) } }
      const { status, text } = await client.send(server.port, '/api/v2/network-acls', request)
      expect([status, JSON.parse(text).errorCode]).toEqual([403, 'access_blocked'])
    }
  })

  it('counts nothing towards a rate limit', async () => {
    const rateLimits = { 'authentication-jwks': { limit: 5, windowSeconds: 60 } }
    const limited = await startTestServer({ config: { rateLimits } })
    await (await ruleAuthor(limited.tenant)).create(blockBots)
    const one = httpsClient({ ca: await readFile(limited.caFile, 'utf8') })
    for (let round = 0; round < 20; round += 1) {
      const { status, headers: got } = await one.send(limited.port, '/.well-known/jwks.json', {
        headers,
      })
      expect([status, got['x-ratelimit-limit']]).toEqual([403, undefined])
    }
    const served = await one.send(limited.port, '/.well-known/jwks.json')
    expect([served.status, served.headers['x-ratelimit-remaining']]).toEqual([200, '4'])
    one.end()
    await limited.stop()
  })

  it('is answered before its body arrives, and the body is not stored', async () => {
    await author.create(blockBots)
    const mib = 1024 * 1024
    const socket = await server.openSocket()
    const before = process.memoryUsage().rss
    socket.write(
      'POST /api/v2/network-acls HTTP/1.1\r\nHost: localhost\r\nUser-Agent: bot\r\n' +
        `Content-Type: application/json\r\nContent-Length: ${200 * mib}\r\n\r\n`,
    )
    expect(await socket.until((text) => text.includes('access_blocked'))).toMatch(/^HTTP\/1.1 403/)
    const startedMs = performance.now()
    const chunk = Buffer.alloc(mib, 'x')
    for (let sent = 0; sent < 200 && socket.socket.writable; sent += 1) {
      await new Promise<void>((resolve) => void socket.socket.write(chunk, () => resolve()))
      if (sent % 50 === 0) expect(await send()).toBe(200)
    }
    expect(performance.now() - startedMs).toBeLessThan(patient(4000))
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * mib)
    socket.end()
  })
})

describe('the deciding rule', () => {
  it('is never one that is inactive', async () => {
    await author.create(blockAll, { active: false })
    expect(await send()).toBe(200)
  })

  it('is the first by priority, including fractions, whatever the order of creation', async () => {
    await author.create(blockBots, { priority: 20.5 })
    await author.create({ action: { allow: true } }, { priority: 20.75 })
    expect(await send('bot')).toBe(403)
    await author.create(
      { action: { redirect: true, redirect_uri: 'https://example.com/' } },
      { priority: 20.25 },
    )
    expect(await send('bot')).toBe(302)
    await author.create({ ...blockBots, action: { allow: true } }, { priority: 2.125 })
    expect(await send('bot')).toBe(200)
    expect(await send('other')).toBe(302)
  })

  it('matches one entry of the IPv4 or IPv6 lists, and one of every other signal', async () => {
    await author.create({
      action: { block: true },
      match: {
        ipv4_cidrs: ['203.0.113.0/24'],
        ipv6_cidrs: ['2001:db8::/32'],
        user_agents: ['bot', 'spider'],
      },
    })
    expect(await send('bot', '203.0.113.7')).toBe(403)
    expect(await send('Spider', '2001:db8::7')).toBe(403)
    expect(await send('bot', '::ffff:203.0.113.7')).toBe(403)
    expect(await send('bot', '198.51.100.7')).toBe(200)
    expect(await send('bot', '2001:db9::7')).toBe(200)
    expect(await send('other', '203.0.113.7')).toBe(200)
  })

  it('does not match a signal that the request lacks', async () => {
    const scarce = { asns: [64500], geo_country_codes: ['CA'], user_agents: ['*'] }
    for (const [signal, entries] of Object.entries(scarce)) {
      const id = await author.create({ action: { block: true }, match: { [signal]: entries } })
      expect(await send()).toBe(200)
      await author.write('DELETE', id)
    }
    await author.create({ action: { block: true }, not_match: { geo_country_codes: ['CA'] } })
    expect(await send()).toBe(403)
  })

  it('is never one that logs, even if its action also blocks', async () => {
    await author.create({ action: { log: true, block: true } })
    expect(await send()).toBe(200)
    await author.create(blockBots)
    expect(await send('bot')).toBe(403)
    expect(await send('other')).toBe(200)
  })
})

describe('a write', () => {
  it('of `active` only applies to the next request', async () => {
    const id = await author.create(blockBots)
    for (const active of [false, true, false, true]) {
      await author.write('PATCH', id, { active })
      expect(await send('bot')).toBe(active ? 403 : 200)
    }
  })

  it('of `priority` only applies to the next request', async () => {
    const id = await author.create(blockBots, { priority: 40 })
    await author.create({ action: { allow: true } }, { priority: 30 })
    for (const priority of [20, 60, 29.999, 30.001]) {
      await author.write('PATCH', id, { priority })
      expect(await send('bot')).toBe(priority < 30 ? 403 : 200)
    }
  })

  it('that deletes or replaces applies to the next request', async () => {
    const id = await author.create(blockBots)
    const rule = { ...blockBots, scope: 'management' }
    await author.write('PUT', id, { description: 'Less', active: true, rule })
    expect(await send('bot')).toBe(200)
    await author.write('PUT', id, {
      description: 'All',
      active: true,
      rule: { ...rule, scope: 'tenant' },
    })
    expect(await send('bot')).toBe(403)
    await author.write('DELETE', id)
    expect(await send('bot')).toBe(200)
  })

  it('that is refused changes nothing', async () => {
    const id = await author.create(blockBots)
    const rule = { action: { block: true }, scope: 'tenant', match: { ipv4_cidrs: ['127.1'] } }
    expect((await author.write('PATCH', id, { rule })).status).toBe(400)
    expect(await send('bot')).toBe(403)
    expect(await send('other')).toBe(200)
  })
})

describe('a stored rule that is malformed', () => {
  it('does not disable others, and is logged', async () => {
    await author.create(blockBots)
    const { query } = server.database
    await query(`insert into network_acls
      select tenant_id, 'acl_malformed', 'By hand', true, 2.5,
             '{"action":{"block":true},"scope":"tenant","match":{"ipv4_cidrs":["010.0.0.1"]}}',
             now(), now() from network_acls limit 1`)
    const isLogged = () =>
      server.log.some((line) => line.includes('is malformed and is not in force'))
    for (const endMs = Date.now() + patient(1000); !isLogged() && Date.now() < endMs; ) {
      expect([await send('bot'), await send('other')]).toEqual([403, 200])
      await setTimeout(50)
    }
    const line = server.log.find((each) => each.includes('is malformed and is not in force'))
    expect(line).toContain('acl_malformed')
    expect(await send('bot')).toBe(403)
    await query(`delete from network_acls where id = 'acl_malformed'`)
  })
})

describe('a tenant with 2,000 rules', () => {
  it('applies a write immediately', async () => {
    await server.database.query(`insert into network_acls
      select tenant_id, 'acl_' || lpad(translate(n::text, '0123456789', 'abcdefghij'), 22, 'x'), 'One of many', true, 11 + n / 100.0,
             json_build_object('action', json_build_object('block', true), 'scope', 'tenant',
               'match', json_build_object('user_agents', json_build_array('spider' || n),
                 'ipv4_cidrs', json_build_array('10.' || n / 256 || '.' || n % 256 || '.0/24'))),
             now(), now() from generate_series(1, 2000) as n,
             (select tenant_id from network_acls limit 1) as known`)
    const isInForce = async () => (await send('spider1999', '10.7.207.1')) === 403
    for (const endMs = Date.now() + patient(1000); !(await isInForce()) && Date.now() < endMs; );
    expect(await isInForce()).toBe(true)
    const id = await author.create(blockBots)
    expect(await send('bot')).toBe(403)
    await author.write('PATCH', id, { active: false })
    expect(await send('bot')).toBe(200)
    const seventh = `acl_${'h'.padStart(22, 'x')}`
    expect((await author.write('PATCH', seventh, { active: false })).status).toBe(200)
    expect(await send('spider7', '10.0.7.1')).toBe(200)
    expect(await send('spider8', '10.0.8.1')).toBe(403)
    await server.database.query(`delete from network_acls where id like 'acl_xxx%'`)
  })
})
