/** The most cells of the transition table, of 4 bytes each: 16 MiB. */
const CELLS_MAX = 4 * 1024 * 1024

/** Characters from this code on share one class: what the automaton finds is only a candidate. */
const CODE_MAX = 256

/**
 * Shortens all keywords to the same length, until their table has at most `cellsMax` cells. For one
 * character it always does.
 */
const shorten = (keywords: readonly string[], cellsMax: number): string[] => {
  for (let length = 64; ; length >>= 1) {
    const cut = keywords.map((keyword) => keyword.slice(0, length))
    const classCount = new Set(cut.join('')).size + 2
    const stateCount = 1 + [...new Set(cut)].reduce((sum, keyword) => sum + keyword.length, 0)
    if (length === 1 || stateCount * classCount <= cellsMax) return cut
  }
}

/**
 * The prefixes of the keywords, each of which is a state; 0 is the empty prefix. The children of a
 * state are a linked list.
 */
class Trie {
  count = 1
  /** The character class that leads to each state. */
  readonly symbols: Uint16Array
  readonly firstChildren: Uint32Array
  readonly nextSiblings: Uint32Array

  constructor(countMax: number) {
    this.symbols = new Uint16Array(countMax)
    this.firstChildren = new Uint32Array(countMax)
    this.nextSiblings = new Uint32Array(countMax)
  }

  /** The child by this class; it is created if there is none. */
  childOf(state: number, symbol: number): number {
    let child = this.firstChildren[state] as number
    while (child !== 0 && this.symbols[child] !== symbol) child = this.nextSiblings[child] as number
    if (child !== 0) return child
    this.symbols[this.count] = symbol
    this.nextSiblings[this.count] = this.firstChildren[state] as number
    this.firstChildren[state] = this.count
    return this.count++
  }
}

/**
 * Finds which of many keywords may occur in a text, in one pass over the text (Aho and Corasick,
 * CACM 1975). The automaton is a table of rows in which failure links are already followed. A cell
 * contains the next row, negated if that row or a suffix of it ends a keyword.
 *
 * If the table would become too large, keywords are shortened, so the caller must verify what is
 * found.
 */
export class KeywordAutomaton {
  /** The class of each character code; 0 for a character that is in no keyword. */
  private readonly classes = new Uint16Array(CODE_MAX + 1)
  private readonly rowLength: number
  private readonly rows: Int32Array
  /** The keywords that end in a state, by state. */
  private readonly outputs = new Map<number, number[]>()
  /** The longest proper suffix of each state that is a state. */
  private readonly failures: Int32Array
  private readonly isFound: Uint8Array
  private readonly found: number[] = []

  /** @param keywords not empty; `scan` identifies them by their position */
  constructor(keywords: readonly string[], cellsMax = CELLS_MAX) {
    const cut = shorten(keywords, cellsMax)
    this.rowLength = this.numberClasses(cut)
    const trie = this.growTrie(cut)
    this.rows = new Int32Array(trie.count * this.rowLength)
    this.failures = new Int32Array(trie.count)
    this.isFound = new Uint8Array(trie.count)
    this.linkStates(trie)
  }

  private numberClasses(keywords: readonly string[]): number {
    let count = 1
    for (const keyword of keywords) {
      for (let at = 0; at < keyword.length; at++) {
        const code = Math.min(keyword.charCodeAt(at), CODE_MAX)
        if (this.classes[code] === 0) this.classes[code] = count++
      }
    }
    return count
  }

  private classAt(text: string, at: number): number {
    return this.classes[Math.min(text.charCodeAt(at), CODE_MAX)] as number
  }

  private growTrie(keywords: readonly string[]): Trie {
    const trie = new Trie(keywords.reduce((sum, keyword) => sum + keyword.length, 1))
    for (const [number, keyword] of keywords.entries()) {
      let state = 0
      for (let at = 0; at < keyword.length; at++) {
        state = trie.childOf(state, this.classAt(keyword, at))
      }
      const output = this.outputs.get(state)
      if (output) output.push(number)
      else this.outputs.set(state, [number])
    }
    return trie
  }

  /** Breadth first: the failure of a state is nearer to the root, and so complete. */
  private linkStates({ count, symbols, firstChildren, nextSiblings }: Trie): void {
    const { rowLength, rows, failures } = this
    const isEnd = new Uint8Array(count)
    for (const state of this.outputs.keys()) isEnd[state] = 1
    const queue = new Uint32Array(count)
    let queued = 1
    for (const state of queue) {
      const row = state * rowLength
      const failure = failures[state] as number
      rows.copyWithin(row, failure * rowLength, (failure + 1) * rowLength)
      let child = firstChildren[state] as number
      for (; child !== 0; child = nextSiblings[child] as number) {
        const symbol = symbols[child] as number
        const suffix = Math.abs(rows[row + symbol] as number) / rowLength
        failures[child] = suffix
        if (isEnd[suffix] === 1) isEnd[child] = 1
        rows[row + symbol] = (isEnd[child] === 1 ? -1 : 1) * child * rowLength
        queue[queued++] = child
      }
    }
  }

  /** Calls `visit` once for each keyword that may occur in the text. */
  scan(text: string, visit: (keyword: number) => void): void {
    const { rows, rowLength } = this
    let row = 0
    for (let at = 0; at < text.length; at++) {
      row = rows[row + this.classAt(text, at)] as number
      if (row < 0) {
        row = -row
        this.mark(row / rowLength)
      }
    }
    for (const state of this.found) {
      this.isFound[state] = 0
      for (const keyword of this.outputs.get(state) ?? []) visit(keyword)
    }
    this.found.length = 0
  }

  /** Marks a state and its suffixes; those of a marked state are marked too. */
  private mark(from: number): void {
    for (let state = from; state !== 0 && this.isFound[state] === 0; ) {
      this.isFound[state] = 1
      this.found.push(state)
      state = this.failures[state] as number
    }
  }
}
