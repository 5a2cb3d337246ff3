import type { Part } from './guest.ts'

/** `TextEncoder`, `TextDecoder`, `btoa`, `atob` and `structuredClone`. */
export const textOf: Part = (guest) => {
  const { ask, askBytes, define } = guest
  const bytesOf = (input: unknown): ArrayBufferLike => {
    if (input instanceof ArrayBuffer) return input
    if (!ArrayBuffer.isView(input)) throw new TypeError('Expected an ArrayBuffer or a view of one.')
    return input.buffer.slice(input.byteOffset, input.byteOffset + input.byteLength)
  }
  guest.bytesOf = bytesOf
  class TextEncoder {
    readonly encoding = 'utf-8'
    encode(text: unknown = ''): Uint8Array {
      return new Uint8Array(askBytes('bytesOf', { text: String(text), encoding: 'utf8' }))
    }
  }
  interface DecoderOptions {
    readonly fatal?: boolean
    readonly ignoreBOM?: boolean
  }
  class TextDecoder {
    readonly encoding: string
    readonly fatal: boolean
    readonly ignoreBOM: boolean
    constructor(label: unknown = 'utf-8', { fatal, ignoreBOM }: DecoderOptions = {}) {
      this.encoding = String(label).toLowerCase()
      this.fatal = Boolean(fatal)
      this.ignoreBOM = Boolean(ignoreBOM)
    }
    decode(input: unknown = new ArrayBuffer(0)): string {
      const { encoding: label, fatal, ignoreBOM } = this
      return ask('decode', { label, fatal, ignoreBOM }, bytesOf(input))
    }
  }
  const btoa = (input: unknown): string => {
    const text = String(input)
    for (let at = 0; at < text.length; at += 1) {
      if (text.charCodeAt(at) > 0xff) throw new Error('btoa: a character is beyond Latin-1.')
    }
    return ask('textOf', { encoding: 'base64' }, askBytes('bytesOf', { text, encoding: 'latin1' }))
  }
  const atob = (input: unknown): string => {
    const text = String(input).replace(/[\t\n\f\r ]/g, '')
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.replace(/=+$/, '').length % 4 === 1) {
      throw new Error('atob: the text is not base64.')
    }
    return ask('textOf', { encoding: 'latin1' }, askBytes('bytesOf', { text, encoding: 'base64' }))
  }
  for (const [name, value] of Object.entries({ TextEncoder, TextDecoder, btoa, atob })) {
    define(name, value)
  }
}
