/** The error of a query: a sentence without a full stop, and its position. */
export class SearchQueryError extends Error {
  override readonly name = 'SearchQueryError'
  /** Position of the invalid character, counted from 1. */
  readonly position: number

  constructor(position: number, message: string) {
    super(message)
    this.position = position
  }
}
