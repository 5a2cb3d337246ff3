import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createManagementClient, type Warning } from '@latchkey/sdk'
import {
  createTestDatabase,
  startTestServer,
  type TestAnswer,
  type TestDatabase,
  type TestServer,
  type TestTenant,
  withoutRateLimits,
} from '@latchkey/testkit'
import { memberFunction } from '../src/cli/greeting.ts'
import { blockedMessage, type Rule } from './access-rules.ts'
import { compileServer, latchkey, root } from './child-server.ts'
import { type HttpsClient, httpsClient } from './https-client.ts'

/** Protection of the author of a rule against their own rule, and recovery. */
let database: TestDatabase
let server: TestServer
let client: HttpsClient
/** A new tenant for each test, as some end blocked. */
let tenant: TestTenant
let made = 0
beforeAll(async () => {
  ;[database] = await Promise.all([createTestDatabase(), compileServer()])
  const trustedProxies = ['127.0.0.1']
  server = await startTestServer({
    database,
    config: { rateLimits: withoutRateLimits, trustedProxies },
  })
  client = httpsClient({ ca: await readFile(server.caFile, 'utf8') })
})
afterAll(async () => {
  client.end()
  await server.stop()
  await database.drop()
})
beforeEach(async () => {
  made += 1
  tenant = await server.addTenant(`rails-${made}.example`)
  await tenant.token()
})

const path = '/api/v2/network-acls'
const redirect = { redirect: true, redirect_uri: 'https://example.com/' } as const
const office = { ipv4_cidrs: ['203.0.113.0/24'] }
const fromOffice = { headers: { 'x-forwarded-for': '203.0.113.7' } }

let priority = 1
function definition(rule: Rule, more: object = {}) {
  priority += 0.001
  return {
    description: 'A rule',
    active: true,
    priority,
    rule: { scope: 'tenant', ...rule },
    ...more,
  }
}

const warningOf = ({ headers }: TestAnswer) => headers.get('latchkey-warning')
const warns = 'network_acl_blocks_author'

