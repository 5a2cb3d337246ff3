import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { ApiError } from './errors.ts'

const inflaters = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress }

/**
 * The bytes of a body as they were before they were compressed.
 *
 * @throws ApiError 415 for an encoding that is not known.
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

export function tooLarge(bytesMax: number): ApiError {
  const message = `The request body has more than ${bytesMax} bytes.`
  return new ApiError('body_too_large', { message })
}

export function incompleteBody(cause: unknown): ApiError {
  const message = "Payload validation error: 'The body is incomplete'."
  return new ApiError('invalid_body', { message, cause })
}

/** Reasons for which bodies of every API are refused; sentences without their full stop. */
export const invalidUtf8 = 'The body is not valid UTF-8'
export const namelessField = 'A field of the form has no name'
export const malformedEscape = 'A percent-encoded sequence of the form is not valid UTF-8'

/** The text of a body; undefined unless it is UTF-8. */
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
