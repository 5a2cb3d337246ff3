import type { Decision } from './decision.ts'
import { byPriorityThenId } from './evaluation-order.ts'

/** Merges the decisions of two sets of rules on the same request. */
export const mergeDecisions = (one: Decision, other: Decision): Decision => {
  const isOneFirst =
    other.rule === null || (one.rule !== null && byPriorityThenId(one.rule, other.rule) < 0)
  const decision = isOneFirst ? one : other
  if (one.logged.length === 0 && other.logged.length === 0) return decision
  const { rule } = decision
  const logged = [...one.logged, ...other.logged]
    .filter((acl) => rule === null || byPriorityThenId(acl, rule) < 0)
    .sort(byPriorityThenId)
  return { ...decision, logged }
}
