import { foldCase } from './fold-case.ts'
import { KeywordAutomaton } from './keyword-automaton.ts'
import { KeywordSieve } from './keyword-sieve.ts'
import { RuleSets } from './rule-sets.ts'
import type { SignalIndex, SignalIndexBuilder } from './signal-index.ts'
import { TextEntries } from './text-entries.ts'
import type { ValueNumbers } from './value-numbers.ts'
import { cutAtStars, fitsPattern, longestPiece, type WildcardPattern } from './wildcard-pattern.ts'

interface NumberedPattern {
  readonly pattern: WildcardPattern
  /** A text that every matching user agent contains. */
  readonly keyword: string
  readonly set: number
}

/** Up to so many patterns, trying each takes less time than an automaton. */
const TRIED_COUNT_MAX = 32

/**
 * User agents, with `*` for any characters, in any case. A pattern is only tried if the user agent
 * contains its longest piece, which a sieve, or a pass of an automaton over the user agent,
 * determines. So the cost depends on the patterns that may match.
 */
export class UserAgentIndex implements SignalIndex {
  readonly sets: RuleSets
  /** The sets of patterns without characters: empty ones, and those of stars only. */
  private readonly bare: readonly NumberedPattern[]
  private readonly patterns: readonly NumberedPattern[]
  private readonly sieve: KeywordSieve
  private readonly automaton: KeywordAutomaton | undefined
  private userAgent = ''

  constructor(sets: RuleSets, numbers: ValueNumbers<string>) {
    this.sets = sets
    const all = numbers.values.map((text, set) => {
      const pattern = cutAtStars(text)
      return { pattern, keyword: longestPiece(pattern), set }
    })
    this.bare = all.filter(({ keyword }) => keyword === '')
    this.patterns = all.filter(({ keyword }) => keyword !== '')
    const keywords = this.patterns.map(({ keyword }) => keyword)
    this.sieve = new KeywordSieve(keywords)
    this.automaton = keywords.length > TRIED_COUNT_MAX ? new KeywordAutomaton(keywords) : undefined
  }

  select(userAgent: string | undefined): void {
    this.sets.clear()
    if (userAgent === undefined) return
    for (let index = 0; index < this.bare.length; index++) {
      const { pattern, set } = this.bare[index] as NumberedPattern
      if (fitsPattern(userAgent, pattern)) this.sets.hit(set)
    }
    if (!this.sieve.mayContain(userAgent)) return
    this.userAgent = foldCase(userAgent)
    if (this.automaton) this.automaton.scan(this.userAgent, this.tryPattern)
    else for (let number = 0; number < this.patterns.length; number++) this.tryPattern(number)
  }

  private readonly tryPattern = (number: number): void => {
    const { pattern, set } = this.patterns[number] as NumberedPattern
    if (fitsPattern(this.userAgent, pattern)) this.sets.hit(set)
  }
}

/** Builds the index of user agents. */
export class UserAgentIndexBuilder
  extends TextEntries
  implements SignalIndexBuilder<UserAgentIndex>
{
  constructor() {
    super(foldCase)
  }

  build(free: Uint32Array): UserAgentIndex {
    const { numbers, membership } = this
    return new UserAgentIndex(new RuleSets(free, numbers.size, membership, numbers.size), numbers)
  }
}
