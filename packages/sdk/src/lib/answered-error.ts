/** An error that the server answered with. */
export interface AnsweredError extends Error {
  /** Absent where there was no answer. */
  readonly statusCode: number | undefined
  readonly headers: Headers | undefined
}

/** Whether an error carries an answer of the server. */
export const isAnswered = (error: unknown): error is AnsweredError =>
  error instanceof Error && 'statusCode' in error && 'headers' in error
