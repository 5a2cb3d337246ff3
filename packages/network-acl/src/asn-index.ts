import { MembershipList, RuleSets } from './rule-sets.ts'
import type { SignalIndex, SignalIndexBuilder } from './signal-index.ts'
import { ValueNumbers } from './value-numbers.ts'

/** Autonomous system numbers, by equality. */
export class AsnIndex implements SignalIndex {
  readonly sets: RuleSets
  private readonly numbers: ValueNumbers<number>

  constructor(sets: RuleSets, numbers: ValueNumbers<number>) {
    this.sets = sets
    this.numbers = numbers
  }

  select(asn: number | undefined): void {
    this.sets.clear()
    if (asn === undefined) return
    const set = this.numbers.find(asn)
    if (set !== undefined) this.sets.hit(set)
  }
}

/** Builds the index of autonomous system numbers. */
export class AsnIndexBuilder implements SignalIndexBuilder<AsnIndex> {
  private readonly numbers = new ValueNumbers<number>()
  private readonly membership = new MembershipList()

  add(entry: unknown, _list: number, criterion: number, position: number): boolean {
    if (typeof entry !== 'number' || !Number.isInteger(entry)) return false
    this.membership.add(this.numbers.give(entry), criterion, position)
    return true
  }

  build(free: Uint32Array): AsnIndex {
    return new AsnIndex(new RuleSets(free, this.numbers.size, this.membership, 1), this.numbers)
  }
}
