import { foldCase } from './fold-case.ts'
import { RuleSets } from './rule-sets.ts'
import type { SignalIndex, SignalIndexBuilder } from './signal-index.ts'
import { TextEntries } from './text-entries.ts'
import { TextFilter } from './text-filter.ts'
import type { ValueNumbers } from './value-numbers.ts'

/** The longest host name without a trailing dot (RFC 1035, section 2.3.4). */
const HOSTNAME_LENGTH_MAX = 253

const DOT = 46

const lengthWithoutTrailingDot = (hostname: string): number =>
  hostname.charCodeAt(hostname.length - 1) === DOT ? hostname.length - 1 : hostname.length

/**
 * Host names by equality and by suffix: `*.example.com` matches every name with one or more labels
 * before `.example.com`. Sets are numbered by the whole name, or by the suffix with its leading
 * dot. Only suffixes that are as long as that of some entry are looked up.
 */
export class HostnameIndex implements SignalIndex {
  readonly sets: RuleSets
  private readonly names: ValueNumbers<string>
  private readonly filter = new TextFilter()
  private readonly suffixFilter = new TextFilter()
  private readonly suffixLengths: readonly number[]

  constructor(sets: RuleSets, names: ValueNumbers<string>) {
    this.sets = sets
    this.names = names
    const suffixes = names.values
      .filter((name) => name.startsWith('*.'))
      .map((name) => name.slice(1))
      .filter((suffix) => suffix.length < HOSTNAME_LENGTH_MAX)
    this.suffixLengths = [...new Set(suffixes.map((suffix) => suffix.length))]
    for (const suffix of suffixes) this.suffixFilter.addText(suffix)
    for (const name of names.values) this.filter.addText(name)
  }

  select(hostname: string | undefined): void {
    this.sets.clear()
    if (hostname === undefined) return
    const end = lengthWithoutTrailingDot(hostname)
    if (end > HOSTNAME_LENGTH_MAX) return
    if (this.filter.mayContain(hostname, 0, end)) this.hit(foldCase(hostname.slice(0, end)))
    for (let index = 0; index < this.suffixLengths.length; index++) {
      const from = end - (this.suffixLengths[index] as number)
      if (from < 1 || hostname.charCodeAt(from) !== DOT) continue
      if (!this.suffixFilter.mayContain(hostname, from, end)) continue
      this.hit(`*${foldCase(hostname.slice(from, end))}`)
    }
  }

  private hit(name: string): void {
    const set = this.names.find(name)
    if (set !== undefined) this.sets.hit(set)
  }
}

/** Builds the index of host names. */
export class HostnameIndexBuilder extends TextEntries implements SignalIndexBuilder<HostnameIndex> {
  constructor() {
    super((entry) => foldCase(entry.slice(0, lengthWithoutTrailingDot(entry))))
  }

  build(free: Uint32Array): HostnameIndex {
    const { numbers: names, membership } = this
    // One set for the name itself, and one for each place at which a suffix can begin.
    const sets = new RuleSets(free, names.size, membership, HOSTNAME_LENGTH_MAX)
    return new HostnameIndex(sets, names)
  }
}
