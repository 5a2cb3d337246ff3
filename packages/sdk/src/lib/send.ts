import { NetworkError, type ParsedAnswer, TimeoutError } from '../errors.ts'
import { abortable } from './abortable.ts'
import type { Fetch } from './connection.ts'

/** A request as `fetch` sends it; a body of null is none. */
export interface Outgoing {
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: string | null
}

interface Sender {
  readonly fetch: Fetch
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
  /** Whether a success is an endless stream; its body is then not read. */
  readonly isEndless?: boolean | undefined
}

/**
 * Sends one request and reads the complete answer. Redirects are not followed: the API has none,
 * and the credentials are for this tenant only.
 *
 * @throws TimeoutError, NetworkError, or the reason of the signal.
 */
export function send({ url, method, headers, body }: Outgoing, sender: Sender): Promise<Response> {
  const { fetch, timeoutMs, signal, isEndless } = sender
  const request = `${method} ${url}`
  const exchange = async (attempt: AbortSignal) => {
    try {
      const init = { method, headers, body, signal: attempt, redirect: 'manual' } as const
      const answer = await fetch(url, init)
      const isStream = isEndless && answer.status === 200
      const bytes = isStream ? undefined : await answer.arrayBuffer()
      const received = new Headers()
      answer.headers.forEach((value, name) => {
        received.append(name, value)
      })
      // In a browser a redirect shows as status 0, which is refused here.
      return new Response(
        isStream ? (answer.body as ReadableStream) : bytes?.byteLength ? bytes : null,
        {
          status: answer.status,
          headers: received,
        },
      )
    } catch (cause) {
      throw new NetworkError(request, cause)
    }
  }
  const error = () => new TimeoutError(request, timeoutMs)
  return abortable([signal], exchange, { timeoutMs, error })
}

/** The answer with its parsed body. */
export function parseAnswer({ status, headers }: Response, text: string): ParsedAnswer {
  return { statusCode: status, headers, body: parse(text) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
