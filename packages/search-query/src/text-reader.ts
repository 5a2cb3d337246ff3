import { SearchQueryError } from './search-query-error.ts'

/** A word, cut at its unescaped marks, and where it begins. */
export interface Word {
  readonly parts: readonly string[]
  readonly at: number
}

const space = /\s/u

/** Reads a query from left to right, each character once. */
export class TextReader {
  private readonly text: string
  at = 0

  constructor(text: string) {
    this.text = text
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  /** The next character, or undefined at the end. */
  get next(): string {
    return this.text.charAt(this.at)
  }

  skipSpace(): void {
    while (!this.isAtEnd && space.test(this.next)) this.at += 1
  }

  /** Whether `mark` is next; if so, consumes it. */
  take(mark: string): boolean {
    if (!this.text.startsWith(mark, this.at)) return false
    this.at += mark.length
    return true
  }

  /** Whether exactly `word` is the next word; if so, consumes it. */
  takeWord(word: string): boolean {
    const end = this.at + word.length
    const after = this.text.charAt(end)
    if (!this.text.startsWith(word, this.at)) return false
    if (after !== '' && !space.test(after) && !'()[]{}"'.includes(after)) return false
    this.at = end
    return true
  }

  /** The rest of a quoted value; the opening quote is consumed already. */
  quoted(): string {
    const opened = this.at
    let value = ''
    while (!this.isAtEnd && this.next !== '"') value += this.character()
    if (!this.take('"')) this.fail('the quote opened here is never closed', opened - 1)
    return value
  }

  /**
   * Consumes the next word, which ends at a space or at one of `ends`, and cuts it at each `cut`. A
   * character of `refused` must be escaped.
   */
  word({ ends, cut, refused }: { ends: string; cut: string; refused: string }): Word {
    const at = this.at
    const parts = ['']
    while (!this.isAtEnd && !ends.includes(this.next) && !space.test(this.next)) {
      if (cut.includes(this.next)) {
        this.at += 1
        parts.push('')
        continue
      }
      if (refused.includes(this.next)) {
        this.fail(`write \\${this.next} for the character ${this.next}, or put the value in quotes`)
      }
      parts.push((parts.pop() ?? '') + this.character())
    }
    return { parts, at }
  }

  fail(message: string, at = this.at): never {
    throw new SearchQueryError(at + 1, message)
  }

  /** Consumes the next character; after a backslash, the escaped one. */
  private character(): string {
    if (this.next === '\\') {
      this.at += 1
      if (this.isAtEnd) this.fail('a backslash must be followed by the character that it escapes')
    }
    const character = this.next
    this.at += 1
    return character
  }
}
