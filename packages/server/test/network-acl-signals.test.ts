import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { TestTenant } from '@latchkey/testkit'
import { patient } from '@latchkey/testkit'
import { type HttpsAnswer, type HttpsClient, httpsClient } from './https-client.ts'
import { startTwoProcesses, type TwoProcesses } from './two-processes.ts'

/** Every signal, by requests that have it and requests that do not, on two processes. */
let processes: TwoProcesses
const tenants = new Map<Scope, TestTenant>()
const clients = new Map<ClientName, HttpsClient>()
const learned = { ja3: '', ja4: '' }

beforeAll(async () => {
  processes = await startTwoProcesses()
  const { here } = processes
  const ca = await readFile(here.caFile, 'utf8')
  const ciphers = 'ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES128-GCM-SHA256'
  clients.set('plain', httpsClient({ ca }))
  clients.set('old TLS', httpsClient({ ca, ciphers, maxVersion: 'TLSv1.2' }))
  clients.set('other address', httpsClient({ ca, localAddress: '127.0.0.2' }))
  clients.set('IPv6', httpsClient({ ca, host: '::1' }))
  clients.set('other name', httpsClient({ ca, servername: 'Office.example' }))
  for (const scope of scopes) {
    const tenant = await here.addTenant(`${scope.replaceAll('_', '-')}.example`)
    const rule = { action: { allow: true }, scope: 'tenant', match: { user_agents: ['author'] } }
    const json = { description: 'Me', active: true, priority: 1, rule }
    expect((await write(tenant, 'POST', '', json)).status).toBe(201)
    tenants.set(scope, tenant)
  }
  await learnFingerprints()
})
afterAll(async () => {
  for (const client of clients.values()) client.end()
  await processes.stop()
})

const scopes = ['management', 'authentication', 'dynamic_client_registration', 'tenant'] as const
type Scope = (typeof scopes)[number]
type Origin = Exclude<Scope, 'tenant'>
const origins: readonly Origin[] = ['management', 'authentication', 'dynamic_client_registration']
type Action = 'block' | 'allow' | 'log' | 'redirect'
const actions: readonly Action[] = ['block', 'allow', 'log', 'redirect']
const redirectUri = 'https://example.com/elsewhere?why=acl'

type ClientName = 'plain' | 'old TLS' | 'other address' | 'IPv6' | 'other name'
interface From {
  readonly client?: ClientName
  readonly address?: string
  readonly userAgent?: string
}

interface Signal {
  readonly name: string
  readonly entries: () => readonly (string | number)[]
  readonly having: From
  readonly lacking: From
  /** The fact in the form of an explanation. */
  readonly fact: () => Readonly<Record<string, string | number | readonly string[]>>
}

const quebec: From = { address: '203.0.113.9' }
const elsewhere: From = { address: '198.51.100.200' }

function signal(
  name: string,
  entries: readonly (string | number)[] | (() => readonly (string | number)[]),
  having: From,
  lacking: From,
  fact: Signal['fact'],
): Signal {
  return {
    name,
    entries: () => (typeof entries === 'function' ? entries() : entries),
    having,
    lacking,
    fact,
  }
}

const signals: readonly Signal[] = [
  signal('asns', [64_499, 64_500], quebec, elsewhere, () => ({ asn: 64_500 })),
  signal('geo_country_codes', ['FR', 'CA'], quebec, elsewhere, () => ({ geo_country_code: 'CA' })),
  signal('geo_subdivision_codes', ['CA-QC'], quebec, { address: '198.51.100.9' }, () => ({
    geo_subdivision_code: 'CA-QC',
  })),
  signal('ipv4_cidrs', ['203.0.113.77/24'], quebec, elsewhere, () => ({ address: '203.0.113.9' })),
  signal(
    'ipv6_cidrs',
    ['2001:db8:1::/48'],
    { address: '2001:DB8:1::9' },
    { address: '2001:db8:2::9' },
    () => ({ address: '2001:db8:1::9' }),
  ),
  signal(
    'ja3_fingerprints',
    () => [learned.ja3],
    { client: 'old TLS' },
    {},
    () => ({
      ja3_fingerprint: learned.ja3,
    }),
  ),
  signal(
    'ja4_fingerprints',
    () => [learned.ja4],
    { client: 'old TLS' },
    {},
    () => ({
      ja4_fingerprint: learned.ja4,
    }),
  ),
  signal(
    'user_agents',
    ['*Scraper*'],
    { userAgent: 'a scraper/2.0' },
    { userAgent: 'a browser' },
    () => ({ user_agent: 'a scraper/2.0' }),
  ),
  signal('hostnames', ['office.example'], { client: 'other name' }, {}, () => ({
    hostname: 'office.example',
  })),
  signal('auth0_managed', ['auth0.icloud_relay_proxy'], quebec, elsewhere, () => ({
    network_lists: ['auth0.icloud_relay_proxy'],
  })),
  signal('connecting_ipv4_cidrs', ['127.0.0.2'], { client: 'other address' }, {}, () => ({
    connecting_address: '127.0.0.2',
  })),
  signal('connecting_ipv6_cidrs', ['::1/128'], { client: 'IPv6' }, {}, () => ({
    connecting_address: '::1',
  })),
]

