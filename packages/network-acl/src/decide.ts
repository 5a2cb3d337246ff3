import type { CompiledRules, FactIndexes } from './compiled-rules.ts'
import type { Decision, Logged } from './decision.ts'
import { locationOf } from './location-of.ts'
import type { NetworkAcl } from './network-acl.ts'
import type { RequestFacts } from './request-facts.ts'
import type { RuleSets } from './rule-sets.ts'

const NOTHING: Logged = []

/** The decision on a request that no rule decides on: it is served. */
export const SERVED: Decision = { action: 'allow', rule: null, logged: NOTHING }

/** The decision that a rule makes; undefined for a rule that only logs. */
export const decisionOf = (acl: NetworkAcl): Decision | undefined => {
  const { log, block, redirect, redirect_uri: uri, allow } = acl.rule.action
  if (log === true) return undefined
  if (block === true) return { action: 'block', rule: acl, logged: NOTHING }
  if (redirect === true) {
    // The contract requires `redirect_uri`; a redirect without it still blocks.
    const redirectUri = uri === undefined ? undefined : locationOf(uri)
    if (redirectUri === undefined) return { action: 'block', rule: acl, logged: NOTHING }
    return { action: 'redirect', redirectUri, rule: acl, logged: NOTHING }
  }
  return allow === true ? { action: 'allow', rule: acl, logged: NOTHING } : undefined
}

/** Whether a rule may decide on a request, or log it. */
export const hasEffect = (acl: NetworkAcl): boolean =>
  acl.active && (acl.rule.action.log === true || decisionOf(acl) !== undefined)

/** Computes the vector of a request in each index. */
const select = (indexes: FactIndexes, facts: RequestFacts): void => {
  indexes.asn?.select(facts.asn)
  indexes.countryCode?.select(facts.countryCode)
  indexes.subdivisionCode?.select(facts.subdivisionCode)
  indexes.ja3?.select(facts.ja3)
  indexes.ja4?.select(facts.ja4)
  indexes.address?.select(facts.address)
  indexes.connectingAddress?.select(facts.connectingAddress)
  indexes.hostname?.select(facts.hostname)
  indexes.userAgent?.select(facts.userAgent)
  indexes.networkLists?.select(facts.networkLists)
}

/** The ranks within one word that match, as bits: `match` applies, and `not_match` does not. */
const matchingRanks = (compiled: CompiledRules, inScope: number, word: number): number => {
  const { sets, wordCount, ranksWithNotMatch } = compiled
  let matching = inScope
  for (let index = 0; index < sets.length && matching !== 0; index++) {
    const { vectors, at } = sets[index] as RuleSets
    matching &= vectors[at + word] as number
  }
  let refused = matching & (ranksWithNotMatch[word] as number)
  for (let index = 0; index < sets.length && refused !== 0; index++) {
    const { vectors, at } = sets[index] as RuleSets
    refused &= vectors[at + wordCount + word] as number
  }
  return matching & ~refused
}

/**
 * Decides on one request. Rules are evaluated by priority, the lowest number first, and then by id.
 * The first rule that matches and does not only log decides; the `log` rules that matched before it
 * are listed.
 *
 * Never throws, allocates nothing unless a `log` rule matched, and must not be called re-entrantly.
 * Decisions are shared between calls and must not be changed.
 */
export const decide = (compiled: CompiledRules, facts: RequestFacts): Decision => {
  const { wordCount, decisions } = compiled
  const inScope = compiled.ranksOf[facts.origin]
  select(compiled.indexes, facts)
  let logged: NetworkAcl[] | undefined
  for (let word = 0; word < wordCount; word++) {
    let matching = matchingRanks(compiled, inScope[word] as number, word)
    for (; matching !== 0; matching &= matching - 1) {
      const rank = 32 * word + 31 - Math.clz32(matching & -matching)
      const decision = decisions[rank]
      if (decision !== undefined) return logged === undefined ? decision : { ...decision, logged }
      logged ??= []
      logged.push(compiled.acls[rank] as NetworkAcl)
    }
  }
  return logged === undefined ? SERVED : { ...SERVED, logged }
}
