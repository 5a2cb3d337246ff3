import type { RequestHandler } from 'express'
import { parse as parseForm } from 'qs'
import {
  hasMoreFields,
  invalidUtf8,
  malformedEscape,
  namelessField,
  utf8Of,
} from '../body-bytes.ts'
import type { Bounds } from '../config/bounds.ts'
import { ApiError } from '../errors.ts'
import { forbiddenNames, JsonTextError, readJson } from '../json-text/read-json.ts'
import type { Operation } from '../operations/operation.ts'
import { hasUnstorableText, unstorableText } from '../unstorable-text.ts'

/** The kind of media type, which determines how strictly types are validated. */
export type BodyKind = 'json' | 'form' | 'multipart'

const kinds: ReadonlyMap<string, 'json' | 'form'> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
])

/** The deepest nesting of brackets in names of a form; the contract needs 5. */
const formDepthMax = 16

/**
 * Reads and parses a body, whose size is limited after decompression. A missing optional body is
 * `{}`.
 *
 * @throws ApiError 415, 413, or 400 `invalid_body` for a body that is no valid JSON or form in
 *   UTF-8
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
        req.body = isEmpty ? {} : inMember(parse(bytes, req.bodyKind, bounds), operation)
        next()
      } catch (thrown) {
        next(thrown)
      }
    })
  }
}

/** If the operation accepts JSON text in place of an object, wraps the text in its member. */
function inMember(body: unknown, operation: Operation | undefined): unknown {
  const { textMember } = operation ?? {}
  return textMember !== undefined && typeof body === 'string' ? { [textMember]: body } : body
}

function takesForms(operation: Operation | undefined): boolean {
  return operation?.mediaTypes.some((type) => kinds.get(type) === 'form') ?? false
}

/** Whether a request has a body (RFC 9112, section 6). */
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
  const text = utf8Of(bytes)
  if (text === undefined) throw invalidBody(invalidUtf8)
  if (kind === 'json') return parseJson(text)
  const value = parseFields(text, bounds)
  if (hasUnstorableText(text, value)) throw invalidBody(unstorableText)
  return value
}

function parseJson(text: string): unknown {
  try {
    return readJson(text, 'body')
  } catch (error) {
    throw error instanceof JsonTextError ? invalidBody(error.message, error) : error
  }
}

function parseFields(text: string, bounds: Bounds): unknown {
  if (hasMoreFields(text, bounds.formFieldsMax)) {
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

const forbiddenField = /(?:^|\[)__proto__(?:[\][]|$)/

/** Decodes a name or a value of a form (URL Standard, section 5.1); refuses malformed escapes. */
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
    throw invalidBody(malformedEscape, cause)
  }
}

/** The error of a malformed body (400). */
export function invalidBody(reason: string, cause?: unknown): ApiError {
  return new ApiError('invalid_body', { message: `Payload validation error: '${reason}'.`, cause })
}
