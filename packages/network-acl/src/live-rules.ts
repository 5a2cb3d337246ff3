import { checkShape } from './acl-shape.ts'
import { compile } from './compile.ts'
import { type Decision, decide, hasEffect, SERVED } from './decide.ts'
import { byPriorityThenId } from './evaluation-order.ts'
import { type Explanation, explainDecision } from './explain.ts'
import { FAN_IN, LivePart, type LiveRule } from './live-part.ts'
import { mergeDecisions } from './merge-decisions.ts'
import type { NetworkAcl } from './network-acl.ts'
import { NetworkAclError } from './network-acl-error.ts'
import type { RequestFacts } from './request-facts.ts'
import { isSameCriteria } from './same-criteria.ts'

/** So many rules taken out of their parts are kept for the sake of few live ones. */
const DEAD_COUNT_SPARED = 256

/**
 * Rules that change while requests are decided: a change is in force on the very next `decide`,
 * which answers at every moment as `decide(compile([...liveRules]), facts)` would.
 *
 * A change costs microseconds on average: the rules are compiled in parts, small ones of which are
 * merged into larger ones (the logarithmic method of Bentley and Saxe, _Decomposable searching
 * problems I_, Journal of Algorithms 1980), and a rule that changes is taken out of its part in
 * place. Now and then a change compiles many rules, or all. `settle`, in idle time, makes it one
 * part again, and `decide` as fast as on compiled rules.
 *
 * Nothing here throws for a malformed ACL: it is not in force, the others are, and its error is
 * the answer. As with `compile`, ACLs are kept by reference and must not change afterwards; one of
 * the same id takes the place of the one before. Iteration gives the ACLs held, inactive ones
 * included.
 */
export class LiveRules implements Iterable<NetworkAcl> {
  private rules = new Map<string, LiveRule>()
  /** Largest first: what decides early spares the look at the others. */
  private parts: LivePart[] = []

  constructor(networkAcls: readonly NetworkAcl[] = []) {
    this.replaceAll(networkAcls)
  }

  /** How many ACLs are held, inactive ones included. */
  get size(): number {
    return this.rules.size
  }

  *[Symbol.iterator](): IterableIterator<NetworkAcl> {
    for (const { acl } of this.rules.values()) yield acl
  }

  /**
   * Forgets all ACLs and takes these, as if each were `put` in turn.
   *
   * @returns the errors of those that are malformed, and so not in force
   */
  replaceAll(networkAcls: readonly NetworkAcl[]): NetworkAclError[] {
    const error = caught(() => this.take(networkAcls))
    if (error === undefined && this.size === networkAcls.length) return []
    const errors: NetworkAclError[] = []
    const inForce = new Map<string, NetworkAcl>()
    for (const acl of networkAcls) {
      const fault = caught(() => compile([acl]))
      if (fault === undefined) {
        inForce.set(acl.id, acl)
      } else {
        errors.push(fault)
        inForce.delete(acl?.id)
      }
    }
    this.take([...inForce.values()])
    return errors
  }

  /**
   * Adds an ACL, or replaces the one of its id.
   *
   * @returns the error of a malformed ACL: neither it nor the one it replaces is in force
   */
  put(acl: NetworkAcl): NetworkAclError | undefined {
    const error = caught(() => this.place(acl))
    if (error === undefined) this.mergeParts()
    else this.delete(acl?.id)
    return error
  }

  /** @returns whether an ACL of that id was held */
  delete(id: string): boolean {
    const rule = this.rules.get(id)
    if (rule === undefined) return false
    this.rules.delete(id)
    this.drop(rule)
    this.mergeParts()
    return true
  }

  /** Compiles all rules together, unless they are already. It takes as long as `compile`. */
  settle(): void {
    const [part] = this.parts
    if (part === undefined || (this.parts.length === 1 && part.liveCount === part.size)) return
    this.parts = this.merged(this.parts)
  }

  /** Decides one request as `decide` does. The answers are shared: treat them as constants. */
  decide(facts: RequestFacts): Decision {
    let decision = SERVED
    for (let index = 0; index < this.parts.length; index++) {
      const part = this.parts[index] as LivePart
      if (decision.rule !== null && byPriorityThenId(decision.rule, part.first) < 0) continue
      const found = decide(part.compiled, facts)
      if (found !== SERVED) decision = mergeDecisions(decision, found)
    }
    return decision
  }

  /** Decides one request and says why, as `explain` does. */
  explain(facts: RequestFacts): Explanation {
    const decision = this.decide(facts)
    // Every part that has a say in the decision still holds what this request selected in it.
    const partOf = ({ id }: NetworkAcl) => this.rules.get(id)?.part as LivePart
    return explainDecision(decision, facts, (acl) => partOf(acl).compiled)
  }

  private take(networkAcls: readonly NetworkAcl[]): void {
    networkAcls.forEach(checkShape)
    const rules = new Map<string, LiveRule>()
    for (const acl of networkAcls) rules.set(acl.id, { acl, part: undefined, rank: 0 })
    const effective = [...rules.values()].filter(({ acl }) => hasEffect(acl))
    const parts = effective.length > 0 ? [new LivePart(effective)] : []
    for (const part of parts) part.adopt()
    this.rules = rules
    this.parts = parts
  }

  private place(acl: NetworkAcl): void {
    checkShape(acl)
    const before = this.rules.get(acl.id)
    const isEffective = hasEffect(acl)
    if (before?.part && isEffective && isSameCriteria(before.acl, acl)) {
      before.part.rename(before, acl)
      return
    }
    const rule: LiveRule = { acl, part: undefined, rank: 0 }
    const part = isEffective ? new LivePart([rule]) : undefined
    if (before) this.drop(before)
    this.rules.set(acl.id, rule)
    if (part === undefined) return
    part.adopt()
    this.parts.push(part)
  }

  private drop(rule: LiveRule): void {
    const { part } = rule
    if (part === undefined) return
    part.drop(rule)
    if (part.liveCount === 0) this.parts = this.parts.filter((other) => other !== part)
  }

  private merged(parts: readonly LivePart[]): LivePart[] {
    const part = new LivePart(parts.flatMap(({ liveRules }) => liveRules))
    part.adopt()
    return [part]
  }

  /** Keeps the parts few, and what they hold beside live rules in proportion. */
  private mergeParts(): void {
    const size = this.parts.reduce((sum, part) => sum + part.size, 0)
    const liveCount = this.parts.reduce((sum, part) => sum + part.liveCount, 0)
    // More dead than live: the changes that left them pay for compiling the others.
    if (size - liveCount > liveCount + DEAD_COUNT_SPARED) this.settle()
    for (let level = 0; level <= (this.parts[0]?.level ?? 0); level++) {
      const alike = this.parts.filter((part) => part.level === level)
      if (alike.length < FAN_IN) continue
      const others = this.parts.filter((part) => part.level !== level)
      this.parts = [...others, ...this.merged(alike)].sort((one, other) => other.size - one.size)
    }
  }
}

/** The error of a malformed ACL, if `change` meets one. */
const caught = (change: () => void): NetworkAclError | undefined => {
  try {
    change()
    return undefined
  } catch (error) {
    if (error instanceof NetworkAclError) return error
    throw error
  }
}
