import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  compile,
  decide,
  explain,
  LiveRules,
  type NetworkAcl,
  type NetworkAclAction,
  NetworkAclError,
  type RequestFacts,
} from '../src/index.ts'
import { networkAcl, requestFacts } from './arbitraries.ts'
import { naiveDecide } from './naive-evaluator.ts'

/** Multiplies the random cases; 20 makes some millions of them. */
const depth = Number(process.env.NETWORK_ACL_TEST_DEPTH ?? 0.5)

/** What the rules should be: a plain map, compiled anew for every request. */
type Model = Map<string, NetworkAcl>

type Change = (live: LiveRules, model: Model) => void

const isMalformed = (acl: NetworkAcl): boolean => {
  try {
    compile([acl])
    return false
  } catch {
    return true
  }
}

const putInto = (model: Model, acl: NetworkAcl): void => {
  if (isMalformed(acl)) model.delete(acl.id)
  else model.set(acl.id, acl)
}

const put = (acl: NetworkAcl): Change => {
  return (live, model) => {
    const error = live.put(acl)
    expect(error instanceof NetworkAclError).toBe(isMalformed(acl))
    putInto(model, acl)
  }
}

const broken = { asns: ['not a number'] } as unknown as NetworkAcl['rule']['match']

/** Few ids and fewer priorities, so that rules replace each other and priorities collide. */
const liveAcl = (idCount: number): fc.Arbitrary<NetworkAcl> =>
  fc
    .tuple(networkAcl, fc.nat(idCount - 1), fc.nat(5), fc.nat(30))
    .map(([acl, id, wideness, soundness]) => {
      const { match: _match, ...rule } = acl.rule
      const widened = wideness === 0 ? { ...acl, rule } : acl
      const whole = { ...widened, id: `r${id}`, priority: Math.min(acl.priority, 3) }
      return soundness === 0 ? { ...whole, rule: { ...rule, match: broken } } : whole
    })

/** The rule at hand with something about it turned: often still at its place, often not. */
const turned = (
  id: number,
  { action, ...members }: Partial<NetworkAcl> & { action?: NetworkAclAction },
): Change => {
  return (live, model) => {
    const acl = structuredClone(model.get(`r${id}`))
    if (acl === undefined) return
    const rule = action ? { ...acl.rule, action } : acl.rule
    put({ ...acl, rule, ...members })(live, model)
  }
}

const decideOnce = (facts: RequestFacts): Change => {
  return (live, model) => {
    const acls = [...model.values()]
    const decision = live.decide(facts)
    expect(decision).toEqual(decide(compile(acls), facts))
    const { redirectUri, ...naive } = naiveDecide(acls, facts)
    expect(decision).toEqual(redirectUri === undefined ? naive : { redirectUri, ...naive })
    expect(decision.rule).toBe(naive.rule)
    decision.logged.forEach((acl, index) => {
      expect(acl).toBe(naive.logged[index])
    })
  }
}

const explainOnce = (facts: RequestFacts): Change => {
  return (live, model) => {
    expect(live.explain(facts)).toEqual(explain(compile([...model.values()]), facts))
  }
}

/** Takes away the rule on which a decision has just rested, or the first it logged. */
const upset = (facts: RequestFacts): Change => {
  return (live, model) => {
    const { rule, logged } = live.decide(facts)
    const id = (rule ?? logged[0])?.id ?? 'none'
    expect(live.delete(id)).toBe(model.delete(id))
    decideOnce(facts)(live, model)
  }
}

const replaceAll = (acls: readonly NetworkAcl[]): Change => {
  return (live, model) => {
    const errors = live.replaceAll(acls)
    model.clear()
    for (const acl of acls) putInto(model, acl)
    expect(errors).toHaveLength(acls.filter(isMalformed).length)
  }
}

const putAll = (acls: readonly NetworkAcl[]): Change => {
  return (live, model) => {
    for (const acl of acls) put(acl)(live, model)
  }
}

const changes = (idCount: number): fc.Arbitrary<Change> => {
  const id = fc.nat(idCount - 1)
  const acl = liveAcl(idCount)
  const members = fc.oneof(
    fc.record({ description: fc.string() }),
    fc.record({ active: fc.boolean() }),
    fc.record({ priority: fc.constantFrom(1, 2) }),
    acl.map(({ rule }) => ({ rule })),
    acl.map(({ rule }) => ({ action: rule.action })),
  )
  const deletion = id.map((number): Change => {
    return (live, model) => expect(live.delete(`r${number}`)).toBe(model.delete(`r${number}`))
  })
  return fc.oneof(
    { weight: 24, arbitrary: acl.map(put) },
    { weight: 8, arbitrary: fc.tuple(id, members).map((turn) => turned(...turn)) },
    { weight: 4, arbitrary: deletion },
    { weight: 6, arbitrary: requestFacts.map(decideOnce) },
    { weight: 3, arbitrary: requestFacts.map(explainOnce) },
    { weight: 3, arbitrary: requestFacts.map(upset) },
    { weight: 1, arbitrary: fc.constant<Change>((live) => live.settle()) },
    { weight: 1, arbitrary: fc.array(acl, { maxLength: 40, size: 'max' }).map(replaceAll) },
    { weight: 1, arbitrary: fc.array(acl, { maxLength: idCount, size: 'max' }).map(putAll) },
  )
}

const expectSame = (sequence: readonly Change[]): void => {
  const live = new LiveRules()
  const model: Model = new Map()
  for (const change of sequence) {
    change(live, model)
    expect(live.size).toBe(model.size)
  }
  expect(new Set(live)).toEqual(new Set(model.values()))
}

const sequences = (idCount: number, maxLength: number) =>
  fc.array(changes(idCount), { maxLength, size: 'max' })

test('LiveRules decides like all of its rules compiled at once, after any changes', () => {
  fc.assert(fc.property(sequences(12, 80), expectSame), { numRuns: Math.round(300 * depth) })
})

test('LiveRules does so for enough rules to nest its parts', () => {
  fc.assert(fc.property(sequences(150, 80), expectSame), { numRuns: Math.round(30 * depth) })
})
