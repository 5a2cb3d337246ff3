/**
 * A Bloom filter with one hash (Bloom, CACM 1970) of 32,768 bits, for texts and for runs of three
 * characters. It excludes most texts by a few characters, without folding, hashing or looking them
 * up. The lowest five bits of a letter are the same in both cases.
 */
export class TextFilter {
  private readonly bits = new Uint32Array(1024)

  addText(text: string): void {
    const index = indexOfText(text, 0, text.length)
    this.bits[index >>> 5] = (this.bits[index >>> 5] as number) | (1 << (index & 31))
  }

  /** Whether `text[from, end)` may equal a text that was added, in any case. */
  mayContain(text: string, from: number, end: number): boolean {
    const index = indexOfText(text, from, end)
    return ((this.bits[index >>> 5] as number) & (1 << (index & 31))) !== 0
  }

  addRun(text: string, at: number): void {
    const pair = pairAt(text, at)
    this.bits[pair] = (this.bits[pair] as number) | (1 << (text.charCodeAt(at + 2) & 31))
  }

  /** Whether the three characters at `at` may equal a run that was added. */
  mayContainRun(text: string, at: number): boolean {
    const thirds = this.bits[pairAt(text, at)] as number
    return thirds !== 0 && (thirds & (1 << (text.charCodeAt(at + 2) & 31))) !== 0
  }
}

const pairAt = (text: string, at: number): number =>
  ((text.charCodeAt(at) & 31) << 5) | (text.charCodeAt(at + 1) & 31)

/**
 * An index from the length, the first four characters and the last two, in which most texts differ.
 */
const indexOfText = (text: string, from: number, end: number): number => {
  const head = Math.min(from + 4, end)
  let characters = 0
  for (let at = from; at < head; at++) {
    characters = (characters << 5) | (text.charCodeAt(at) & 31)
  }
  for (let at = Math.max(head, end - 2); at < end; at++) {
    characters = (characters << 5) | (text.charCodeAt(at) & 31)
  }
  return Math.imul(characters ^ (end - from), 0x9e3779b1) >>> 17
}
