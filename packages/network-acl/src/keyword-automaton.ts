/** Cells of the transition table, 4 bytes each: 16 MiB. */
const CELLS_MAX = 4 * 1024 * 1024

/** Characters from here on share one class; what is found is only ever a candidate. */
const CODE_MAX = 256

/** Shortens the keywords, all alike, until their table surely fits. One character always does. */
const shorten = (keywords: readonly string[], cellsMax: number): string[] => {
  for (let length = 64; ; length >>= 1) {
    const cut = keywords.map((keyword) => keyword.slice(0, length))
    const classCount = new Set(cut.join('')).size + 2
    const stateCount = 1 + [...new Set(cut)].reduce((sum, keyword) => sum + keyword.length, 0)
    if (length === 1 || stateCount * classCount <= cellsMax) return cut
  }
}

/**
 * Finds which of many keywords may occur in a text, in one pass over it whatever their number
 * (Aho and Corasick, CACM 1975), as a table of rows with the failure links already followed. A
 * cell names the next row, negated when that row or a suffix of it ends a keyword.
 *
 * Keywords are shortened when the table would grow too large, so an occurrence is necessary and
 * not sufficient: the caller verifies.
 */
export class KeywordAutomaton {
  /** Class of each character code; 0 is for those in no keyword. */
  private readonly classes = new Uint16Array(CODE_MAX + 1)
  private readonly rowLength: number
  private readonly rows: Int32Array
  /** By state, the keywords that end there. */
  private readonly outputs: readonly (readonly number[])[]
  /** By state, its longest proper suffix that is a state. */
  private readonly failures: Int32Array
  private readonly isFound: Uint8Array
  private readonly found: number[] = []

  /** Keywords are not empty; those found are named by their position. */
  constructor(keywords: readonly string[], cellsMax = CELLS_MAX) {
    const cut = shorten(keywords, cellsMax)
    this.rowLength = this.numberClasses(cut)
    const { edges, outputs } = this.growTrie(cut)
    this.outputs = outputs
    this.rows = new Int32Array(outputs.length * this.rowLength)
    this.failures = new Int32Array(outputs.length)
    this.isFound = new Uint8Array(outputs.length)
    this.linkStates(edges)
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
    const edges: Map<number, number>[] = [new Map()]
    const outputs: number[][] = [[]]
    for (const [number, keyword] of keywords.entries()) {
      let state = 0
      for (let at = 0; at < keyword.length; at++) {
        const symbol = this.classAt(keyword, at)
        const next = edges[state]?.get(symbol) ?? edges.length
        if (next === edges.length) {
          edges[state]?.set(symbol, next)
          edges.push(new Map())
          outputs.push([])
        }
        state = next
      }
      outputs[state]?.push(number)
    }
    return { edges, outputs }
  }

  /** Breadth first: a state's failure is nearer the root, and so complete before it. */
  private linkStates(edges: readonly Map<number, number>[]): void {
    const { rowLength, rows, outputs, failures } = this
    const isEnd = outputs.map((keywords) => keywords.length > 0)
    const queue = [0]
    for (const state of queue) {
      const row = state * rowLength
      const failure = failures[state] as number
      rows.copyWithin(row, failure * rowLength, (failure + 1) * rowLength)
      for (const [symbol, child] of edges[state] as Map<number, number>) {
        const suffix = Math.abs(rows[row + symbol] as number) / rowLength
        failures[child] = suffix
        isEnd[child] ||= isEnd[suffix] as boolean
        rows[row + symbol] = (isEnd[child] ? -1 : 1) * child * rowLength
        queue.push(child)
      }
    }
  }

  /** Calls `visit` once with each keyword that may occur in the text. */
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
      for (const keyword of this.outputs[state] as readonly number[]) visit(keyword)
    }
    this.found.length = 0
  }

  /** Takes a state and its suffixes; one taken before has had its suffixes taken with it. */
  private mark(from: number): void {
    for (let state = from; state !== 0 && this.isFound[state] === 0; ) {
      this.isFound[state] = 1
      this.found.push(state)
      state = this.failures[state] as number
    }
  }
}

interface Trie {
  readonly edges: readonly Map<number, number>[]
  readonly outputs: readonly (readonly number[])[]
}
