import { isUtf8 } from 'node:buffer'
import type { RequestHandler } from 'express'
import { parse as parseForm } from 'qs'
import sjson from 'secure-json-parse'
import type { Bounds } from '../config/bounds.ts'
import { ApiError } from '../errors.ts'
import { findInexactNumber, inexactNumber } from '../exact-json.ts'
import type { Operation } from '../operations/operation.ts'
import { hasUnstorableText, unstorableText } from '../unstorable-text.ts'

/** The media types of bodies, which decide how strictly types are validated. */
export type BodyKind = 'json' | 'form' | 'multipart'

const kinds: ReadonlyMap<string, 'json' | 'form'> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
])

/** The nesting of brackets in names of a form; the deepest body of the contract needs 5. */
const formDepthMax = 16

/**
 * The nesting of a JSON object. Some thousands of levels would exhaust the stack when they are
 * serialized, and metadata may be any JSON.
 */
const jsonDepthMax = 100

/**
 * Reads and parses a body, bounded after decompression. A missing optional body is `{}`.
 *
 * @throws ApiError 415, 413, or 400 `invalid_body` for what is not JSON, not a form or not UTF-8
 */
export function readBody(bounds: Bounds, readBytes: RequestHandler): RequestHandler {
  return (req, res, next) => {
    const { operation } = req
    if (operation?.body === 'none' || operation?.files.length) return next()
    const kind = readKind(req.headers['content-type'])
    if (kind === undefined && hasBody(req.headers)) throw new ApiError('unsupported_media_type')
    if (kind === 'form' && !takesForms(req.operation)) {
      const message = 'Send the body as application/json, in UTF-8.'
      throw new ApiError('unsupported_media_type', { message })
    }
    readBytes(req, res, (error) => {
      if (error) return next(error)
      try {
        const bytes: unknown = req.body
        const isEmpty = !Buffer.isBuffer(bytes) || bytes.length === 0
        const isMissing = isEmpty && kind !== 'form' // an empty form is a valid form without fields
        if (isMissing && req.operation?.body === 'required') {
          throw invalidBody('The body is missing')
        }
        req.bodyKind = kind ?? 'json'
        req.body = isEmpty ? {} : parse(bytes, req.bodyKind, bounds)
        next()
      } catch (thrown) {
        next(thrown)
      }
    })
  }
}

function takesForms(operation: Operation | undefined): boolean {
  return operation?.mediaTypes.some((type) => kinds.get(type) === 'form') ?? false
}

export function hasBody(headers: Record<string, unknown>): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

/** The kind of a media type (RFC 9110, section 8.3); undefined for an unsupported one. */
function readKind(contentType: string | undefined): 'json' | 'form' | undefined {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  const isUtf8Text = parameters.every((parameter) => {
    const [name, value = ''] = parameter.trim().split('=')
    return name !== 'charset' || value.replaceAll('"', '') === 'utf-8'
  })
  return isUtf8Text ? kinds.get(type.trim()) : undefined
}

function parse(bytes: Buffer, kind: BodyKind, bounds: Bounds): unknown {
  if (!isUtf8(bytes)) throw invalidBody('The body is not valid UTF-8')
  const text = bytes.toString('utf8')
  const value = kind === 'json' ? parseJson(text) : parseFields(text, bounds)
  if (hasUnstorableText(text, value)) throw invalidBody(unstorableText)
  return value
}

function parseJson(text: string): unknown {
  const value = parseSafely(text)
  const number = findInexactNumber(text)
  if (number !== undefined) throw invalidBody(`${number} ${inexactNumber}`)
  if (isDeep(value)) throw invalidBody(`The body must nest at most ${jsonDepthMax} levels deep`)
  return value
}

/** Whether an object is nested too deeply. Arrays are left to the validator, which refuses them. */
function isDeep(value: unknown): boolean {
  let level = Array.isArray(value) ? [] : [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > jsonDepthMax) return true
    level = level
      .filter((each) => typeof each === 'object' && each !== null)
      .flatMap((each) => Object.values(each as object))
  }
  return false
}

function parseSafely(text: string): unknown {
  try {
    return sjson.parse(text, { protoAction: 'error', constructorAction: 'error' })
  } catch (cause) {
    const isForbidden = cause instanceof Error && cause.message.includes('forbidden prototype')
    throw invalidBody(isForbidden ? forbiddenNames : 'The body is not valid JSON', cause)
  }
}

function parseFields(text: string, bounds: Bounds): unknown {
  if (countFields(text) > bounds.formFieldsMax) {
    const message = `A form must have at most ${bounds.formFieldsMax} fields; send larger bodies as JSON.`
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
    throw invalidBody(
      `The names of form fields must nest at most ${formDepthMax} levels deep`,
      cause,
    )
  }
}

const forbiddenNames = 'Properties must not be named __proto__ or constructor.prototype'
const namelessField = 'A field of the form has no name'
const forbiddenField = /(?:^|\[)__proto__(?:[\][]|$)/

/**
 * Decodes a name or a value of a form (URL standard, section 5.1), and refuses malformed encoding.
 */
function decodeField(text: string, _default: unknown, _charset: unknown, type: 'key' | 'value') {
  const decoded = decodeOrRefuse(text.replaceAll('+', ' '))
  if (type === 'key' && forbiddenField.test(decoded)) throw invalidBody(forbiddenNames)
  if (type === 'key' && /^(?:\[|$)/.test(decoded)) throw invalidBody(namelessField)
  return decoded
}

function decodeOrRefuse(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch (cause) {
    throw invalidBody('A percent-encoded sequence of the form is not valid UTF-8', cause)
  }
}

function countFields(text: string): number {
  let count = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) count += 1
  return count
}

export function invalidBody(reason: string, cause?: unknown): ApiError {
  return new ApiError('invalid_body', { message: `Payload validation error: '${reason}'.`, cause })
}
