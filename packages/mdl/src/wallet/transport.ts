/** The HTTP client with which a wallet calls a reader; `fetch` is one. */
export type Transport = (
  url: string,
  init: {
    readonly method: 'GET' | 'POST'
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: Uint8Array | string
  },
) => Promise<{ readonly status: number; readonly bytes: Uint8Array }>

/** The reader's answer to a presentation. */
export interface Outcome {
  readonly status: number
  readonly text: string
}

/** The reader's answer breaks the protocol. */
export class PresentationError extends Error {
  override readonly name = 'PresentationError'
}
