import { checkShape } from './acl-shape.ts'
import { compile } from './compile.ts'
import { hasEffect } from './decide.ts'
import type { Decision } from './decision.ts'
import { type Explanation, explainDecision } from './explain.ts'
import type { LivePart, LiveRule } from './live-part.ts'
import { LiveParts } from './live-parts.ts'
import type { NetworkAcl } from './network-acl.ts'
import { NetworkAclError } from './network-acl-error.ts'
import type { RequestFacts } from './request-facts.ts'
import { isSameCriteria } from './same-criteria.ts'

/**
 * Rules that change while requests are decided: a change is in force on the very next `decide`,
 * which answers at every moment as `decide(compile([...liveRules]), facts)` would.
 *
 * A change costs microseconds on average, though now and then one compiles many rules, or all.
 * Changes make `decide` slower by a few look-ups; `settle`, in idle time, makes it as fast as on
 * compiled rules again.
 *
 * Nothing here throws for a malformed ACL: it is not in force, the others are, and its error is
 * the answer. As with `compile`, an inactive ACL is read no further than its shape, and ACLs are
 * kept by reference and must not change afterwards. Iteration yields all ACLs, inactive ones
 * included and malformed ones not.
 */
export class LiveRules implements Iterable<NetworkAcl> {
  private rules = new Map<string, LiveRule>()
  private readonly parts = new LiveParts()

  /** Begins with these ACLs; see `replaceAll`. */
  constructor(networkAcls: readonly NetworkAcl[] = []) {
    this.replaceAll(networkAcls)
  }

  /** The number of ACLs, with inactive ones. */
  get size(): number {
    return this.rules.size
  }

  *[Symbol.iterator](): IterableIterator<NetworkAcl> {
    for (const { acl } of this.rules.values()) yield acl
  }

  /**
   * Removes all ACLs and puts these, as by `put`.
   *
   * @returns the errors of malformed ACLs, which are not in force
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
   * Adds an ACL, or replaces the one with the same id.
   *
   * @returns the error of a malformed ACL; then neither it nor the one it replaces is in force
   */
  put(acl: NetworkAcl): NetworkAclError | undefined {
    const error = caught(() => this.place(acl))
    if (error !== undefined) this.delete(acl?.id)
    return error
  }

  /** @returns whether there was an ACL with that id */
  delete(id: string): boolean {
    const rule = this.rules.get(id)
    if (rule === undefined) return false
    this.rules.delete(id)
    this.parts.remove(rule)
    return true
  }

  /** Compiles all rules together, unless they already are. It takes as long as `compile`. */
  settle(): void {
    this.parts.settle()
  }

  /** Decides on one request, as `decide` does. Decisions are shared, and must not be changed. */
  decide(facts: RequestFacts): Decision {
    return this.parts.decide(facts)
  }

  /** Decides on one request and explains the decision, as `explain` does. */
  explain(facts: RequestFacts): Explanation {
    const decision = this.parts.decide(facts)
    // Each part that was evaluated still has the vectors of this request.
    const partOf = ({ id }: NetworkAcl) => this.rules.get(id)?.part as LivePart
    return explainDecision(decision, facts, (acl) => partOf(acl).compiled)
  }

  private take(networkAcls: readonly NetworkAcl[]): void {
    networkAcls.forEach(checkShape)
    const rules = new Map(networkAcls.map((acl) => [acl.id, newRule(acl)]))
    this.parts.replaceAll([...rules.values()].filter(({ acl }) => hasEffect(acl)))
    this.rules = rules
  }

  private place(acl: NetworkAcl): void {
    checkShape(acl)
    const before = this.rules.get(acl.id)
    const isEffective = hasEffect(acl)
    if (before?.part && isEffective && isSameCriteria(before.acl, acl)) {
      before.part.rename(before, acl)
      return
    }
    const rule = newRule(acl)
    if (isEffective) this.parts.add(rule, before)
    else if (before) this.parts.remove(before)
    this.rules.set(acl.id, rule)
  }
}

const newRule = (acl: NetworkAcl): LiveRule => ({ acl, part: undefined, rank: 0 })

/** The error of a malformed ACL that `change` throws; undefined if it throws none. */
const caught = (change: () => void): NetworkAclError | undefined => {
  try {
    change()
    return undefined
  } catch (error) {
    if (error instanceof NetworkAclError) return error
    throw error
  }
}
