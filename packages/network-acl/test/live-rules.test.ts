import { expect, test } from '@jest/globals'
import { compile, decide, LiveRules, type NetworkAcl, type RequestFacts } from '../src/index.ts'

const acl = (id: number, members: Partial<NetworkAcl> = {}): NetworkAcl => ({
  id: `r${id}`,
  description: '',
  active: true,
  priority: id % 7,
  rule: { action: { block: true }, match: { asns: [id] }, scope: 'tenant' },
  ...members,
})

const from = (asn: number): RequestFacts => ({ origin: 'management', asn })

const many = (count: number): NetworkAcl[] => Array.from({ length: count }, (_, id) => acl(id))

const malformed = (id: number): NetworkAcl => acl(id, { priority: Number.NaN })

test('thousands of rules added one by one all apply, and so do their replacements', () => {
  const live = new LiveRules()
  for (const rule of many(2000)) expect(live.put(rule)).toBeUndefined()
  for (let id = 0; id < 2000; id += 3) {
    live.put(acl(id, { rule: { action: { allow: true }, scope: 'tenant', match: { asns: [id] } } }))
  }
  const compiled = compile([...live])
  for (let asn = 0; asn < 2000; asn++) {
    expect(live.decide(from(asn))).toEqual(decide(compiled, from(asn)))
    expect(live.decide(from(asn)).action).toBe(asn % 3 === 0 ? 'allow' : 'block')
  }
})

test('of rules replaced repeatedly only the last of each remains', () => {
  const live = new LiveRules(many(20))
  for (let round = 0; round < 100; round++) {
    for (let id = 0; id < 20; id++) {
      const match = { asns: [id + 100 * (round % 2)] }
      live.put(acl(id, { rule: { action: { block: true }, match, scope: 'tenant' } }))
    }
  }
  expect(live.size).toBe(20)
  for (let id = 0; id < 20; id++) {
    expect(live.decide(from(id)).rule).toBeNull()
    expect(live.decide(from(id + 100)).rule?.id).toBe(`r${id}`)
  }
})

test('rules deleted one by one no longer apply', () => {
  const live = new LiveRules(many(1000))
  for (let id = 0; id < 1000; id++) {
    expect(live.delete(`r${id}`)).toBe(true)
    expect(live.delete(`r${id}`)).toBe(false)
    expect(live.decide(from(id)).rule).toBeNull()
    if (id < 999) expect(live.decide(from(id + 1)).rule?.id).toBe(`r${id + 1}`)
  }
  expect(live.size).toBe(0)
  live.settle()
  expect(live.decide(from(1)).action).toBe('allow')
})

test('a malformed rule is reported, and does not affect the others', () => {
  const live = new LiveRules()
  const unknown = { ...acl(3), rule: { ...acl(3).rule, match: { mood: ['bad'] } } } as NetworkAcl
  const errors = live.replaceAll([acl(1), malformed(2), unknown, null as never, acl(4)])
  expect(errors.map(({ code }) => code)).toEqual([
    'priority_malformed',
    'signal_unknown',
    'acl_malformed',
  ])
  expect([...live].map(({ id }) => id)).toEqual(['r1', 'r4'])
  expect(live.decide(from(4)).rule?.id).toBe('r4')

  expect(live.put(malformed(4))).toMatchObject({ code: 'priority_malformed' })
  expect(live.put(null as never)).toMatchObject({ code: 'acl_malformed' })
  expect(live.decide(from(4)).rule).toBeNull()
  expect(live.put(acl(4))).toBeUndefined()
  expect(live.decide(from(4)).rule?.id).toBe('r4')
})

test('of several rules with one id the last applies, malformed or not', () => {
  const live = new LiveRules([acl(1), { ...acl(2), id: 'r1' }])
  expect(live.size).toBe(1)
  expect(live.decide(from(1)).rule).toBeNull()
  expect(live.decide(from(2)).rule?.id).toBe('r1')
  expect(live.replaceAll([acl(1), malformed(1), malformed(2), acl(2)])).toHaveLength(2)
  expect([...live]).toEqual([acl(2)])
})

test('an error that no rule caused is thrown', () => {
  const failing = new Proxy(acl(1), {
    get: () => {
      throw new RangeError('out of something')
    },
  })
  expect(() => new LiveRules().put(failing)).toThrow(RangeError)
})

test.each([
  ['hostile scope', { scope: { toString: 1 } }],
  ['scope in a list', { scope: ['tenant'] }],
])('a %s is reported as malformed', (_name, members) => {
  const hostile = acl(1, { rule: { ...acl(1).rule, ...members } as never })
  expect(new LiveRules().put(hostile)).toMatchObject({ code: 'scope_unknown' })
})

test('an id that cannot be converted to a string is malformed', () => {
  const hostile = JSON.parse('{ "id": { "toString": 1, "valueOf": 1 } }')
  expect(new LiveRules().put(hostile)).toMatchObject({ code: 'acl_malformed' })
})
