import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { GuestError } from './guest-error.js'

const algorithms = ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512']

/** @param {unknown} value */
function algorithmOf(value) {
  const name = String(value).toLowerCase().replace('-', '')
  if (!algorithms.includes(name)) {
    throw new GuestError(`There is no digest ${name}; there are ${algorithms.join(', ')}.`)
  }
  return name
}

/**
 * What `require('crypto')` has.
 *
 * @param {import('../bounds.ts').RunBounds} bounds
 * @returns {import('./run-job.js').Operations}
 */
export const cryptoHost = ({ randomBytesMax }) => ({
  uuid: () => randomUUID(),
  random(size) {
    if (!Number.isInteger(size) || size < 0 || size > randomBytesMax) {
      throw new GuestError(
        `At most ${randomBytesMax} random bytes are made at a time.`,
        'RangeError',
      )
    }
    return Uint8Array.from(randomBytes(size)).buffer
  },
  hash: ({ algorithm }, bytes = new Uint8Array()) =>
    Uint8Array.from(createHash(algorithmOf(algorithm)).update(bytes).digest()).buffer,
  hmac: ({ algorithm, key }, bytes = new Uint8Array()) => {
    const hmac = createHmac(algorithmOf(algorithm), Buffer.from(String(key), 'base64'))
    return Uint8Array.from(hmac.update(bytes).digest()).buffer
  },
  equal({ other }, bytes = new Uint8Array()) {
    const expected = Buffer.from(String(other), 'base64')
    if (expected.length !== bytes.length) {
      throw new GuestError('Input buffers must have the same byte length', 'RangeError')
    }
    return timingSafeEqual(expected, bytes)
  },
})