describe('a write that blocks the address of its author', () => {
  const blocks = { action: { block: true }, scope: 'management' } as const
  const warnings = () =>
    server.log.filter((line) => line.includes('blocks the address of its author'))

  it.each([
    ['blocks', { action: { block: true } }],
    ['redirects', { action: redirect }],
    ['admits others only', { action: { block: true }, not_match: office }],
    ['knows his network', { action: { block: true }, match: { ipv4_cidrs: ['127.0.0.0/8'] } }],
  ] as const)('by POST succeeds, with a warning if the rule %s', async (_, rule) => {
    const known = warnings().length
    const answer = await tenant.request('POST', path, { json: definition(rule) })
    expect([answer.status, warningOf(answer)]).toEqual([201, warns])
    const headers = { authorization: `Bearer ${await tenant.token()}` }
    const out = await client.send(server.port, path, { domain: tenant.domain, headers })
    expect(out.status).toBe('redirect' in rule.action ? 302 : 403)
    const [line, ...more] = warnings().slice(known)
    expect(more).toEqual([])
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      level: 40,
      tenant: tenant.domain.replace('.', '-'),
      aclId: answer.body.id,
    })
  })

  it.each([
    ['PUT', (json: object) => json],
    ['PATCH', () => ({ active: true })],
  ])('by %s is reported', async (method, change) => {
    const json = definition(blocks, { active: false })
    const { body, ...created } = await tenant.request('POST', path, { json })
    expect(created.headers.get('latchkey-warning')).toBeNull()
    const changed = { json: change({ ...json, active: true }) }
    const answer = await tenant.request(method, `${path}/${body.id}`, changed)
    expect([answer.status, warningOf(answer)]).toEqual([200, warns])
    const out = await tenant.request('GET', path)
    expect([out.status, out.body.message]).toEqual([403, blockedMessage])
  })

  it('by DELETE has a warning, if it deletes the rule that allowed the author', async () => {
    const allow = definition({ action: { allow: true } })
    const { body } = await tenant.request('POST', path, { json: allow })
    const created = await tenant.request('POST', path, { json: definition(blocks) })
    expect(warningOf(created)).toBeNull()
    const answer = await tenant.request('DELETE', `${path}/${body.id}`)
    expect([answer.status, warningOf(answer)]).toEqual([200, warns])
    expect((await tenant.request('GET', path)).status).toBe(403)
  })

  it.each([
    ['inactive', { action: { block: true } }, { active: false }],
    ['one that logs', { action: { log: true, block: true } }, {}],
    ['about another API', { action: { block: true }, scope: 'authentication' }, {}],
    ['about others', { action: { block: true }, match: office }, {}],
    ['one that admits him', { action: { allow: true } }, {}],
  ] as const)('has no warning if its rule is %s', async (_, rule, more) => {
    const json = definition(rule, more)
    const answer = await tenant.request('POST', path, { json })
    expect([answer.status, warningOf(answer)]).toEqual([201, null])
    const known = warnings().length
    const address = `${path}/${answer.body.id}`
    expect(warningOf(await tenant.request('PUT', address, { json }))).toBeNull()
    expect(
      warningOf(await tenant.request('PATCH', address, { json: { description: 'b' } })),
    ).toBeNull()
    expect(warningOf(await tenant.request('GET', address))).toBeNull()
    expect(warningOf(await tenant.request('DELETE', address))).toBeNull()
    expect(warnings().length).toBe(known)
  })

  it('is reported to users of the SDK', async () => {
    const warnings: Warning[] = []
    const sdk = createManagementClient({
      baseUrl: tenant.baseUrl,
      token: await tenant.token(),
      fetch: (url, init) => server.fetch(url, init),
      onWarning: (warning) => warnings.push(warning),
    })
    const { id } = await sdk.networkAcls.create({
      body: { description: 'a', active: true, rule: { action: { log: true }, scope: 'tenant' } },
    })
    expect(warnings).toEqual([])
    const rule = { action: { block: true }, scope: 'management' } as const
    await sdk.networkAcls.patch({ path: { id }, body: { rule } })
    expect(warnings).toEqual([{ code: warns, operationId: 'patchNetworkAcl' }])
  })
})

describe('an explanation', () => {
  const explain = async (json: object) =>
    (await tenant.request('POST', '/api/v2/network-acl-explanations', { json })).body

  it('names rule, condition, signal and entry, and the logging rules', async () => {
    const watch = definition({ action: { log: true }, match: { asns: [64_500] } })
    const rule = {
      action: { block: true },
      match: { user_agents: ['a*', '*bot*'] },
      not_match: office,
    }
    const logs = await tenant.request('POST', path, { json: watch })
    const block = await tenant.request('POST', path, { json: definition(rule) })
    const facts = {
      origin: 'authentication',
      address: '192.0.2.1',
      user_agent: 'Robot',
      asn: 64_500,
    }
    const { id, description, priority: at } = block.body
    expect(await explain(facts)).toEqual({
      action: 'block',
      redirect_uri: null,
      decided_by: {
        id,
        description,
        priority: at,
        reasons: [
          { condition: 'match', signal: 'user_agents', entry: '*bot*', fact: 'Robot' },
          { condition: 'not_match', signal: 'ipv4_cidrs', entry: null, fact: '192.0.2.1' },
        ],
      },
      logged_by: [
        {
          id: logs.body.id,
          description: 'A rule',
          priority: logs.body.priority,
          reasons: [{ condition: 'match', signal: 'asns', entry: 64_500, fact: 64_500 }],
        },
      ],
    })
    expect(await explain({ ...facts, address: '203.0.113.9', asn: 1 })).toEqual({
      action: 'allow',
      redirect_uri: null,
      decided_by: null,
      logged_by: [],
    })
  })

  it.each(['address', 'connecting_address'])('refuses what is no IP address: %s', async (name) => {
    const facts = { origin: 'authentication', [name]: '192.0.2.256' }
    expect(await explain(facts)).toMatchObject({ statusCode: 400, errorCode: 'invalid_body' })
  })

  it('has the target of a redirect', async () => {
    const rule = { action: redirect, match: office }
    const { body } = await tenant.request('POST', path, { json: definition(rule) })
    expect(await explain({ origin: 'management', address: '203.0.113.9' })).toMatchObject({
      action: 'redirect',
      redirect_uri: redirect.redirect_uri,
      decided_by: { id: body.id },
    })
  })

  it('agrees with the decision on a real request', async () => {
    const rule = { action: { block: true }, match: { user_agents: ['explained'] } }
    await tenant.request('POST', path, { json: definition(rule) })
    for (const userAgent of ['explained', 'other']) {
      const { action } = await explain({ origin: 'authentication', user_agent: userAgent })
      const request = { domain: tenant.domain, headers: { 'user-agent': userAgent } }
      const { status } = await client.send(server.port, '/.well-known/jwks.json', request)
      expect(status).toBe(action === 'block' ? 403 : 200)
    }
  })
})

