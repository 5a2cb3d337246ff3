import { type CompiledRules, type Fact, SIGNALS_OF } from './compiled-rules.ts'
import { decide } from './decide.ts'
import type { Decision } from './decision.ts'
import type { Condition, NetworkAcl, NetworkAclMatch, Signal } from './network-acl.ts'
import type { RequestFacts } from './request-facts.ts'

/** How one signal matched, in a rule that matched. */
export interface Reason {
  readonly condition: Condition
  readonly signal: Signal
  /** For `match`, the first entry that matched; for `not_match` null, since no entry matched. */
  readonly entry: string | number | null
  /** The value of the request, with several names as one text; null if the signal is absent. */
  readonly fact: string | number | null
}

/** A rule that matched. A rule without reasons matches every request in its scope. */
export interface ExplainedRule {
  readonly rule: NetworkAcl
  readonly reasons: readonly Reason[]
}

/** A decision, and why it was made. */
export interface Explanation {
  readonly decision: Decision
  /** Why `decision.rule` matched; null if no rule decided. */
  readonly decided: ExplainedRule | null
  /** Why each rule in `decision.logged` matched. */
  readonly logged: readonly ExplainedRule[]
}

/** The lists of criteria that compare a fact; positions count through both lists. */
const entriesOf = (criteria: NetworkAclMatch, fact: Fact) =>
  SIGNALS_OF[fact].flatMap((signal) => (criteria[signal] ?? []).map((entry) => ({ signal, entry })))

const reasonsOf = (
  criteria: NetworkAclMatch,
  condition: Condition,
  position: number,
  fact: Fact,
  value: string | number | null,
): Reason[] => {
  const entries = entriesOf(criteria, fact)
  const entry = entries[position]
  if (condition === 'match') return entry ? [{ condition, ...entry, fact: value }] : []
  if (entry) return []
  const signals = new Set(entries.map(({ signal }) => signal))
  return [...signals].map((signal) => ({ condition, signal, entry: null, fact: value }))
}

/** Names of several lists are shown as one text. */
const factOf = (facts: RequestFacts, fact: Fact): string | number | null => {
  if (fact !== 'networkLists') return facts[fact] ?? null
  return facts.networkLists?.length ? facts.networkLists.join(', ') : null
}

const explainRule = (
  { acls, wordCount, indexes }: CompiledRules,
  facts: RequestFacts,
  rule: NetworkAcl,
): ExplainedRule => {
  const rank = acls.indexOf(rule)
  const criterionOf = { match: rank, not_match: 32 * wordCount + rank }
  const reasons = (['match', 'not_match'] as const).flatMap((condition) =>
    (Object.keys(SIGNALS_OF) as Fact[]).flatMap((fact) => {
      const criteria = rule.rule[condition] ?? {}
      const position = indexes[fact]?.sets.entryOf(criterionOf[condition]) ?? -1
      return reasonsOf(criteria, condition, position, fact, factOf(facts, fact))
    }),
  )
  return { rule, reasons }
}

/** Explains a decision that the rules have just made. */
export const explainDecision = (
  decision: Decision,
  facts: RequestFacts,
  rulesWith: (acl: NetworkAcl) => CompiledRules,
): Explanation => {
  const explained = (rule: NetworkAcl) => explainRule(rulesWith(rule), facts, rule)
  return {
    decision,
    decided: decision.rule === null ? null : explained(decision.rule),
    logged: decision.logged.map(explained),
  }
}

/**
 * Decides as `decide` does, and explains which signal and entry matched, for the rule that decided
 * and for each `log` rule that matched before it. For a `not_match`, the signals are those of which
 * no entry matched; one of them suffices for the rule to match.
 */
export const explain = (compiled: CompiledRules, facts: RequestFacts): Explanation =>
  explainDecision(decide(compiled, facts), facts, () => compiled)
