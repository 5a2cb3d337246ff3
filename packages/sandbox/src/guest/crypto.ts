import type { GuestBytes, Part } from './guest.ts'

/** `crypto`, as a global and as a module: digests, random numbers, comparison. */
export const cryptoOf: Part = (guest) => {
  const { ask, askBytes, bytesOf, define } = guest
  const { Buffer } = guest
  const bytes = (input: unknown, encoding?: unknown) =>
    typeof input === 'string'
      ? Buffer.from(input, encoding === undefined ? 'utf8' : String(encoding))
      : Buffer.from(bytesOf(input))
  const base64 = (input: unknown): string => bytes(input).toString('base64')
  const digester = (finish: (all: ArrayBufferLike) => ArrayBuffer) => {
    const parts: GuestBytes[] = []
    const self = {
      update(input: unknown, encoding?: unknown) {
        parts.push(bytes(input, encoding))
        return self
      },
      digest(encoding?: unknown) {
        const result = Buffer.from(finish(bytesOf(Buffer.concat(parts))))
        return encoding === undefined ? result : result.toString(String(encoding))
      },
    }
    return self
  }
  const createHash = (algorithm: unknown) => digester((all) => askBytes('hash', { algorithm }, all))
  const createHmac = (algorithm: unknown, secret: unknown) => {
    const key = base64(secret)
    return digester((all) => askBytes('hmac', { algorithm, key }, all))
  }
  const randomUUID = (): string => ask('uuid')
  const randomBytes = (size: unknown) => Buffer.from(askBytes('random', size))
  const getRandomValues = (target: Uint8Array) => {
    const view = new Uint8Array(target.buffer, target.byteOffset, target.byteLength)
    view.set(new Uint8Array(askBytes('random', view.length)))
    return target
  }
  const timingSafeEqual = (one: unknown, other: unknown): boolean =>
    ask('equal', { other: base64(other) }, bytesOf(one))
  const module = {
    createHash,
    createHmac,
    randomUUID,
    randomBytes,
    getRandomValues,
    timingSafeEqual,
  }
  define('crypto', { randomUUID, getRandomValues })
  Object.assign(guest.builtIns, { crypto: module, 'node:crypto': module })
}
