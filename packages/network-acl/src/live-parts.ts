import { decide, SERVED } from './decide.ts'
import type { Decision } from './decision.ts'
import { byPriorityThenId } from './evaluation-order.ts'
import { fanInOf, LivePart, type LiveRule } from './live-part.ts'
import { mergeDecisions } from './merge-decisions.ts'
import type { RequestFacts } from './request-facts.ts'

/** So many removed rules may remain in parts that have few live ones. */
const DEAD_COUNT_SPARED = 256

/**
 * Compiled rules that change. A new rule is a part by itself, and many parts of like size become
 * one; so each rule is compiled a few times in all, and a request asks a few parts (the logarithmic
 * method: Bentley and Saxe, _Decomposable searching problems I_, Journal of Algorithms 1980). Rules
 * are taken out in place.
 */
export class LiveParts {
  /** Largest first: if it decides early, the others need not be evaluated. */
  private parts: LivePart[] = []

  /** Replaces all rules by these, which all have an effect. When it throws, nothing changed. */
  replaceAll(rules: LiveRule[]): void {
    this.parts = rules.length > 0 ? [adopted(new LivePart(rules))] : []
  }

  /** Adds a rule that has an effect, in place of another. When it throws, nothing changed. */
  add(rule: LiveRule, replaced: LiveRule | undefined): void {
    const part = new LivePart([rule])
    if (replaced) this.extract(replaced)
    this.parts.push(adopted(part))
    this.merge()
  }

  /** Removes a rule, if it is in a part at all. */
  remove(rule: LiveRule): void {
    this.extract(rule)
    this.merge()
  }

  /** Compiles all rules together, unless they are already. */
  settle(): void {
    const [part] = this.parts
    if (part === undefined || (this.parts.length === 1 && part.liveCount === part.size)) return
    this.parts = [merged(this.parts)]
  }

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

  private extract(rule: LiveRule): void {
    const { part } = rule
    if (part === undefined) return
    part.drop(rule)
    if (part.liveCount === 0) this.parts = this.parts.filter((other) => other !== part)
  }

  /** Keeps the number of parts small, and that of removed rules in proportion to live ones. */
  private merge(): void {
    const size = this.parts.reduce((sum, part) => sum + part.size, 0)
    const liveCount = this.parts.reduce((sum, part) => sum + part.liveCount, 0)
    // More removed than live rules: the cost of compiling is spread over those removals.
    if (size - liveCount > liveCount + DEAD_COUNT_SPARED) this.settle()
    for (let level = 0; level <= (this.parts[0]?.level ?? 0); level++) {
      const alike = this.parts.filter((part) => part.level === level)
      if (alike.length < fanInOf(level)) continue
      const others = this.parts.filter((part) => part.level !== level)
      this.parts = [...others, merged(alike)].sort((one, other) => other.size - one.size)
    }
  }
}

const adopted = (part: LivePart): LivePart => {
  part.adopt()
  return part
}

const merged = (parts: readonly LivePart[]): LivePart =>
  adopted(new LivePart(parts.flatMap(({ liveRules }) => liveRules)))