describe('a dry run', () => {
  const dryRun = async (json: object, options = {}) =>
    (await tenant.request('POST', '/api/v2/network-acl-dry-runs', { json, ...options })).body
  const come = async (userAgent: string, times: number) => {
    for (let round = 0; round < times; round += 1) {
      const request = { domain: tenant.domain, headers: { 'user-agent': userAgent } }
      await client.send(server.port, '/.well-known/jwks.json', request)
    }
  }
  const block = (userAgent: string) => ({
    action: { block: true },
    scope: 'tenant',
    match: { user_agents: [userAgent] },
  })

  it('lists the recent requests that a draft would decide differently', async () => {
    await come('visitor/1', 3)
    await come('visitor/2', 2)
    await come('else', 4)
    const { requests, matched, changed, blocks_caller, samples } = await dryRun({
      rule: block('visitor/*'),
    })
    expect({ matched, changed, blocks_caller }).toEqual({
      matched: 5,
      changed: 5,
      blocks_caller: false,
    })
    expect(requests).toBeGreaterThanOrEqual(9)
    expect(samples).toHaveLength(5)
    expect(samples[0]).toMatchObject({
      before: 'allow',
      after: 'block',
      facts: { origin: 'authentication', user_agent: 'visitor/2', connecting_address: '127.0.0.1' },
    })
    expect(samples[0].facts.ja4_fingerprint).toMatch(/^t13d/)
    await come('visitor/1', 1)
    expect((await client.send(server.port, '/', { domain: tenant.domain })).status).toBe(200)
  })

  it('counts requests with the same decision as matched and not changed', async () => {
    const known = await tenant.request('POST', path, {
      json: definition({ action: { block: true }, match: { user_agents: ['known'] } }),
    })
    await come('known', 3)
    const rule = block('known')
    expect(await dryRun({ rule, priority: 99 })).toMatchObject({ matched: 3, changed: 0 })
    const allow = { ...rule, action: { allow: true } }
    expect(await dryRun({ rule: allow, priority: 99 })).toMatchObject({ matched: 3, changed: 0 })
    const first = await dryRun({ rule: allow, priority: 1 })
    expect(first).toMatchObject({ matched: 3, changed: 3, samples: [{ after: 'allow' }, {}, {}] })

    const replaces: string = known.body.id
    const narrow = await dryRun({ rule: block('nobody'), replaces })
    expect(narrow).toMatchObject({ matched: 0, changed: 3 })
    expect(await dryRun({ rule, replaces, priority: 7 })).toMatchObject({ matched: 3, changed: 0 })
  })

  it('reports that a draft would block its author, with the address', async () => {
    const rule = { action: { block: true }, scope: 'management', not_match: office }
    expect(await dryRun({ rule })).toMatchObject({ blocks_caller: true })
    expect(await dryRun({ rule }, fromOffice)).toMatchObject({ blocks_caller: false })
    const logs = { ...rule, action: { log: true } }
    expect(await dryRun({ rule: logs })).toMatchObject({ blocks_caller: false, changed: 0 })
    expect(warningOf(await tenant.request('GET', path))).toBeNull()
  })

  it('does not include requests of other tenants', async () => {
    await come('private', 2)
    const other = await server.addTenant(`rails-other-${made}.example`)
    const json = { rule: block('private') }
    const { body } = await other.request('POST', '/api/v2/network-acl-dry-runs', { json })
    expect(body).toMatchObject({ matched: 0, samples: [] })
  })
})

