/** Up to so many prefixes, inserting each takes less time than a radix sort. */
const INSERTED_COUNT_MAX = 32

/** The capacity for the first prefix; most lists of one family remain empty. */
const COUNT_FIRST = 32

const NO_WORDS = new Uint32Array(0)
const NO_BYTES = new Uint8Array(0)

/** The prefixes of one address family, each with its criterion and entry. */
export class PrefixList {
  /** 1 for IPv4, 4 for IPv6. */
  readonly wordCount: number
  words = NO_WORDS
  prefixBits = NO_BYTES
  criteria = NO_WORDS
  entries = NO_WORDS
  count = 0

  constructor(wordCount: number) {
    this.wordCount = wordCount
  }

  add(words: Uint32Array, prefixBits: number, criterion: number, entry: number): void {
    if (this.count === this.prefixBits.length) this.grow()
    const at = this.count * this.wordCount
    for (let word = 0; word < this.wordCount; word++) this.words[at + word] = words[word] as number
    this.prefixBits[this.count] = prefixBits
    this.criteria[this.count] = criterion
    this.entries[this.count++] = entry
  }

  private grow(): void {
    const { wordCount, words, prefixBits, criteria, entries } = this
    const capacity = Math.max(COUNT_FIRST, 2 * prefixBits.length)
    this.words = new Uint32Array(capacity * wordCount)
    this.words.set(words)
    this.prefixBits = new Uint8Array(capacity)
    this.prefixBits.set(prefixBits)
    this.criteria = new Uint32Array(capacity)
    this.criteria.set(criteria)
    this.entries = new Uint32Array(capacity)
    this.entries.set(entries)
  }

  private insertInto(order: Uint32Array): Uint32Array {
    for (let index = 0; index < order.length; index++) {
      let place = index
      for (; place > 0 && this.isBefore(index, order[place - 1] as number); place--) {
        order[place] = order[place - 1] as number
      }
      order[place] = index
    }
    return order
  }

  private isBefore(one: number, other: number): boolean {
    const { wordCount, words, prefixBits } = this
    for (let word = 0; word < wordCount; word++) {
      const difference =
        (words[one * wordCount + word] as number) - (words[other * wordCount + word] as number)
      if (difference !== 0) return difference < 0
    }
    return (prefixBits[one] as number) < (prefixBits[other] as number)
  }

  /**
   * The order by first address, and then from widest to narrowest; equal prefixes keep their order.
   * A radix sort from the least significant digit, which is stable, and linear in the number of
   * prefixes.
   */
  sorted(): Uint32Array {
    const { count, wordCount, words, prefixBits } = this
    let order = new Uint32Array(count)
    if (count <= INSERTED_COUNT_MAX) return this.insertInto(order)
    for (let index = 0; index < count; index++) order[index] = index
    let spare = new Uint32Array(count)
    const digits = new Uint8Array(count)
    for (let pass = 0; pass <= 4 * wordCount; pass++) {
      const word = wordCount - 1 - ((pass - 1) >> 2)
      const shift = 8 * ((pass - 1) & 3)
      for (let index = 0; index < count; index++) {
        digits[index] =
          pass === 0
            ? (prefixBits[index] as number)
            : (words[index * wordCount + word] as number) >>> shift
      }
      if (!distribute(order, spare, digits)) continue
      const sortedOrder = spare
      spare = order
      order = sortedOrder
    }
    return order
  }
}

const counts = new Uint32Array(257)

/**
 * Sorts by one digit, and keeps the order of equal ones; false, after moving nothing, if all digits
 * are equal.
 */
const distribute = (from: Uint32Array, into: Uint32Array, digits: Uint8Array): boolean => {
  counts.fill(0)
  for (let index = 0; index < digits.length; index++) {
    const next = (digits[index] as number) + 1
    counts[next] = (counts[next] as number) + 1
  }
  if (counts[(digits[0] as number) + 1] === digits.length) return false
  for (let digit = 0; digit < 256; digit++) {
    counts[digit + 1] = (counts[digit + 1] as number) + (counts[digit] as number)
  }
  for (let index = 0; index < from.length; index++) {
    const member = from[index] as number
    const digit = digits[member] as number
    const place = counts[digit] as number
    counts[digit] = place + 1
    into[place] = member
  }
  return true
}
