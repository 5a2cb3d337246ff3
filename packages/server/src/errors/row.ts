/** One error that the server answers with. */
export interface ErrorRow {
  /** Of the HTTP response. */
  readonly status: number
  /** What the caller reads unless the throw is more specific. */
  readonly message: string
  /** The `errorCode` of the body; absent where clients of this API expect none. */
  readonly errorCode?: string
}

export function row(status: number, message: string, errorCode?: string): ErrorRow {
  return errorCode === undefined ? { status, message } : { status, message, errorCode }
}
