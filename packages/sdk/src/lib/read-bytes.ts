import { NetworkError, TimeoutError } from '../errors.ts'
import { abortable } from './abortable.ts'

interface Reading {
  /** The request, for error messages. */
  readonly request: string
  readonly signals: readonly (AbortSignal | undefined)[]
  /** Maximum silence, in milliseconds. */
  readonly timeoutMs: number
}

/**
 * Yields the bytes of a body as they arrive. A caller that stops iterating ends the request.
 *
 * @throws TimeoutError, NetworkError, or the reason of a signal.
 */
export async function* readBytes(
  body: unknown,
  { request, signals, timeoutMs }: Reading,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (!(body instanceof ReadableStream))
    throw new TypeError('The given `fetch` does not stream response bodies.')
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader()
  const read = () =>
    reader.read().catch((cause) => {
      throw new NetworkError(request, cause)
    })
  try {
    for (;;) {
      const error = () => new TimeoutError(request, timeoutMs)
      const { done, value } = await abortable(signals, read, { timeoutMs, error })
      if (done) return
      yield value
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
