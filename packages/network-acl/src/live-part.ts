import { clearBit } from './bit-vector.ts'
import { compileRules } from './compile.ts'
import type { ChangeableRules } from './compiled-rules.ts'
import { decisionOf } from './decide.ts'
import { byPriorityThenId } from './evaluation-order.ts'
import type { NetworkAcl } from './network-acl.ts'

/** A stored ACL and the part in which it is compiled; an inactive one is in none. */
export interface LiveRule {
  acl: NetworkAcl
  part: LivePart | undefined
  rank: number
}

/** So many parts of one rule are merged: evaluating a single rule is cheap. */
const SINGLES_MAX = 64

/** So many larger parts of similar size are merged. */
const FAN_IN = 16

const levelOf = (size: number): number => {
  if (size === 1) return 0
  let level = 1
  for (let room = SINGLES_MAX; room < size; room *= FAN_IN) level++
  return level
}

/** How many parts of a level are merged into one. */
export const fanInOf = (level: number): number => (level === 0 ? SINGLES_MAX : FAN_IN)

/** Rules that are compiled together. Single ones can be removed or renamed in place. */
export class LivePart {
  readonly compiled: ChangeableRules
  /** Parts of one level were made of about as many rules. */
  readonly level: number
  /** Of those the part was made of, how many are still in it. */
  liveCount: number
  private readonly rules: readonly LiveRule[]

  /**
   * Takes rules that all have an effect; until `adopt` they belong to their old parts.
   *
   * @throws {NetworkAclError} when one is malformed
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

  /** No rule of this part comes before this one. */
  get first(): NetworkAcl {
    return this.compiled.acls[0] as NetworkAcl
  }

  get liveRules(): LiveRule[] {
    return this.rules.filter(({ part }) => part === this)
  }

  /** Makes this part the one that contains the rules. */
  adopt(): void {
    for (const [rank, rule] of this.rules.entries()) {
      rule.part = this
      rule.rank = rank
    }
  }

  /** A rule outside of every scope never matches, so it can stay in the compiled form. */
  drop(rule: LiveRule): void {
    for (const ranks of Object.values(this.compiled.ranksOf)) clearBit(ranks, rule.rank)
    this.liveCount--
    rule.part = undefined
  }

  /** Lets a rule take on an ACL of the same criteria, scope, priority and id. */
  rename(rule: LiveRule, acl: NetworkAcl): void {
    this.compiled.acls[rule.rank] = acl
    this.compiled.decisions[rule.rank] = decisionOf(acl)
    rule.acl = acl
  }
}
