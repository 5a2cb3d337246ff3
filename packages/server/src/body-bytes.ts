import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { ApiError } from './errors.ts'

const inflaters = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress }

/**
 * The body of a request with its `Content-Encoding` undone (RFC 9110, section 8.4).
 *
 * @throws ApiError 415 for an encoding other than gzip, deflate and br
 */
export function inflated(req: IncomingMessage): Readable {
  const encoding = req.headers['content-encoding']?.toLowerCase() ?? 'identity'
  if (encoding === 'identity') return req
  if (!Object.hasOwn(inflaters, encoding)) {
    const message = 'Send the body unencoded, or with the Content-Encoding gzip, deflate or br.'
    throw new ApiError('unsupported_media_type', { message })
  }
  return req.pipe(inflaters[encoding as keyof typeof inflaters]())
}

/** The error of a body with more bytes than the limit of its operation (413). */
export function tooLarge(bytesMax: number): ApiError {
  const message = `The request body has more than ${bytesMax} bytes.`
  return new ApiError('body_too_large', { message })
}

/** The error of a body whose socket was closed before all of it arrived (400). */
export function incompleteBody(cause: unknown): ApiError {
  const message = "Payload validation error: 'The body is incomplete'."
  return new ApiError('invalid_body', { message, cause })
}

/** Reasons why a body is refused, whichever API it is sent to; without a full stop. */
export const invalidUtf8 = 'The body is not valid UTF-8'
export const namelessField = 'A field of the form has no name'
export const malformedEscape = 'A percent-encoded sequence of the form is not valid UTF-8'

/** Decodes a body; undefined unless it is valid UTF-8. */
export const utf8Of = (bytes: Buffer): string | undefined =>
  isUtf8(bytes) ? bytes.toString('utf8') : undefined

/** Whether all percent-encoded sequences of a text are UTF-8 (RFC 3986, section 2.1). */
export function hasUtf8Escapes(text: string): boolean {
  if (!text.includes('%')) return true
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Whether a form has more fields than allowed, without parsing it. */
export function hasMoreFields(form: string, fieldsMax: number): boolean {
  let count = 1
  for (let at = form.indexOf('&'); at !== -1 && count <= fieldsMax; count += 1) {
    at = form.indexOf('&', at + 1)
  }
  return count > fieldsMax
}
