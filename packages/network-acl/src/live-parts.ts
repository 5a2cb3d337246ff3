import { decide, SERVED } from './decide.ts'
import type { Decision } from './decision.ts'
import { byPriorityThenId } from './evaluation-order.ts'
import { fanInOf, LivePart, type LiveRule } from './live-part.ts'
import { mergeDecisions } from './merge-decisions.ts'
import type { RequestFacts } from './request-facts.ts'

/** The number of removed rules that may remain in parts with few live ones. */
const DEAD_COUNT_SPARED = 256

/**
 * Compiled rules that change. A new rule is a part by itself, and parts of similar size are merged.
 * So each rule is compiled a few times, and a request evaluates a few parts (the logarithmic
 * method: Bentley and Saxe, _Decomposable searching problems I_, Journal of Algorithms 1980). Rules
 * are removed in place.
 */
export class LiveParts {
  /** The largest part is first: if it decides early, the others need not be evaluated. */
  private parts: LivePart[] = []

  /** Replaces all rules; all must have an effect. If it throws, nothing has changed. */
  replaceAll(rules: LiveRule[]): void {
    this.parts = rules.length > 0 ? [adopted(new LivePart(rules))] : []
  }

  /** Adds a rule that has an effect, in place of another. If it throws, nothing has changed. */
  add(rule: LiveRule, replaced: LiveRule | undefined): void {
    const part = new LivePart([rule])
    if (replaced) this.extract(replaced)
    this.parts.push(adopted(part))
    this.merge()
  }

  /** Removes a rule, if it is in any part. */
  remove(rule: LiveRule): void {
    this.extract(rule)
    this.merge()
  }

  /** Compiles all rules together, unless they already are. */
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

  /** Limits the number of parts, and the proportion of removed rules to live ones. */
  private merge(): void {
    const size = this.parts.reduce((sum, part) => sum + part.size, 0)
    const liveCount = this.parts.reduce((sum, part) => sum + part.liveCount, 0)
    // There are more removed than live rules, so the cost of compiling is spread over the removals.
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
