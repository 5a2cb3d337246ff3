import { GuestError } from './guest-error.js'

const encodings = ['utf8', 'utf-8', 'hex', 'base64', 'base64url', 'ascii', 'latin1', 'binary']
const wideEncodings = ['utf16le', 'utf-16le', 'ucs2', 'ucs-2']

/** @param {unknown} value @returns {BufferEncoding} */
function encodingOf(value) {
  const name = String(value).toLowerCase()
  if (![...encodings, ...wideEncodings].includes(name) || !Buffer.isEncoding(name)) {
    throw new GuestError(
      `There is no encoding ${name}; there are ${encodings.join(', ')}.`,
      'TypeError',
    )
  }
  return name
}

/**
 * Texts and bytes, as `Buffer`, `TextEncoder` and `TextDecoder` convert them.
 *
 * @type {import('./run-job.js').Operations}
 */
export const textHost = {
  bytesOf: ({ text, encoding }) =>
    Uint8Array.from(Buffer.from(String(text), encodingOf(encoding))).buffer,
  textOf: ({ encoding }, bytes = new Uint8Array()) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(encodingOf(encoding)),
  decode({ label, fatal, ignoreBOM }, bytes) {
    try {
      const options = { fatal: Boolean(fatal), ignoreBOM: Boolean(ignoreBOM) }
      return new TextDecoder(String(label), options).decode(bytes)
    } catch {
      throw new GuestError(`The bytes are not ${label}, or there is no such encoding.`, 'TypeError')
    }
  },
}
