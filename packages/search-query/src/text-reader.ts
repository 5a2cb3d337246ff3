import { SearchQueryError } from './search-query-error.ts'

/** A word as it was written: what stands between its unescaped marks, and where it begins. */
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

  /** The next character, or nothing at the end. */
  get next(): string {
    return this.text.charAt(this.at)
  }

  skipSpace(): void {
    while (!this.isAtEnd && space.test(this.next)) this.at += 1
  }

  /** Whether `mark` is next; it is taken. */
  take(mark: string): boolean {
    if (!this.text.startsWith(mark, this.at)) return false
    this.at += mark.length
    return true
  }

  /** Whether `word` is next and nothing more is written to it; it is taken. */
  takeWord(word: string): boolean {
    const end = this.at + word.length
    const after = this.text.charAt(end)
    if (!this.text.startsWith(word, this.at)) return false
    if (after !== '' && !space.test(after) && !'()[]{}"'.includes(after)) return false
    this.at = end
    return true
  }

  /** The rest of a value in quotes, whose opening one is taken. */
  quoted(): string {
    const opened = this.at
    let value = ''
    while (!this.isAtEnd && this.next !== '"') value += this.character()
    if (!this.take('"')) this.fail('the quote opened here is never closed', opened - 1)
    return value
  }

  /**
   * The word that is next, which ends at a space or at one of `ends`, cut at each `cut`. A
   * character of `refused` is not part of a word unless it is escaped.
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

  /** The next character; behind a backslash, whatever it is. */
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