/** Expected log entries, and requests without one. */
const logged: { readonly aclId: string; readonly requestId: string; readonly action: string }[] = []
const notLogged: string[] = []

/** Cleans up after a failed trial. */
afterEach(async () => {
  for (const tenant of tenants.values()) {
    for (const { id, priority } of (await write(tenant, 'GET', '')).body) {
      if (priority !== 1) await write(tenant, 'DELETE', `/${id}`)
    }
  }
})

describe.each(signals)('$name', (tried) => {
  it.each(actions)(
    '%s: applies immediately in this process and soon in another, in each scope',
    async (action) => {
      const trials = await Promise.allSettled(scopes.map((scope) => tryRule(tried, action, scope)))
      for (const trial of trials) if (trial.status === 'rejected') throw trial.reason
    },
  )
})

it('each decision that blocks, redirects or logs is recorded, and no other', async () => {
  const { database } = processes.here
  const rows = async () => {
    const text = `select data->>'acl_id' as "aclId", data->>'request_id' as "requestId",
      data->>'action' as action from logs where type = 'acls_decision'`
    const found = (await database.query(text)).rows as typeof logged
    return new Map(found.map((row) => [row.requestId, row]))
  }
  const untilMs = Date.now() + patient(2000)
  let known = await rows()
  while (Date.now() < untilMs && logged.some(({ requestId }) => !known.has(requestId))) {
    await setTimeout(100)
    known = await rows()
  }
  expect(logged.length).toBeGreaterThan(500)
  expect(logged.map(({ requestId }) => known.get(requestId))).toEqual(logged)
  expect(notLogged.filter((requestId) => known.has(requestId))).toEqual([])
})

/** One rule, then its twin by `not_match`, then none. */
async function tryRule(tried: Signal, action: Action, scope: Scope): Promise<void> {
  const { here, therePort } = processes
  const trial: Trial = { tried, action, scope, tenant: tenants.get(scope) as TestTenant }
  const { tenant } = trial
  const later = action === 'allow' ? await create(tenant, blockAll(scope)) : undefined
  const match = { [tried.name]: tried.entries() }
  const id = await create(tenant, definition(action, scope, { match }))
  await expectTreatment(trial, here.port, { id, having: true, lacking: false })
  await soon(trial, id, () => hasIt(trial, therePort, id, tried.having))
  await expectTreatment(trial, therePort, { id, having: true, lacking: false })

  const json = definition(action, scope, { not_match: match })
  const replacing = tried.name === 'auth0_managed' ? 'PATCH' : 'PUT'
  expect((await write(tenant, replacing, `/${id}`, json)).status).toBe(200)
  await expectTreatment(trial, here.port, { id, having: false, lacking: true })
  await soon(trial, id, async () => !(await hasIt(trial, therePort, id, tried.having)))
  await expectTreatment(trial, therePort, { id, having: false, lacking: true })

  for (const each of [later, id]) if (each) await write(tenant, 'DELETE', `/${each}`)
  for (const from of [tried.having, tried.lacking]) {
    for (const origin of origins) {
      expect(treatment(await send(trial, here.port, origin, from))).toBe('served')
    }
  }
  const isGone = async () =>
    !(await hasIt({ ...trial, action: 'log' }, therePort, id, tried.lacking))
  await soon(trial, id, isGone)
}

interface Trial {
  readonly tried: Signal
  readonly action: Action
  readonly scope: Scope
  readonly tenant: TestTenant
}

interface Expected {
  readonly id: string
  /** Whether the rule holds for a request that has the signal, and for one that lacks it. */
  readonly having: boolean
  readonly lacking: boolean
}

async function expectTreatment(trial: Trial, port: number, expected: Expected): Promise<void> {
  const { tried, action, scope } = trial
  const [decided, due]: [unknown[], unknown[]] = [[], []]
  for (const kind of ['having', 'lacking'] as const) {
    for (const origin of origins) {
      const isInScope = scope === 'tenant' || scope === origin
      const holds = isInScope && expected[kind]
      const answer = await send(trial, port, origin, tried[kind])
      const about = { scope, origin, kind, isHere: port === processes.here.port }
      decided.push({ ...about, as: treatment(answer) })
      due.push({ ...about, as: isInScope ? dueTreatment(action, holds) : 'served' })
      const requestId = answer.headers['x-request-id'] ?? ''
      if (holds && action !== 'allow') logged.push({ aclId: expected.id, requestId, action })
      else if (treatment(answer) === 'served') notLogged.push(requestId)
    }
  }
  expect(decided).toEqual(due)
}

function dueTreatment(action: Action, holds: boolean): string {
  if (action === 'allow') return holds ? 'served' : 'blocked'
  if (!holds || action === 'log') return 'served'
  return action === 'block' ? 'blocked' : `redirected to ${redirectUri}`
}

