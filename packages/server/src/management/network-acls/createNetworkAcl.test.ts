import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/network-acls'
const rule = { action: { block: true }, scope: 'dynamic_client_registration' }
const definition = { description: 'An ACL', active: true, rule }

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const create = (json: unknown) => server.tenant.request('POST', path, { json })

async function createAndDelete(json: unknown) {
  const answer = await create(json)
  if (answer.status === 201) await server.tenant.request('DELETE', `${path}/${answer.body.id}`)
  return answer
}

const longUri = (length: number) => 'https://example.com/'.padEnd(length, 'x')

describe('201', () => {
  it('answers the members in document order, including those of the rule', async () => {
    const { body } = await createAndDelete({
      rule: {
        not_match: { asns: [1] },
        action: { log: true },
        scope: 'dynamic_client_registration',
        match: { asns: [2] },
      },
      priority: 3,
      active: false,
      description: 'In another order',
    })
    expect(Object.keys(body)).toEqual([
      'description',
      'active',
      'priority',
      'rule',
      'created_at',
      'updated_at',
      'id',
    ])
    expect(Object.keys(body.rule)).toEqual(['match', 'scope', 'action', 'not_match'])
  })

  it('creates an id of acl_ and 22 base58 characters, and equal timestamps in UTC', async () => {
    const { body, headers } = await createAndDelete(definition)
    expect(body.id).toMatch(/^acl_[1-9A-HJ-NP-Za-km-z]{22}$/)
    expect(body.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(body.updated_at).toBe(body.created_at)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it('has the priority 50 by default', async () => {
    expect((await createAndDelete(definition)).body.priority).toBe(50)
  })

  it.each([1, 100, 1.5, 99.999])('accepts the priority %p', async (priority) => {
    expect((await createAndDelete({ ...definition, priority })).body.priority).toBe(priority)
  })

  it('stores a match as it was sent', async () => {
    const match = {
      geo_country_codes: ['UK', 'de'],
      hostnames: ['Login.Example.COM', 'login.example.com.'],
      ipv4_cidrs: ['192.168.1.5/24', '10.0.0.1'],
      ipv6_cidrs: ['2001:DB8::1/32', '::ffff:1.2.3.4'],
      user_agents: ["'); drop table tenants; --", '<script>', '\u202e\u{1f511}\r\n'],
      ja3_fingerprints: ['x'],
      asns: [0, 4294967295],
    }
    const body = { ...definition, rule: { ...rule, match, not_match: match } }
    const answer = await createAndDelete(body)
    expect(answer.body.rule).toEqual(body.rule)
  })

  it.each([
    ['several actions', { block: true, log: true }],
    ['no action', {}],
    ['a redirect_uri without redirect', { block: true, redirect_uri: 'https://example.com/' }],
    ['a redirect with its redirect_uri', { redirect: true, redirect_uri: 'https://example.com/' }],
    ['a redirect_uri of 2,000 characters', { redirect: true, redirect_uri: longUri(2000) }],
  ])('accepts %s', async (_, action) => {
    const answer = await createAndDelete({ ...definition, rule: { ...rule, action } })
    expect([answer.status, answer.body.rule?.action]).toEqual([201, action])
  })

  it('counts characters, not bytes or halves of surrogate pairs', async () => {
    const description = '\u{1f511}'.repeat(255)
    expect((await createAndDelete({ ...definition, description })).body.description).toBe(
      description,
    )
  })
})

describe('400', () => {
  const withMatch = (match: unknown) => ({ ...definition, rule: { ...rule, match } })
  const withAction = (action: unknown) => ({ ...definition, rule: { ...rule, action } })
  const faulty: readonly [string, unknown, string][] = [
    ['no description', { active: true, rule }, 'Missing required property: description'],
    ['no active', { description: '', rule }, 'Missing required property: active'],
    ['no rule', { description: '', active: true }, 'Missing required property: rule'],
  ]
  it.each(faulty)('names the missing member at the root: %s', async (_, json, reason) => {
    expect((await create(json)).body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: `Payload validation error: '${reason}'.`,
      errorCode: 'invalid_body',
    })
  })

  const twins = (value: unknown) => ({ asns: [value, value] })
  const placed: readonly [string, unknown, string][] = [
    ['rule', { ...definition, rule: { action: {} } }, 'Missing required property: scope'],
    ['rule', { ...definition, rule: { scope: 'tenant' } }, 'Missing required property: action'],
    ['rule.scope', { ...definition, rule: { ...rule, scope: 'x' } }, 'No enum match for: x'],
    ['rule.action.block', withAction({ block: false }), 'No enum match for: false'],
    [
      'rule.action.allow',
      withAction({ allow: 'true' }),
      'Expected type boolean but found type string',
    ],
    ['rule.action', withAction({ deny: true }), 'Additional properties not allowed: deny'],
    [
      'rule.action.redirect_uri',
      withAction({ redirect_uri: '' }),
      'String is too short (0 chars), minimum 1',
    ],
    [
      'rule.action.redirect_uri',
      withAction({ redirect_uri: longUri(2001) }),
      'String is too long (2001 chars), maximum 2000',
    ],
    [
      'description',
      { ...definition, description: 'x'.repeat(256) },
      'String is too long (256 chars), maximum 255',
    ],
    [
      'description',
      { ...definition, description: null },
      'Expected type string but found type null',
    ],
    ['active', { ...definition, active: 1 }, 'Expected type boolean but found type integer'],
    ['priority', { ...definition, priority: 0 }, 'Value 0 is less than minimum 1'],
    ['priority', { ...definition, priority: 101 }, 'Value 101 is greater than maximum 100'],
    ['priority', { ...definition, priority: '5' }, 'Expected type number but found type string'],
    ['rule.match.asns', withMatch({ asns: [] }), 'Array is too short (0), minimum 1'],
    [
      'rule.match.asns.0',
      withMatch({ asns: [1.5] }),
      'Expected type integer but found type number',
    ],
    ['rule.match.asns', withMatch(twins(7)), 'Array items are not unique (indexes 0 and 1)'],
    ['rule.match', withMatch({ cidrs: ['x'] }), 'Additional properties not allowed: cidrs'],
    [
      'rule.match.ipv4_cidrs.1',
      withMatch({ ipv4_cidrs: ['10.0.0.0/8', '10.0.0.0/33'] }),
      "Object didn't pass validation for format ipv4-cidr: 10.0.0.0/33",
    ],
    [
      'rule.match.hostnames.0',
      withMatch({ hostnames: ['a b'] }),
      "Object didn't pass validation for format hostname: a b",
    ],
  ]
  it.each(placed)('names the invalid member at %s: %j', async (place, json, reason) => {
    const { body } = await create(json)
    expect(body.message).toBe(`Payload validation error: '${reason}' on property ${place}.`)
    expect([body.statusCode, body.errorCode]).toEqual([400, 'invalid_body'])
  })

  it.each([
    'x',
    '/elsewhere',
    '//example.com/',
    'example.com',
    'javascript:alert(1)',
    'ftp://a.example/',
    'https:example.com',
    'https://',
    'https:///path',
    'https://example.com/a b',
    'http://a b/',
    'https://example.com/€',
    'https://münchen.example/',
    'https://example.com/%zz',
    'https://example.com/\r\nSet-Cookie: a=b',
    ' https://example.com/',
    'https://[::1/',
  ])(
    'refuses a redirect_uri that is not an absolute https or http URI: %j',
    async (redirect_uri) => {
      const { status, body } = await create(withAction({ redirect: true, redirect_uri }))
      expect([status, body.message]).toEqual([400, expect.stringContaining('redirect_uri')])
    },
  )

  it('requires the redirect_uri of a redirect', async () => {
    expect((await create(withAction({ redirect: true }))).body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'Payload validation error: Action type of `redirect` requires a `redirect_uri`',
      errorCode: 'invalid_body',
    })
  })

  it('refuses duplicates in every list', async () => {
    const lists = {
      geo_country_codes: 'DE',
      geo_subdivision_codes: 'DE-BY',
      ipv4_cidrs: '10.0.0.1',
      ipv6_cidrs: '::1',
      ja3_fingerprints: 'a',
      ja4_fingerprints: 'a',
      user_agents: 'a',
      hostnames: 'a',
      connecting_ipv4_cidrs: '10.0.0.1',
      connecting_ipv6_cidrs: '::1',
    }
    for (const [name, value] of Object.entries(lists)) {
      const { body } = await create(withMatch({ [name]: ['0.0.0.0', value, value].slice(1) }))
      const reason = 'Array items are not unique (indexes 0 and 1)'
      expect(body.message).toBe(
        `Payload validation error: '${reason}' on property rule.match.${name}.`,
      )
    }
  })
})

describe('409', () => {
  it('refuses the priority of another ACL, also the default one', async () => {
    const first = await create(definition)
    expect((await create(definition)).body).toEqual({
      statusCode: 409,
      error: 'Conflict',
      message: 'An ACL with this priority number has already been created.',
      errorCode: 'network_acl_priority_used',
    })
    await server.tenant.request('DELETE', `${path}/${first.body.id}`)
    expect((await createAndDelete(definition)).status).toBe(201)
  })

  it('lets exactly one of several concurrent requests have a priority', async () => {
    const at = { ...definition, priority: 77 }
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(at)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
  })

  it('is independent of the priorities of another tenant', async () => {
    const other = await server.addTenant('priorities.example.com')
    const at = { ...definition, priority: 78 }
    expect((await create(at)).status).toBe(201)
    expect((await other.request('POST', path, { json: at })).status).toBe(201)
  })
})
