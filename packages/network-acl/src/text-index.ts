import { foldCase } from './fold-case.ts'
import { RuleSets } from './rule-sets.ts'
import type { SignalIndex, SignalIndexBuilder } from './signal-index.ts'
import { TextEntries } from './text-entries.ts'
import { TextFilter } from './text-filter.ts'
import type { ValueNumbers } from './value-numbers.ts'

/** Texts that are compared for equality in any case, such as codes and fingerprints. */
export class TextIndex implements SignalIndex {
  readonly sets: RuleSets
  private readonly numbers: ValueNumbers<string>
  private readonly filter = new TextFilter()

  constructor(sets: RuleSets, numbers: ValueNumbers<string>) {
    this.sets = sets
    this.numbers = numbers
    for (const text of numbers.values) this.filter.addText(text)
  }

  select(text: string | undefined): void {
    this.sets.clear()
    if (text === undefined || !this.filter.mayContain(text, 0, text.length)) return
    const set = this.numbers.find(foldCase(text))
    if (set !== undefined) this.sets.hit(set)
  }
}

/** Builds the index of texts. */
export class TextIndexBuilder extends TextEntries implements SignalIndexBuilder<TextIndex> {
  constructor() {
    super(foldCase)
  }

  build(free: Uint32Array): TextIndex {
    const sets = new RuleSets(free, this.numbers.size, this.membership, 1)
    return new TextIndex(sets, this.numbers)
  }
}
