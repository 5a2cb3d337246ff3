import type { CompiledRules, CompiledSignal } from './compiled-rules.ts'
import { type Decision, decide } from './decide.ts'
import type { Condition, NetworkAcl, NetworkAclMatch, Signal } from './network-acl.ts'
import type { RequestFacts } from './request-facts.ts'

/** One signal's part in a rule that held. */
export interface Reason {
  readonly condition: Condition
  readonly signal: Signal
  /** For `match`, the first entry of the list that matched; for `not_match`, null: none did. */
  readonly entry: string | number | null
  /** What the request held; null when the signal is absent. */
  readonly fact: string | number | null
}

/** A rule that held. No reasons: it holds for every request of its scope. */
export interface ExplainedRule {
  readonly rule: NetworkAcl
  readonly reasons: readonly Reason[]
}

export interface Explanation {
  readonly decision: Decision
  /** Why `decision.rule` held; null when no rule decided. */
  readonly decided: ExplainedRule | null
  /** Why each of `decision.logged` held. */
  readonly logged: readonly ExplainedRule[]
}

const listsOf = (criteria: NetworkAclMatch, signals: readonly Signal[]): Signal[] =>
  signals.filter((signal) => criteria[signal] !== undefined)

/** The entry at a position counted over the lists of one address, and the list it stands in. */
const entryAt = (criteria: NetworkAclMatch, signals: readonly Signal[], position: number) => {
  const [first, second] = listsOf(criteria, signals) as [Signal, Signal | undefined]
  const entries = criteria[first] as readonly (string | number)[]
  if (position < entries.length || second === undefined) {
    return { signal: first, entry: entries[position] as string | number }
  }
  const others = criteria[second] as readonly (string | number)[]
  return { signal: second, entry: others[position - entries.length] as string | number }
}

const reasonsOf = (
  criteria: NetworkAclMatch,
  condition: Condition,
  criterion: number,
  { signals, factOf, index }: CompiledSignal,
  facts: RequestFacts,
): Reason[] => {
  const lists = listsOf(criteria, signals)
  if (lists.length === 0) return []
  const fact = factOf(facts) ?? null
  const position = index.sets.entryOf(criterion)
  if (condition === 'match') {
    return [{ condition, ...entryAt(criteria, signals, position), fact }]
  }
  return position < 0 ? lists.map((signal) => ({ condition, signal, entry: null, fact })) : []
}

const explainRule = (
  compiled: CompiledRules,
  facts: RequestFacts,
  rule: NetworkAcl,
): ExplainedRule => {
  const rank = compiled.acls.indexOf(rule)
  const criterionOf = { match: rank, not_match: 32 * compiled.wordCount + rank }
  const reasons = (['match', 'not_match'] as const).flatMap((condition) => {
    const criteria = rule.rule[condition]
    if (criteria === undefined) return []
    return compiled.signals.flatMap((signal) =>
      reasonsOf(criteria, condition, criterionOf[condition], signal, facts),
    )
  })
  return { rule, reasons }
}

/**
 * Decides like `decide`, and says why: for the rule that decided and for each `log` rule that
 * held before it, which signal and which entry. Of a `not_match`, the signals named are those of
 * which no entry matched; one is enough for it to hold.
 */
export const explain = (compiled: CompiledRules, facts: RequestFacts): Explanation => {
  const decision = decide(compiled, facts)
  return {
    decision,
    decided: decision.rule === null ? null : explainRule(compiled, facts, decision.rule),
    logged: decision.logged.map((rule) => explainRule(compiled, facts, rule)),
  }
}
