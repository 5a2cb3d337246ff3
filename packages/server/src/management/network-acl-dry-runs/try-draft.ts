import type { Schema } from '@latchkey/contract'
import {
  compile,
  type Decision,
  decide,
  type NetworkAcl,
  type RequestFacts,
} from '@latchkey/network-acl'
import type { AccessRules } from '../../tenancy/access-rules.ts'

interface Outcome {
  readonly before: Decision['action']
  readonly after: Decision['action']
  /** Whether the draft matches the request, even if another rule decides. */
  readonly matched: boolean
}

/** Evaluates a draft for one request. */
export type Trial = (facts: RequestFacts) => Outcome

/**
 * Compares the current rules with the same rules and a draft. A new draft is compiled alone, and
 * the two decisions are merged by rank. A draft that replaces a rule needs all others to be
 * compiled again.
 */
export function tryDraft(
  rules: AccessRules,
  { rule, priority = 50, replaces }: Schema<'NetworkAclDryRunDefinition'>,
): Trial {
  // A new rule ranks last among those of its priority: they are compared by id, and `~` sorts last.
  const draft: NetworkAcl = { id: replaces ?? '~', description: '', active: true, priority, rule }
  const alone = compile([draft])
  const others = replaces === undefined ? undefined : compile(without(rules.all(), replaces))
  return (facts) => {
    const before = rules.decide(facts)
    const rest = others ? decide(others, facts) : before
    const { rule: match, logged, action } = decide(alone, facts)
    const isFirst = match !== null && (rest.rule === null || precedes(draft, rest.rule))
    return {
      before: before.action,
      after: isFirst ? action : rest.action,
      matched: match !== null || logged.length > 0,
    }
  }
}

function without(rules: Iterable<NetworkAcl>, id: string): NetworkAcl[] {
  return [...rules].filter((rule) => rule.id !== id)
}

function precedes(draft: NetworkAcl, other: NetworkAcl): boolean {
  return (
    draft.priority < other.priority || (draft.priority === other.priority && draft.id < other.id)
  )
}
