import { RuleSets } from './rule-sets.ts'
import type { SignalIndex, SignalIndexBuilder } from './signal-index.ts'
import { TextEntries } from './text-entries.ts'
import type { ValueNumbers } from './value-numbers.ts'

/** Names, of which a request has any number. They are compared letter by letter. */
export class NameIndex implements SignalIndex {
  readonly sets: RuleSets
  private readonly numbers: ValueNumbers<string>

  constructor(sets: RuleSets, numbers: ValueNumbers<string>) {
    this.sets = sets
    this.numbers = numbers
  }

  select(names: readonly string[] | undefined): void {
    this.sets.clear()
    if (names === undefined) return
    let at = 0
    for (const name of names) {
      const set = this.numbers.find(name)
      // A name that is listed twice counts once, because there is room for each set once.
      if (set !== undefined && names.indexOf(name) === at) this.sets.hit(set)
      at++
    }
  }
}

/** Builds the index of names. */
export class NameIndexBuilder extends TextEntries implements SignalIndexBuilder<NameIndex> {
  constructor() {
    super((name) => name)
  }

  build(free: Uint32Array): NameIndex {
    const { size } = this.numbers
    return new NameIndex(new RuleSets(free, size, this.membership, size), this.numbers)
  }
}
