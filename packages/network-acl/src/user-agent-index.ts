import { KeywordAutomaton } from './keyword-automaton.ts'
import type { RequestFacts } from './request-facts.ts'
import { MembershipList, RuleSets } from './rule-sets.ts'
import type { SignalIndex, SignalIndexBuilder } from './signal-index.ts'
import { ValueNumbers } from './value-index.ts'
import { cutAtStars, fitsPattern, longestPiece, type WildcardPattern } from './wildcard-pattern.ts'

interface NumberedPattern {
  readonly pattern: WildcardPattern
  /** Not empty. */
  readonly keyword: string
  readonly set: number
}

/**
 * User agents by equality, or by an entry with `*` for any run of characters; case is ignored.
 * One pass of an automaton over the user agent finds the patterns whose longest piece may occur;
 * only these are tried, so the cost grows with what fits and not with what is written.
 */
class UserAgentIndex implements SignalIndex {
  readonly sets: RuleSets
  private readonly setOf: ReadonlyMap<string | number, number>
  /** Sets of the patterns that are stars only. */
  private readonly anySets: readonly number[]
  private readonly patterns: readonly NumberedPattern[]
  private readonly automaton: KeywordAutomaton | undefined
  private userAgent = ''

  constructor(sets: RuleSets, setOf: ReadonlyMap<string | number, number>) {
    this.sets = sets
    this.setOf = setOf
    const all = [...setOf]
      .filter(([text]) => String(text).includes('*'))
      .map(([text, set]) => {
        const pattern = cutAtStars(String(text))
        return { pattern, keyword: longestPiece(pattern), set }
      })
    this.anySets = all.filter(({ keyword }) => keyword === '').map(({ set }) => set)
    this.patterns = all.filter(({ keyword }) => keyword !== '')
    const keywords = this.patterns.map(({ keyword }) => keyword)
    this.automaton = keywords.length === 0 ? undefined : new KeywordAutomaton(keywords)
  }

  select(facts: RequestFacts): void {
    this.sets.clear()
    if (facts.userAgent === undefined) return
    this.userAgent = facts.userAgent.toLowerCase()
    const set = this.setOf.get(this.userAgent)
    if (set !== undefined) this.sets.hit(set)
    for (const any of this.anySets) this.sets.hit(any)
    this.automaton?.scan(this.userAgent, this.tryPattern)
  }

  private readonly tryPattern = (number: number): void => {
    const { pattern, set } = this.patterns[number] as NumberedPattern
    if (fitsPattern(this.userAgent, pattern)) this.sets.hit(set)
  }
}

export class UserAgentIndexBuilder implements SignalIndexBuilder {
  readonly signals = ['user_agents'] as const
  private readonly numbers = new ValueNumbers()
  private readonly membership = new MembershipList()

  factOf(facts: RequestFacts): string | undefined {
    return facts.userAgent
  }

  add(entry: unknown, _signal: string, criterion: number, position: number): boolean {
    if (typeof entry !== 'string') return false
    this.membership.add(this.numbers.numberOf(entry.toLowerCase()), criterion, position)
    return true
  }

  build(free: Uint32Array): SignalIndex {
    const { setOf } = this.numbers
    // A user agent that is itself written with a star equals an entry and fits it as a pattern.
    const sets = new RuleSets(free, setOf.size, this.membership, setOf.size + 1)
    return new UserAgentIndex(sets, setOf)
  }
}
