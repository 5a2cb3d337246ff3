import { checkShape, isObject, ORIGINS_OF } from './acl-shape.ts'
import { setBit } from './bit-vector.ts'
import {
  type ChangeableRules,
  type CompiledRules,
  type Fact,
  SIGNALS_OF,
} from './compiled-rules.ts'
import { decisionOf, hasEffect } from './decide.ts'
import { type Draft, type Drafts, draftIndexes, finishIndexes } from './draft-indexes.ts'
import { byPriorityThenId } from './evaluation-order.ts'
import type { Condition, NetworkAcl, NetworkAclMatch } from './network-acl.ts'
import { NetworkAclError, type NetworkAclFault } from './network-acl-error.ts'
import type { Origin } from './request-facts.ts'

const FACTS = Object.keys(SIGNALS_OF) as Fact[]

const SIGNALS: ReadonlySet<string> = new Set(Object.values(SIGNALS_OF).flat())

/**
 * Adds the entries of one list.
 *
 * @param first the position of the first entry
 * @returns the position after the last entry
 */
const addList = (
  draft: Draft,
  list: unknown,
  listNumber: number,
  criterion: number,
  first: number,
  fault: NetworkAclFault,
): number => {
  if (!Array.isArray(list) || list.length === 0)
    throw new NetworkAclError('signal_malformed', fault)
  const builder = draft.open(criterion)
  for (let index = 0; index < list.length; index++) {
    if (!builder.add(list[index], listNumber, criterion, first + index)) {
      throw new NetworkAclError('entry_malformed', { ...fault, index })
    }
  }
  return first + list.length
}

const addCriteria = (
  drafts: Drafts,
  acl: NetworkAcl,
  condition: Condition,
  criterion: number,
): void => {
  const criteria: NetworkAclMatch | undefined = acl.rule[condition]
  if (criteria === undefined) return
  const fault = { aclId: acl.id, condition }
  if (!isObject(criteria)) throw new NetworkAclError('acl_malformed', fault)
  const unknown = Object.keys(criteria).find((name) => !SIGNALS.has(name))
  if (unknown !== undefined) {
    throw new NetworkAclError('signal_unknown', { ...fault, signal: unknown })
  }
  for (const fact of FACTS) {
    let next = 0
    for (const [listNumber, signal] of SIGNALS_OF[fact].entries()) {
      const list = criteria[signal]
      if (list === undefined) continue
      next = addList(drafts[fact], list, listNumber, criterion, next, { ...fault, signal })
    }
  }
}

const layOutScopes = (acls: readonly NetworkAcl[], wordCount: number) => {
  const ranksOf: Record<Origin, Uint32Array> = {
    management: new Uint32Array(wordCount),
    authentication: new Uint32Array(wordCount),
    dynamic_client_registration: new Uint32Array(wordCount),
  }
  for (const [rank, acl] of acls.entries()) {
    for (const origin of ORIGINS_OF[acl.rule.scope] as readonly Origin[]) {
      setBit(ranksOf[origin], rank)
    }
  }
  return ranksOf
}

/** Does the work of `compile`. The owner of the result may change a rule in place, at its rank. */
export const compileRules = (networkAcls: readonly NetworkAcl[]): ChangeableRules => {
  networkAcls.forEach(checkShape)
  const acls = networkAcls.filter(hasEffect).sort(byPriorityThenId)
  const wordCount = (acls.length + 31) >>> 5
  const ranksWithNotMatch = new Uint32Array(wordCount)
  const drafts = draftIndexes(wordCount)
  for (const [rank, acl] of acls.entries()) {
    addCriteria(drafts, acl, 'match', rank)
    addCriteria(drafts, acl, 'not_match', 32 * wordCount + rank)
    if (acl.rule.not_match !== undefined) setBit(ranksWithNotMatch, rank)
  }
  const indexes = finishIndexes(drafts)
  return {
    acls,
    wordCount,
    indexes,
    sets: FACTS.flatMap((fact) => indexes[fact]?.sets ?? []),
    ranksOf: layOutScopes(acls, wordCount),
    ranksWithNotMatch,
    decisions: acls.map(decisionOf),
  }
}

/**
 * Compiles the ACLs of a tenant; call it once per change, and `decide` for each request.
 *
 * Inactive ACLs, and those whose action sets no flag, are left out, and only their shape is
 * validated: to validate a draft, compile it alone with `active: true`. The ACLs are kept by
 * reference and must not change afterwards.
 *
 * @throws {NetworkAclError} with a code and the place of the error
 */
export const compile: (networkAcls: readonly NetworkAcl[]) => CompiledRules = compileRules
