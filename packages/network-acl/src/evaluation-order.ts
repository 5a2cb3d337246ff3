import type { NetworkAcl } from './network-acl.ts'

/** Compares ACLs for `sort`: by priority, the lowest number first, and then by id. */
export const byPriorityThenId = (one: NetworkAcl, other: NetworkAcl): number => {
  if (one.priority !== other.priority) return one.priority - other.priority
  if (one.id === other.id) return 0
  return one.id < other.id ? -1 : 1
}
