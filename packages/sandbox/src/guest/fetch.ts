import type { Part } from './guest.ts'

interface Head {
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly headers: readonly [string, string][]
}

interface Fetched {
  readonly id: number
  readonly response?: Head
  readonly failure?: { readonly message: string }
}

interface Waiting {
  readonly resolve: (response: unknown) => void
  readonly reject: (error: unknown) => void
}

/** `fetch` and `Response`, whose body the host has in full. */
export const fetchOf: Part = (guest) => {
  const { ask, askBytes, bytesOf, define, Headers, URLSearchParams } = guest
  const { Buffer } = guest
  const { parse } = JSON
  const waiting = new Map<number, Waiting>()
  let last = 0
  class Response {
    readonly #id: number
    readonly type = 'basic'
    readonly url: string
    readonly status: number
    readonly statusText: string
    readonly headers: InstanceType<typeof Headers>
    bodyUsed = false
    constructor(id: number, { url, status, statusText, headers }: Head) {
      this.#id = id
      this.url = url
      this.status = status
      this.statusText = statusText
      this.headers = new Headers(headers)
    }
    get ok(): boolean {
      return this.status >= 200 && this.status < 300
    }
    #use(): number {
      if (this.bodyUsed) throw new TypeError('Body is unusable: Body has already been read')
      this.bodyUsed = true
      return this.#id
    }
    async text(): Promise<string> {
      return ask('bodyText', this.#use())
    }
    async json(): Promise<unknown> {
      return parse(await this.text())
    }
    async arrayBuffer(): Promise<ArrayBuffer> {
      return askBytes('body', this.#use())
    }
    async bytes(): Promise<Uint8Array> {
      return new Uint8Array(await this.arrayBuffer())
    }
    clone(): Response {
      return new Response(this.#id, { ...this, headers: [...this.headers] })
    }
  }
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
  define('Response', Response)
}
