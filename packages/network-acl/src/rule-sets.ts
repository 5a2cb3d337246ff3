/** Columns of (set, criterion, entry), in the order of criteria. */
export interface Membership {
  /**
   * The number of the set of criteria; each distinct value, prefix or pattern of a signal has one.
   */
  readonly sets: Uint32Array
  readonly criteria: Uint32Array
  /** The position of the entry in its list. */
  readonly entries: Uint32Array
  readonly count: number
}

/**
 * For one signal, the sets of criteria that its values satisfy, and the vector of one request.
 *
 * A vector has a bit per criterion. It starts as `free`, the criteria that do not compare this
 * signal, and each set hit is OR-ed into it; so ANDing the vectors of all signals leaves the
 * criteria that match (Lakshman and Stiliadis, SIGCOMM 1998). Sparse sets are lists of members;
 * sets with more members than a vector has words are kept as ready vectors, which bounds memory
 * by the number of entries (the economy of Baboescu and Varghese's aggregation, SIGCOMM 2001).
 */
export class RuleSets {
  /** `[free | scratch | prepared vectors …]`, each of `width` words. */
  readonly vectors: Uint32Array
  /** Where the vector of this request begins in `vectors`. */
  at = 0
  private readonly width: number
  private readonly starts: Uint32Array
  private readonly members: Uint32Array
  private readonly entries: Uint32Array
  private readonly readyAt: Uint32Array
  private readonly hits: Uint32Array
  private hitCount = 0

  /** @param hitsMax the most sets that one request can hit */
  constructor(free: Uint32Array, setCount: number, membership: Membership, hitsMax: number) {
    this.width = free.length
    this.hits = new Uint32Array(hitsMax)
    this.starts = countingStarts(membership.sets, membership.count, setCount)
    this.members = new Uint32Array(membership.count)
    this.entries = new Uint32Array(membership.count)
    this.fillMembers(membership)
    this.readyAt = new Uint32Array(setCount)
    this.vectors = this.layOutVectors(free)
  }

  private fillMembers({ sets, criteria, entries, count }: Membership): void {
    const next = this.starts.slice()
    for (let pair = 0; pair < count; pair++) {
      const set = sets[pair] as number
      const place = next[set] as number
      next[set] = place + 1
      this.members[place] = criteria[pair] as number
      this.entries[place] = entries[pair] as number
    }
  }

  private layOutVectors(free: Uint32Array): Uint32Array {
    const { width, starts, readyAt } = this
    let length = 2 * width
    for (let set = 0; set < readyAt.length; set++) {
      if ((starts[set + 1] as number) - (starts[set] as number) < width) continue
      readyAt[set] = length
      length += width
    }
    const vectors = new Uint32Array(length)
    vectors.set(free)
    for (let set = 0; set < readyAt.length; set++) {
      const at = readyAt[set] as number
      if (at === 0) continue
      vectors.set(free, at)
      this.setMembers(vectors, at, set)
    }
    return vectors
  }

  private setMembers(vectors: Uint32Array, at: number, set: number): void {
    const end = this.starts[set + 1] as number
    for (let place = this.starts[set] as number; place < end; place++) {
      const criterion = this.members[place] as number
      const word = at + (criterion >>> 5)
      vectors[word] = (vectors[word] as number) | (1 << (criterion & 31))
    }
  }

  /** Begins a request: its vector is `free`. */
  clear(): void {
    this.at = 0
    this.hitCount = 0
  }

  /** Adds the criteria of a set to the vector of this request. */
  hit(set: number): void {
    this.hits[this.hitCount++] = set
    const { vectors, width } = this
    const ready = this.readyAt[set] as number
    if (ready !== 0 && this.hitCount === 1) {
      this.at = ready
      return
    }
    if (this.at !== width) {
      for (let word = 0; word < width; word++) {
        vectors[width + word] = vectors[this.at + word] as number
      }
      this.at = width
    }
    if (ready === 0) this.setMembers(vectors, width, set)
    else {
      for (let word = 0; word < width; word++) {
        vectors[width + word] =
          (vectors[width + word] as number) | (vectors[ready + word] as number)
      }
    }
  }

  /** The first entry by which this request satisfies a criterion; -1 if there is none. */
  entryOf(criterion: number): number {
    let first = -1
    for (let hit = 0; hit < this.hitCount; hit++) {
      const entry = this.entryWithin(this.hits[hit] as number, criterion)
      if (entry >= 0 && (first < 0 || entry < first)) first = entry
    }
    return first
  }

  private entryWithin(set: number, criterion: number): number {
    const end = this.starts[set + 1] as number
    for (let place = this.starts[set] as number; place < end; place++) {
      if (this.members[place] === criterion) return this.entries[place] as number
    }
    return -1
  }
}

const countingStarts = (sets: Uint32Array, count: number, setCount: number): Uint32Array => {
  const starts = new Uint32Array(setCount + 1)
  for (let pair = 0; pair < count; pair++) {
    const after = (sets[pair] as number) + 1
    starts[after] = (starts[after] as number) + 1
  }
  for (let set = 0; set < setCount; set++) {
    starts[set + 1] = (starts[set + 1] as number) + (starts[set] as number)
  }
  return starts
}

/** Collects a membership of unknown size. */
export class MembershipList implements Membership {
  sets = new Uint32Array(16)
  criteria = new Uint32Array(16)
  entries = new Uint32Array(16)
  count = 0

  add(set: number, criterion: number, entry: number): void {
    if (this.count === this.sets.length) {
      this.sets = doubled(this.sets)
      this.criteria = doubled(this.criteria)
      this.entries = doubled(this.entries)
    }
    this.sets[this.count] = set
    this.criteria[this.count] = criterion
    this.entries[this.count++] = entry
  }
}

const doubled = (array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> => {
  const larger = new Uint32Array(array.length * 2)
  larger.set(array)
  return larger
}
