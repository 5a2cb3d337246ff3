import type { RequestFacts } from './request-facts.ts'
import { MembershipList, RuleSets } from './rule-sets.ts'
import type { SignalIndex, SignalIndexBuilder } from './signal-index.ts'
import { ValueNumbers } from './value-index.ts'

/** RFC 1035 section 2.3.4, written out without the trailing dot. */
const HOSTNAME_LENGTH_MAX = 253

/** Lower case, without one trailing dot. */
const normalize = (hostname: string): string => {
  const lowered = hostname.toLowerCase()
  return lowered.endsWith('.') ? lowered.slice(0, -1) : lowered
}

/**
 * Host names by equality, and by suffix: `*.example.com` holds every name of one or more labels
 * before `.example.com`, and not `example.com`. Sets are keyed by name and by `.suffix`; of the
 * suffixes only those of a length that some entry has are looked up.
 */
class HostnameIndex implements SignalIndex {
  readonly sets: RuleSets
  private readonly setOf: ReadonlyMap<string | number, number>
  private readonly isSuffixLength: Uint8Array

  constructor(
    sets: RuleSets,
    setOf: ReadonlyMap<string | number, number>,
    isSuffixLength: Uint8Array,
  ) {
    this.sets = sets
    this.setOf = setOf
    this.isSuffixLength = isSuffixLength
  }

  select(facts: RequestFacts): void {
    this.sets.clear()
    if (facts.hostname === undefined) return
    const hostname = normalize(facts.hostname)
    if (hostname.length > HOSTNAME_LENGTH_MAX) return
    this.hit(hostname)
    for (let dot = hostname.indexOf('.', 1); dot > 0; dot = hostname.indexOf('.', dot + 1)) {
      if (this.isSuffixLength[hostname.length - dot] === 1) this.hit(`*${hostname.slice(dot)}`)
    }
  }

  private hit(key: string): void {
    const set = this.setOf.get(key)
    if (set !== undefined) this.sets.hit(set)
  }
}

export class HostnameIndexBuilder implements SignalIndexBuilder {
  readonly signals = ['hostnames'] as const
  private readonly numbers = new ValueNumbers()
  private readonly membership = new MembershipList()
  private readonly isSuffixLength = new Uint8Array(HOSTNAME_LENGTH_MAX + 1)

  factOf(facts: RequestFacts): string | undefined {
    return facts.hostname
  }

  add(entry: unknown, _signal: string, criterion: number, position: number): boolean {
    if (typeof entry !== 'string') return false
    const hostname = normalize(entry)
    this.membership.add(this.numbers.numberOf(hostname), criterion, position)
    // A suffix too long for any host name falls outside the array, and is never looked up.
    if (hostname.startsWith('*.')) this.isSuffixLength[hostname.length - 1] = 1
    return true
  }

  build(free: Uint32Array): SignalIndex {
    const { setOf } = this.numbers
    const sets = new RuleSets(free, setOf.size, this.membership, HOSTNAME_LENGTH_MAX + 1)
    return new HostnameIndex(sets, setOf, this.isSuffixLength)
  }
}
