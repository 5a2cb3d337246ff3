import { readAddress } from './parse-address.ts'
import { cidrRead, readCidr } from './parse-cidr.ts'
import { NONE, PrefixIndex } from './prefix-index.ts'
import { PrefixList } from './prefix-list.ts'
import { type Membership, RuleSets } from './rule-sets.ts'
import type { SignalIndex, SignalIndexBuilder } from './signal-index.ts'

/** One prefix for each length, 0 included. */
const PREFIXES_PER_ADDRESS_MAX = 129

const NO_PREFIXES = new PrefixIndex(new PrefixList(1), new Uint32Array(0))

/** The IPv4 and the IPv6 list of one address. A rule with both lists matches by either of them. */
export class AddressIndex implements SignalIndex {
  readonly sets: RuleSets
  private readonly ipv4: PrefixIndex
  private readonly ipv6: PrefixIndex
  private readonly words = new Uint32Array(4)

  constructor(ipv4: PrefixIndex, ipv6: PrefixIndex, sets: RuleSets) {
    this.ipv4 = ipv4
    this.ipv6 = ipv6
    this.sets = sets
  }

  select(text: string | undefined): void {
    this.sets.clear()
    if (text === undefined) return
    const family = readAddress(text, this.words)
    if (family === 0) return
    const index = family === 4 ? this.ipv4 : this.ipv6
    const firstSet = family === 4 ? 0 : this.ipv4.count
    for (let node = index.find(this.words); node !== NONE; node = index.parentOf(node)) {
      this.sets.hit(firstSet + node)
    }
  }
}

/** Builds the index of one address. */
export class AddressIndexBuilder implements SignalIndexBuilder<AddressIndex> {
  private readonly ipv4 = new PrefixList(1)
  private readonly ipv6 = new PrefixList(4)

  add(entry: unknown, list: number, criterion: number, position: number): boolean {
    if (typeof entry !== 'string') return false
    if (!readCidr(entry, list === 0 ? 'ipv4' : 'ipv6')) return false
    const prefixes = cidrRead.family === 4 ? this.ipv4 : this.ipv6
    prefixes.add(cidrRead.words, cidrRead.prefixBits, criterion, position)
    return true
  }

  build(free: Uint32Array): AddressIndex {
    const ipv4Order = this.ipv4.sorted()
    const ipv6Order = this.ipv6.sorted()
    const ipv4 = this.ipv4.count > 0 ? new PrefixIndex(this.ipv4, ipv4Order) : NO_PREFIXES
    const ipv6 = this.ipv6.count > 0 ? new PrefixIndex(this.ipv6, ipv6Order) : NO_PREFIXES
    const count = this.ipv4.count + this.ipv6.count
    const membership = {
      sets: new Uint32Array(count),
      criteria: new Uint32Array(count),
      entries: new Uint32Array(count),
      count,
    }
    fill(membership, 0, this.ipv4, ipv4Order, ipv4, 0)
    fill(membership, this.ipv4.count, this.ipv6, ipv6Order, ipv6, ipv4.count)
    const setCount = ipv4.count + ipv6.count
    const sets = new RuleSets(free, setCount, membership, PREFIXES_PER_ADDRESS_MAX)
    return new AddressIndex(ipv4, ipv6, sets)
  }
}

const fill = (
  { sets, criteria, entries }: Membership,
  from: number,
  list: PrefixList,
  order: Uint32Array,
  index: PrefixIndex,
  firstSet: number,
): void => {
  for (let place = 0; place < order.length; place++) {
    const prefix = order[place] as number
    sets[from + place] = firstSet + (index.nodeOf[place] as number)
    criteria[from + place] = list.criteria[prefix] as number
    entries[from + place] = list.entries[prefix] as number
  }
}
