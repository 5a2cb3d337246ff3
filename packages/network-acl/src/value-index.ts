import type { Signal } from './network-acl.ts'
import type { RequestFacts } from './request-facts.ts'
import { MembershipList, RuleSets } from './rule-sets.ts'
import type { SignalIndex, SignalIndexBuilder } from './signal-index.ts'

/** Signals that are equal or not: numbers, or text without regard to case. */
class ValueIndex implements SignalIndex {
  readonly sets: RuleSets
  private readonly setOf: ReadonlyMap<string | number, number>
  private readonly factOf: (facts: RequestFacts) => string | number | undefined

  constructor(sets: RuleSets, setOf: ReadonlyMap<string | number, number>, factOf: FactOf) {
    this.sets = sets
    this.setOf = setOf
    this.factOf = factOf
  }

  select(facts: RequestFacts): void {
    this.sets.clear()
    const fact = this.factOf(facts)
    if (fact === undefined) return
    const set = this.setOf.get(typeof fact === 'string' ? fact.toLowerCase() : fact)
    if (set !== undefined) this.sets.hit(set)
  }
}

type FactOf = (facts: RequestFacts) => string | number | undefined

/** Numbers the distinct values of a signal in the order they first appear. */
export class ValueNumbers {
  readonly setOf = new Map<string | number, number>()

  numberOf(value: string | number): number {
    const known = this.setOf.get(value)
    if (known !== undefined) return known
    this.setOf.set(value, this.setOf.size)
    return this.setOf.size - 1
  }
}

export class ValueIndexBuilder implements SignalIndexBuilder {
  readonly signals: readonly Signal[]
  readonly factOf: FactOf
  private readonly type: 'string' | 'number'
  private readonly numbers = new ValueNumbers()
  private readonly membership = new MembershipList()

  constructor(signal: Signal, type: 'string' | 'number', factOf: FactOf) {
    this.signals = [signal]
    this.type = type
    this.factOf = factOf
  }

  add(entry: unknown, _signal: Signal, criterion: number, position: number): boolean {
    if (typeof entry !== this.type) return false
    if (typeof entry === 'string') {
      this.membership.add(this.numbers.numberOf(entry.toLowerCase()), criterion, position)
      return true
    }
    if (!Number.isInteger(entry)) return false
    this.membership.add(this.numbers.numberOf(entry as number), criterion, position)
    return true
  }

  build(free: Uint32Array): SignalIndex {
    const { setOf } = this.numbers
    return new ValueIndex(new RuleSets(free, setOf.size, this.membership, 1), setOf, this.factOf)
  }
}
