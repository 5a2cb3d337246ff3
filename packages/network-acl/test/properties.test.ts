import { isIP } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  compile,
  decide,
  explain,
  type NetworkAcl,
  parseAddress,
  type RequestFacts,
} from '../src/index.ts'
import {
  address,
  hostnameFact,
  lists,
  networkAcl,
  requestFacts,
  userAgentFact,
} from './arbitraries.ts'
import { naiveDecide, naiveReasons } from './naive-evaluator.ts'

/** Multiplies the random cases; 20 makes some millions of them. */
const depth = Number(process.env.NETWORK_ACL_TEST_DEPTH ?? 0.5)

const runs = (count: number) => ({ numRuns: Math.round(count * depth) })

const expectSame = (acls: NetworkAcl[], requests: RequestFacts[]): void => {
  const compiled = compile(acls)
  for (const facts of requests) {
    const expected = naiveDecide(acls, facts)
    const decision = decide(compiled, facts)
    const isSame =
      decision.action === expected.action &&
      decision.rule === expected.rule &&
      decision.logged.length === expected.logged.length &&
      decision.logged.every((rule, index) => rule === expected.logged[index])
    if (!isSame) expect({ facts, decision }).toEqual({ facts, decision: expected })
    const redirectUri = 'redirectUri' in decision ? decision.redirectUri : undefined
    if (redirectUri !== expected.redirectUri) expect(redirectUri).toBe(expected.redirectUri)
  }
}

const aFewRules = fc.array(networkAcl, { maxLength: 6 })
const manyRules = fc.array(networkAcl, { minLength: 40, maxLength: 100, size: 'max' })

/** Rules of one list each, or of both lists of one address. */
const ruleOf = (...signals: (keyof typeof lists)[]): fc.Arbitrary<NetworkAcl> =>
  fc.record(Object.fromEntries(signals.map((signal) => [signal, lists[signal]]))).map((match) => ({
    id: 'r',
    description: '',
    active: true,
    priority: 1,
    rule: { action: { block: true }, match, scope: 'tenant' },
  }))

const expectSameForFact = (
  rule: fc.Arbitrary<NetworkAcl>,
  name: 'address' | 'connectingAddress' | 'hostname' | 'userAgent',
  fact: fc.Arbitrary<string>,
): void => {
  const requests = fc
    .array(fact, { minLength: 40, maxLength: 40 })
    .map((texts): RequestFacts[] => texts.map((text) => ({ origin: 'management', [name]: text })))
  const rules = fc.array(rule, { minLength: 1, maxLength: 3 })
  fc.assert(fc.property(rules, requests, expectSame), runs(800))
}

describe('decide() agrees with a naive evaluator', () => {
  test('for a few rules', () => {
    fc.assert(
      fc.property(aFewRules, fc.array(requestFacts, { minLength: 20, maxLength: 20 }), expectSame),
      runs(4000),
    )
  })

  test('for more rules than a machine word has bits', () => {
    fc.assert(
      fc.property(manyRules, fc.array(requestFacts, { minLength: 10, maxLength: 10 }), expectSame),
      runs(60),
    )
  })

  test('for addresses at and around the edges of ranges', () => {
    expectSameForFact(ruleOf('ipv4_cidrs'), 'address', address)
    expectSameForFact(ruleOf('ipv6_cidrs'), 'address', address)
    expectSameForFact(ruleOf('ipv4_cidrs', 'ipv6_cidrs'), 'address', address)
    const peers = ruleOf('connecting_ipv4_cidrs', 'connecting_ipv6_cidrs')
    expectSameForFact(peers, 'connectingAddress', address)
  })

  test('for host names and user agents with and without wildcards', () => {
    expectSameForFact(ruleOf('hostnames'), 'hostname', hostnameFact)
    expectSameForFact(ruleOf('user_agents'), 'userAgent', userAgentFact)
  })
})

test('explain() agrees with decide(), and with the reasons of a naive evaluator', () => {
  fc.assert(
    fc.property(
      aFewRules,
      fc.array(requestFacts, { minLength: 5, maxLength: 5 }),
      (acls, requests) => {
        const compiled = compile(acls)
        for (const facts of requests) {
          const { decision, decided, logged } = explain(compiled, facts)
          expect(decision).toEqual(decide(compiled, facts))
          const rules = decision.rule === null ? [] : [decision.rule]
          expect(decided === null ? [] : [decided.rule]).toEqual(rules)
          expect(logged.map(({ rule }) => rule)).toEqual(decision.logged)
          for (const { rule, reasons } of [...logged, ...(decided ? [decided] : [])]) {
            expect(reasons).toEqual(naiveReasons(rule, facts))
          }
        }
      },
    ),
    runs(1000),
  )
})

test('not_match is the exact complement of match', () => {
  const acl = networkAcl.filter(({ rule }) => rule.match !== undefined)
  fc.assert(
    fc.property(acl, fc.array(requestFacts, { minLength: 10, maxLength: 10 }), (any, requests) => {
      const { match = {} } = any.rule
      const base = { ...any, active: true }
      const rule = { action: { block: true }, scope: 'tenant' as const }
      const matching = compile([{ ...base, rule: { ...rule, match } }])
      const others = compile([{ ...base, rule: { ...rule, not_match: match } }])
      for (const facts of requests) {
        expect(decide(others, facts).rule === null).toBe(decide(matching, facts).rule !== null)
      }
    }),
    runs(2000),
  )
})

test('parseAddress() accepts exactly what net.isIP accepts', () => {
  const piece = fc.constantFrom(
    '0',
    '1',
    'a',
    'F',
    'ffff',
    '255',
    '256',
    '01',
    '.',
    ':',
    '::',
    '%',
    ' ',
  )
  const text = fc.oneof(
    address,
    fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(text, (any) => {
      const family = isIP(any)
      const parsed = parseAddress(any)
      expect(parsed !== undefined).toBe(family !== 0)
      if (family === 4) expect(parsed?.family).toBe(4)
    }),
    runs(20_000),
  )
})
