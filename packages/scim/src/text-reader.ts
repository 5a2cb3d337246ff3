import { ScimError, type ScimErrorType } from './scim-error.ts'

/** Reads a filter or a path from left to right. */
export class TextReader {
  private readonly text: string
  private readonly errorType: ScimErrorType
  private at = 0

  constructor(text: string, errorType: ScimErrorType) {
    this.text = text
    this.errorType = errorType
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  /** Consumes the match of a sticky expression at the current position. */
  take(expression: RegExp): string | undefined {
    expression.lastIndex = this.at
    const [found] = expression.exec(this.text) ?? []
    if (found !== undefined) this.at = expression.lastIndex
    return found
  }

  /** @throws ScimError if the text continues differently */
  require(expression: RegExp, expected: string): string {
    return this.take(expression) ?? this.fail(`expected ${expected}`)
  }

  fail(reason: string): never {
    throw new ScimError(this.errorType, `Character ${this.at + 1}: ${reason}`)
  }
}
