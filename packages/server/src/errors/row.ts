/** What the server answers for one code. */
export interface ErrorRow {
  /** The status of the HTTP response. */
  readonly status: number
  /** The message, unless the error was created with a more specific one. */
  readonly message: string
  /** The `errorCode` of the body; absent if clients of this API expect none. */
  readonly errorCode?: string
}

/** Writes a row of an error table. */
export function row(status: number, message: string, errorCode?: string): ErrorRow {
  return errorCode === undefined ? { status, message } : { status, message, errorCode }
}
