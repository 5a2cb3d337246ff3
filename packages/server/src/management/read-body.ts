import { isUtf8 } from 'node:buffer'
import type { RequestHandler } from 'express'
import { parse as parseForm } from 'qs'
import sjson from 'secure-json-parse'
import type { Bounds } from '../config/config.ts'
import { ApiError } from '../errors.ts'

/** The media types of every body; which one it was decides how strictly types are read. */
export type BodyKind = 'json' | 'form'

const kinds: Readonly<Record<string, BodyKind>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
}

/** Nesting of brackets in a form's names; the deepest body of the document needs 5. */
const formDepthMax = 16

/**
 * Reads and parses the body of an operation that has one, bounded after inflation. A body that may
 * be left out, and is, is `{}`.
 *
 * @throws ApiError 415, 413, or 400 `invalid_body` for what is not JSON, not a form or not UTF-8.
 */
export function readBody(bounds: Bounds, readBytes: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (req.operation?.body === 'none') return next()
    const kind = readKind(req.headers['content-type'])
    if (kind === undefined && hasBody(req.headers)) throw new ApiError('unsupported_media_type')
    readBytes(req, res, (error) => {
      if (error) return next(error)
      try {
        const bytes: unknown = req.body
        const isEmpty = !Buffer.isBuffer(bytes) || bytes.length === 0
        const isMissing = isEmpty && kind !== 'form' // an empty form says no fields, and says it
        if (isMissing && req.operation?.body === 'required')
          throw invalidBody('The body is missing')
        req.bodyKind = kind ?? 'json'
        req.body = isEmpty ? {} : parse(bytes, req.bodyKind, bounds)
        next()
      } catch (thrown) {
        next(thrown)
      }
    })
  }
}

function hasBody(headers: Record<string, unknown>): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

/** The kind of a media type (RFC 9110, section 8.3), `undefined` for all that we do not read. */
function readKind(contentType: string | undefined): BodyKind | undefined {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  const isUtf8Text = parameters.every((parameter) => {
    const [name, value = ''] = parameter.trim().split('=')
    return name !== 'charset' || value.replaceAll('"', '') === 'utf-8'
  })
  return isUtf8Text ? kinds[type.trim()] : undefined
}

function parse(bytes: Buffer, kind: BodyKind, bounds: Bounds): unknown {
  if (!isUtf8(bytes)) throw invalidBody('The body is not valid UTF-8')
  const text = bytes.toString('utf8')
  const value = kind === 'json' ? parseJson(text) : parseFields(text, bounds)
  if (mayHoldUnstorableText.test(text) && holdsUnstorableText(value)) {
    throw invalidBody('A text has a NUL character or half of a surrogate pair')
  }
  return value
}

function parseJson(text: string): unknown {
  try {
    return sjson.parse(text, { protoAction: 'error', constructorAction: 'error' })
  } catch (cause) {
    const isForbidden = cause instanceof Error && cause.message.includes('forbidden prototype')
    throw invalidBody(isForbidden ? forbiddenNames : 'The body is not valid JSON', cause)
  }
}

function parseFields(text: string, bounds: Bounds): unknown {
  if (countFields(text) > bounds.formFieldsMax) {
    const message = `A form has ${bounds.formFieldsMax} fields at most; send the body as JSON.`
    throw new ApiError('body_too_large', { message })
  }
  try {
    return parseForm(text, {
      decoder: decodeField,
      depth: formDepthMax,
      strictDepth: true,
      parameterLimit: bounds.formFieldsMax,
      arrayLimit: bounds.formFieldsMax,
      allowPrototypes: true,
      plainObjects: false,
    })
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw invalidBody(`The names of a form nest ${formDepthMax} deep at most`, cause)
  }
}

const forbiddenNames = 'Properties may not be named __proto__ or constructor.prototype'
const forbiddenField = /(?:^|\[)__proto__(?:[\][]|$)/

/**
 * A name or a value of a form (URL standard, section 5.1), without its tolerance of what is broken.
 */
function decodeField(text: string, _default: unknown, _charset: unknown, type: 'key' | 'value') {
  const decoded = decodeOrRefuse(text.replaceAll('+', ' '))
  if (type === 'key' && forbiddenField.test(decoded)) throw invalidBody(forbiddenNames)
  return decoded
}

function decodeOrRefuse(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch (cause) {
    throw invalidBody('An escape in the form is not one of UTF-8', cause)
  }
}

function countFields(text: string): number {
  let count = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) count += 1
  return count
}

/**
 * NUL, written out or escaped, and the escapes of surrogates; cheap enough to ask of every body.
 */
const mayHoldUnstorableText = /\0|%00|\\u0000|\\u[dD][89a-fA-F]/

/** PostgreSQL stores no NUL, and UTF-8 has no lone surrogates (RFC 3629, section 3). */
function holdsUnstorableText(root: unknown): boolean {
  const pending: unknown[] = [root]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return true
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) pending.push(name, member)
    }
  }
  return false
}

function invalidBody(reason: string, cause?: unknown): ApiError {
  return new ApiError('invalid_body', { message: `Payload validation error: '${reason}'.`, cause })
}
