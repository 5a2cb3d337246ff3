import type { Part, ResponseHead } from './guest.ts'

interface Fetched {
  readonly id: number
  readonly response?: ResponseHead
  readonly failure?: { readonly message: string }
}

interface Waiting {
  readonly resolve: (response: unknown) => void
  readonly reject: (error: unknown) => void
}

/** `fetch`. */
export const fetchOf: Part = (guest) => {
  const { ask, bytesOf, define, Buffer, Headers, Response, URLSearchParams } = guest
  const waiting = new Map<number, Waiting>()
  let last = 0
  const bodyOf = (
    body: unknown,
    headers: InstanceType<typeof Headers>,
  ): ArrayBufferLike | undefined => {
    if (body === undefined || body === null) return undefined
    if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return bytesOf(body)
    const type =
      body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'text/plain'
    if (!headers.has('content-type')) headers.set('content-type', `${type};charset=UTF-8`)
    return bytesOf(Buffer.from(String(body)))
  }
  guest.entries.fetched = ({ id, response, failure }: Fetched) => {
    const found = waiting.get(id)
    waiting.delete(id)
    if (response) found?.resolve(new Response(id, response))
    else found?.reject(new TypeError(failure?.message ?? 'fetch failed'))
  }
  interface Init {
    readonly method?: unknown
    readonly headers?: unknown
    readonly body?: unknown
    readonly signal?: {
      readonly aborted: boolean
      readonly reason: unknown
      onEnd(run: () => void): void
    }
  }
  define('fetch', async (input: unknown, init: Init = {}) => {
    const { method = 'GET', signal } = init
    if (signal?.aborted) throw signal.reason
    const headers = new Headers(init.headers)
    const body = bodyOf(init.body, headers)
    last += 1
    const id = last
    ask('fetch', { id, url: String(input), method, headers: [...headers] }, body)
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      signal?.onEnd(() => reject(signal.reason))
    })
  })
}
