import { clearBit } from './bit-vector.ts'
import { compileRules } from './compile.ts'
import type { ChangeableRules } from './compiled-rules.ts'
import { decisionOf } from './decide.ts'
import { byPriorityThenId } from './evaluation-order.ts'
import type { NetworkAcl } from './network-acl.ts'

/** An ACL, and the part in which it is compiled; an inactive one is in no part. */
export interface LiveRule {
  acl: NetworkAcl
  part: LivePart | undefined
  rank: number
}

/**
 * The number of parts with one rule that are merged; evaluating a single rule takes little time.
 */
const SINGLES_MAX = 64

/** The number of larger parts of similar size that are merged. */
const FAN_IN = 16

const levelOf = (size: number): number => {
  if (size === 1) return 0
  let level = 1
  for (let room = SINGLES_MAX; room < size; room *= FAN_IN) level++
  return level
}

/** The number of parts of a level that are merged into one. */
export const fanInOf = (level: number): number => (level === 0 ? SINGLES_MAX : FAN_IN)

/** Rules that are compiled together. A single rule can be removed or renamed in place. */
export class LivePart {
  readonly compiled: ChangeableRules
  /** Parts of the same level were compiled from about as many rules. */
  readonly level: number
  /** The number of rules that are still in the part. */
  liveCount: number
  private readonly rules: readonly LiveRule[]

  /**
   * Compiles rules that all have an effect. Until `adopt` they belong to their former parts.
   *
   * @throws {NetworkAclError} if a rule is malformed
   */
  constructor(rules: LiveRule[]) {
    this.rules = rules.sort((one, other) => byPriorityThenId(one.acl, other.acl))
    this.compiled = compileRules(rules.map(({ acl }) => acl))
    this.liveCount = rules.length
    this.level = levelOf(rules.length)
  }

  get size(): number {
    return this.rules.length
  }

  /** The first rule of the part, in the order of evaluation. */
  get first(): NetworkAcl {
    return this.compiled.acls[0] as NetworkAcl
  }

  get liveRules(): LiveRule[] {
    return this.rules.filter(({ part }) => part === this)
  }

  /** Makes this the part that contains the rules. */
  adopt(): void {
    for (const [rank, rule] of this.rules.entries()) {
      rule.part = this
      rule.rank = rank
    }
  }

  /** Removes a rule from every scope, so that it never matches; it remains in the compiled form. */
  drop(rule: LiveRule): void {
    for (const ranks of Object.values(this.compiled.ranksOf)) clearBit(ranks, rule.rank)
    this.liveCount--
    rule.part = undefined
  }

  /** Replaces the ACL of a rule by one with the same criteria, scope, priority and id. */
  rename(rule: LiveRule, acl: NetworkAcl): void {
    this.compiled.acls[rule.rank] = acl
    this.compiled.decisions[rule.rank] = decisionOf(acl)
    rule.acl = acl
  }
}