const managementBlock = {
  statusCode: 403,
  error: 'Forbidden',
  message: 'Access to this tenant is blocked from here.',
  errorCode: 'access_blocked',
}
const oauthBlock = { error: 'access_denied', error_description: managementBlock.message }

/** The treatment as one word; a 403 in another format than that of its API is no block. */
function treatment({ status, headers, text, origin }: OriginAnswer): string {
  if (status === 302) return `redirected to ${headers.location}`
  if (status !== 403) return status === served[origin] ? 'served' : `${status} ${text}`
  expect(headers['cache-control']).toBe('no-store')
  expect(JSON.parse(text)).toEqual(origin === 'management' ? managementBlock : oauthBlock)
  return 'blocked'
}

/** Statuses without a rule: registration has no GET, and its POST is a 403 that is no block. */
const served = { management: 401, authentication: 200, dynamic_client_registration: 405 }

type OriginAnswer = HttpsAnswer & { readonly origin: Origin }

async function send(trial: Trial, port: number, origin: Origin, from: From): Promise<OriginAnswer> {
  const client = clients.get(from.client ?? 'plain') as HttpsClient
  const headers = {
    ...(from.address !== undefined && { 'x-forwarded-for': from.address }),
    ...(from.userAgent !== undefined && { 'user-agent': from.userAgent }),
  }
  const request = { domain: trial.tenant.domain, headers }
  if (origin === 'management') {
    return { ...(await client.send(port, '/api/v2/network-acls', request)), origin }
  }
  if (origin === 'authentication') {
    return { ...(await client.send(port, '/.well-known/jwks.json', request)), origin }
  }
  return { ...(await client.send(port, '/oidc/register', request)), origin }
}

/** Whether the rule is in force: by what it does, or by an explanation. */
async function hasIt(trial: Trial, port: number, id: string, from: From): Promise<boolean> {
  const { tried, action, scope, tenant } = trial
  const origin = scope === 'tenant' ? 'management' : scope
  // Without the rule the request is served as well.
  if (action !== 'log' && action !== 'allow') {
    const holds = treatment(await send(trial, port, origin, from))
    return holds === dueTreatment(action, true)
  }
  const facts = from === tried.having ? tried.fact() : {}
  const client = clients.get('plain') as HttpsClient
  const { text } = await client.send(port, '/api/v2/network-acl-explanations', {
    method: 'POST',
    domain: tenant.domain,
    headers: { authorization: `Bearer ${await tenant.token()}`, 'user-agent': 'author' },
    body: JSON.stringify({ origin, ...facts }),
  })
  const { decided_by: decided, logged_by: by } = JSON.parse(text) as Explained
  return [...(decided ? [decided] : []), ...by].some((rule) => rule.id === id)
}

interface Explained {
  readonly decided_by: { readonly id: string } | null
  readonly logged_by: readonly { readonly id: string }[]
}

async function soon(
  { tried, action, scope }: Trial,
  id: string,
  holds: () => Promise<boolean>,
): Promise<void> {
  const startedMs = Date.now()
  while (!(await holds())) {
    if (Date.now() > startedMs + patient(2000)) {
      throw new Error(`${action} by ${tried.name} in ${scope} (${id}): not so within 2 s`)
    }
    await setTimeout(10)
  }
}

function definition(action: Action, scope: Scope, criteria: Readonly<Record<string, unknown>>) {
  const uri = action === 'redirect' ? { redirect_uri: redirectUri } : {}
  const rule = { action: { [action]: true, ...uri }, scope, ...criteria }
  return { description: `${action} in ${scope}`, active: true, priority: 50, rule }
}

function blockAll(scope: Scope) {
  return { ...definition('block', scope, {}), priority: 90 }
}

async function create(tenant: TestTenant, json: object): Promise<string> {
  const { status, body } = await write(tenant, 'POST', '', json)
  expect(status).toBe(201)
  return body.id
}

function write(tenant: TestTenant, method: string, path: string, json?: object) {
  const options = { json, headers: { 'user-agent': 'author' } }
  return tenant.request(method, `/api/v2/network-acls${path}`, options)
}

/** Reads the fingerprints of the second client from a dry run. */
async function learnFingerprints(): Promise<void> {
  const tenant = tenants.get('tenant') as TestTenant
  const from: From = { client: 'old TLS', userAgent: 'learning' }
  const trial = { tenant } as Trial
  await send(trial, processes.here.port, 'authentication', from)
  const rule = { action: { block: true }, scope: 'tenant', match: { user_agents: ['learning'] } }
  const dry = await tenant.request('POST', '/api/v2/network-acl-dry-runs', { json: { rule } })
  const { facts } = dry.body.samples[0]
  expect(facts.ja4_fingerprint).toMatch(/^t12d/)
  learned.ja3 = facts.ja3_fingerprint
  learned.ja4 = facts.ja4_fingerprint
}
