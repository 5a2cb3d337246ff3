import type { PrefixList } from './prefix-list.ts'

/** No prefix: the parent of an outermost prefix, and the result if none contains an address. */
export const NONE = -1

/** With so many prefixes, 256 KiB of buckets save time; with fewer, the index uses 1 KiB. */
const WIDE_COUNT_MIN = 16_384

/**
 * The distinct prefixes of one address family as a forest, in which wider prefixes are ancestors.
 *
 * Prefixes are nested or disjoint. They are sorted by first address, and then from widest to
 * narrowest. So each prefix that contains an address is the last one that begins at or before the
 * address, or an ancestor of that one. A look-up is a binary search, and at most 33 (IPv4) or 129
 * (IPv6) steps upwards.
 */
export class PrefixIndex {
  /** The number of distinct prefixes. */
  readonly count: number
  /** The node of each prefix, in the sorted order of the list from which the index was built. */
  readonly nodeOf: Uint32Array
  private readonly wordCount: number
  private readonly words: Uint32Array
  private readonly prefixBits: Uint8Array
  private readonly parents: Int32Array
  /**
   * For each value of the first 8 or 16 bits, the last node that begins before it. This is the
   * first level of DIR-24-8, which saves most steps of the search, those with cache misses.
   */
  private readonly buckets: Int32Array
  private readonly bucketShift: number

  constructor(list: PrefixList, order: Uint32Array) {
    this.wordCount = list.wordCount
    this.nodeOf = new Uint32Array(list.count)
    this.count = this.numberNodes(list, order)
    this.words = new Uint32Array(this.count * this.wordCount)
    this.prefixBits = new Uint8Array(this.count)
    for (let index = 0; index < order.length; index++) this.copyNode(list, order, index)
    this.parents = new Int32Array(this.count)
    this.linkParents()
    this.bucketShift = this.count < WIDE_COUNT_MIN ? 24 : 16
    this.buckets = this.layOutBuckets()
  }

  private numberNodes(list: PrefixList, order: Uint32Array): number {
    let count = 0
    for (let index = 0; index < order.length; index++) {
      if (index > 0 && !isSamePrefix(list, order[index - 1] as number, order[index] as number)) {
        count++
      }
      this.nodeOf[index] = count
    }
    return order.length === 0 ? 0 : count + 1
  }

  private copyNode(list: PrefixList, order: Uint32Array, index: number): void {
    const node = this.nodeOf[index] as number
    const from = order[index] as number
    for (let word = 0; word < this.wordCount; word++) {
      this.words[node * this.wordCount + word] = list.words[from * this.wordCount + word] as number
    }
    this.prefixBits[node] = list.prefixBits[from] as number
  }

  private linkParents(): void {
    const start = new Uint32Array(this.wordCount)
    for (let node = 0; node < this.count; node++) {
      const at = node * this.wordCount
      for (let word = 0; word < this.wordCount; word++)
        start[word] = this.words[at + word] as number
      this.parents[node] = this.climb(node - 1, start)
    }
  }

  private layOutBuckets(): Int32Array {
    const { bucketShift, words, wordCount } = this
    const buckets = new Int32Array((1 << (32 - bucketShift)) + 1)
    let node = 0
    for (let top = 0; top < buckets.length; top++) {
      while (node < this.count && (words[node * wordCount] as number) >>> bucketShift < top) node++
      buckets[top] = node - 1
    }
    return buckets
  }

  private contains(node: number, address: Uint32Array): boolean {
    const at = node * this.wordCount
    let bits = this.prefixBits[node] as number
    let word = 0
    for (; bits >= 32; bits -= 32, word++) {
      if (this.words[at + word] !== address[word]) return false
    }
    return (
      bits === 0 ||
      ((this.words[at + word] as number) ^ (address[word] as number)) >>> (32 - bits) === 0
    )
  }

  private climb(from: number, address: Uint32Array): number {
    let node = from
    while (node !== NONE && !this.contains(node, address)) node = this.parents[node] as number
    return node
  }

  private startsAfter(node: number, address: Uint32Array): boolean {
    const at = node * this.wordCount
    for (let word = 0; word < this.wordCount; word++) {
      const start = this.words[at + word] as number
      const other = address[word] as number
      if (start !== other) return start > other
    }
    return false
  }

  /** The narrowest prefix that contains an address, or `NONE`. */
  find(address: Uint32Array): number {
    const top = (address[0] as number) >>> this.bucketShift
    let low = this.buckets[top] as number
    let high = this.buckets[top + 1] as number
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.startsAfter(middle, address)) high = middle - 1
      else low = middle
    }
    return this.climb(low, address)
  }

  /** The next wider prefix that contains this one, or `NONE`. */
  parentOf(node: number): number {
    return this.parents[node] as number
  }
}

const isSamePrefix = (list: PrefixList, one: number, other: number): boolean => {
  if (list.prefixBits[one] !== list.prefixBits[other]) return false
  for (let word = 0; word < list.wordCount; word++) {
    if (list.words[one * list.wordCount + word] !== list.words[other * list.wordCount + word]) {
      return false
    }
  }
  return true
}
