import type { Part, ResponseHead } from './guest.ts'

/** `Response`, whose body the host has in full. */
export const responseOf: Part = (guest) => {
  const { ask, askBytes, Headers } = guest
  const { parse } = JSON
  class Response {
    readonly #id: number
    readonly type = 'basic'
    readonly url: string
    readonly status: number
    readonly statusText: string
    readonly headers: InstanceType<typeof Headers>
    bodyUsed = false
    constructor(id: number, { url, status, statusText, headers }: ResponseHead) {
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
  guest.Response = Response
  guest.define('Response', Response)
}