describe('break glass', () => {
  const run = (line: string) =>
    latchkey(line, { DATABASE_URL: database.url, LATCHKEY_DATA: server.dataFolder })

  it('allows all requests within two seconds, also if the author is blocked', async () => {
    const created = await tenant.request('POST', path, {
      json: definition({ action: { log: true } }),
    })
    const json = definition({ action: { block: true } }, { description: 'Too much' })
    const lock = await tenant.request('POST', path, { json })
    expect((await tenant.request('DELETE', `${path}/${lock.body.id}`)).status).toBe(403)

    const listed = await run(`network-acls list --tenant ${tenant.domain}`)
    expect(listed).toMatchObject({ code: 0, stderr: '' })
    expect(listed.stdout.trimEnd().split('\n')).toEqual([
      `${created.body.priority} ${created.body.id} active   A rule`,
      `${lock.body.priority} ${lock.body.id} active   Too much`,
    ])
    const disabled = await run(`network-acls disable --tenant ${tenant.domain}`)
    const endedMs = Date.now()
    expect(disabled).toMatchObject({ code: 0, stderr: '' })
    expect(disabled.stdout.trimEnd().split('\n').sort()).toEqual(
      [`disabled ${created.body.id} A rule`, `disabled ${lock.body.id} Too much`].sort(),
    )
    let answer = await tenant.request('GET', path)
    while (answer.status === 403 && Date.now() < endedMs + 2000) {
      await setTimeout(20)
      answer = await tenant.request('GET', path)
    }
    expect(answer.status).toBe(200)
    expect(answer.body.map(({ active }: { active: boolean }) => active)).toEqual([false, false])
    const again = await run(`network-acls disable --tenant ${tenant.domain}`)
    expect(again.stdout).toBe(`${tenant.domain} has no active network ACL.\n`)
  })

  it('applies to one tenant, and refuses an unknown one', async () => {
    const other = await server.addTenant(`rails-kept-${made}.example`)
    const json = definition({ action: { block: true }, match: office })
    await other.request('POST', path, { json })
    await tenant.request('POST', path, { json })
    await run(`network-acls disable --tenant ${tenant.domain}`)
    expect((await other.request('GET', path)).body).toMatchObject([{ active: true }])
    const unknown = await run('network-acls disable --tenant nowhere.example')
    expect(unknown.code).toBe(1)
    expect(unknown.stderr).toContain(
      'The tenant nowhere.example does not exist. See: latchkey tenant list',
    )
  })
})

describe('the walkthrough', () => {
  it('has commands that work when pasted', async () => {
    const walk = await readFile(join(root, 'docs/network-acls.md'), 'utf8')
    const blocks = [...walk.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block)
    const calls = blocks
      .filter((block) => block.includes('curl') && !block.includes('unset'))
      .join('')
    const program = `${memberFunction}\n${calls}`
    const { stdout, stderr } = await promisify(execFile)('bash', ['--norc', '-c', program], {
      env: {
        PATH: process.env.PATH ?? '',
        CURL_CA_BUNDLE: server.caFile,
        API: `https://localhost:${server.port}/api/v2`,
        AUTH: `Authorization: Bearer ${await server.tenant.token()}`,
        JSON: 'Content-Type: application/json',
      },
    })
    const [dry, block, office, why, statistics] = stdout.split('\n')
    expect(stderr).toBe('')
    expect(JSON.parse(dry ?? '')).toMatchObject({ changed: 0, blocks_caller: false })
    expect(JSON.parse(why ?? '')).toMatchObject({ action: 'block', decided_by: { id: block } })
    expect(JSON.parse(statistics ?? '')).toMatchObject({ id: block, matches: 0 })
    const json = { active: true }
    const answer = await server.tenant.request('PATCH', `${path}/${office}`, { json })
    expect([answer.status, warningOf(answer)]).toEqual([200, warns])
  })
})
