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
 * row has a cell per character class and, last, its first row of output: itself or a suffix.
 *
 * Keywords are shortened when the table would grow too large, so an occurrence is necessary and
 * not sufficient: the caller verifies.
 */
export class KeywordAutomaton {
  /** Class of each character code; 0 is for those in no keyword. */
  private readonly classes = new Uint16Array(CODE_MAX + 1)
  private readonly rowLength: number
  private readonly rows: Int32Array
  /** By state: its keywords, and the row of its longest proper suffix that has any. */
  private readonly outputs: readonly (readonly number[])[]
  private readonly nextOutputs: Int32Array
  private readonly isFound: Uint8Array
  private readonly found: number[] = []

  /** Keywords are not empty; those found are named by their position. */
  constructor(keywords: readonly string[], cellsMax = CELLS_MAX) {
    const cut = shorten(keywords, cellsMax)
    this.rowLength = this.numberClasses(cut) + 1
    const children = this.growTrie(cut)
    this.outputs = children.outputs
    const stateCount = this.outputs.length
    this.rows = new Int32Array(stateCount * this.rowLength)
    this.nextOutputs = new Int32Array(stateCount)
    this.isFound = new Uint8Array(stateCount)
    this.linkStates(children.edges)
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
    const { rowLength, rows, outputs, nextOutputs } = this
    const outputCell = rowLength - 1
    const queue = [{ state: 0, failure: 0 }]
    for (const { state, failure } of queue) {
      const row = state * rowLength
      if (state !== 0) rows.copyWithin(row, failure * rowLength, (failure + 1) * rowLength)
      nextOutputs[state] = rows[row + outputCell] as number
      if ((outputs[state] as readonly number[]).length > 0) rows[row + outputCell] = row
      for (const [symbol, child] of edges[state] as Map<number, number>) {
        queue.push({ state: child, failure: (rows[row + symbol] as number) / rowLength })
        rows[row + symbol] = child * rowLength
      }
    }
  }

  /** Calls `visit` once with each keyword that may occur in the text. */
  scan(text: string, visit: (keyword: number) => void): void {
    const { rows, rowLength } = this
    const outputCell = rowLength - 1
    let row = 0
    for (let at = 0; at < text.length; at++) {
      row = rows[row + this.classAt(text, at)] as number
      const output = rows[row + outputCell] as number
      if (output !== 0) this.mark(output / rowLength)
    }
    for (const state of this.found) {
      this.isFound[state] = 0
      for (const keyword of this.outputs[state] as readonly number[]) visit(keyword)
    }
    this.found.length = 0
  }

  /** A state marked before has had its suffixes marked with it. */
  private mark(from: number): void {
    for (let state = from; state !== 0 && this.isFound[state] === 0; ) {
      this.isFound[state] = 1
      this.found.push(state)
      state = (this.nextOutputs[state] as number) / this.rowLength
    }
  }
}

interface Trie {
  readonly edges: readonly Map<number, number>[]
  readonly outputs: readonly (readonly number[])[]
}
