import {
  hasMoreFields,
  hasUtf8Escapes,
  invalidUtf8,
  malformedEscape,
  namelessField,
  utf8Of,
} from './body-bytes.ts'
import { ApiError } from './errors.ts'
import { JsonTextError, readJson } from './json-text/read-json.ts'
import { isObject, type Members } from './members.ts'
import { hasUnstorableText, unstorableText } from './unstorable-text.ts'

/** The media type of a form (RFC 6749, appendix B). */
export const formType = 'application/x-www-form-urlencoded'

/**
 * The most members that a JSON body may have, those of nested objects included. Requests are not
 * authenticated yet, and parsing a megabyte of members costs more than any other refusal.
 */
export const bodyMembersMax = 1_000

/** The body of a request to the authentication API: a form (RFC 6749), or JSON. */
export interface SentBody {
  /** The members of a JSON body; those of a form are strings, and arrays for repeated names. */
  readonly members: Members
  readonly isJson: boolean
  /**
   * The members as OAuth parameters, whose values are strings.
   *
   * @throws ApiError `invalid_body` for a JSON member other than a string, number or boolean
   */
  parameters(): URLSearchParams
}

/** What a request without a body is read as. */
export const emptyBody: SentBody = {
  members: {},
  isJson: false,
  parameters: () => new URLSearchParams(),
}

const jsonType = 'application/json'
/** The media type of SCIM (RFC 7644, section 3.1), whose bodies are JSON. */
const scimType = 'application/scim+json'

/** The media types that are decoded as text; a body of any other type stays bytes. */
export const textTypes: readonly string[] = [formType, jsonType]

/**
 * Reads the body of an operation.
 *
 * @param mediaTypes the media types that the document lists; if a form is among them, clients of
 *   this API may send JSON too
 * @param membersMax the most members of the body, those of nested objects included
 * @throws ApiError `unsupported_media_type`, `invalid_body`
 */
export function readSent(
  body: unknown,
  contentType: string | undefined,
  mediaTypes: readonly string[],
  membersMax = bodyMembersMax,
): SentBody {
  const takesForms = mediaTypes.includes(formType)
  const named = contentType?.split(';', 1)[0]?.trim().toLowerCase()
  const type = named ?? (takesForms ? formType : jsonType)
  if (type === jsonType || (type === scimType && mediaTypes.includes(scimType))) {
    const members = parseObject(textOf(body), membersMax)
    return { members, isJson: true, parameters: () => parametersOf(members) }
  }
  if (!takesForms) {
    const message = 'Send the body as application/json, in UTF-8.'
    throw new ApiError('unsupported_media_type', { message })
  }
  if (type !== formType) throw new ApiError('unsupported_media_type')
  const form = fromForm(textOf(body), membersMax)
  return { members: valuesOf(form), isJson: false, parameters: () => new URLSearchParams(form) }
}

/** The values by name; an array for a repeated name. */
export function valuesOf(parameters: URLSearchParams): Readonly<Record<string, string | string[]>> {
  const values = new Map<string, string | string[]>()
  for (const [name, value] of parameters) {
    const before = values.get(name)
    values.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(values)
}

/** The characters that precede a member, an item, an object or an array. */
const openings = ',{['

/** Whether a JSON text has more members than allowed. Counts outside string literals, unparsed. */
function hasManyMembers(json: string, membersMax: number): boolean {
  let count = 0
  for (let at = 0; at < json.length && count <= membersMax; at += 1) {
    const character = json.charAt(at)
    if (character === '"') at = endOfText(json, at)
    else if (openings.includes(character)) count += 1
  }
  return count > membersMax
}

/** The index of the unescaped quotation mark that ends the string literal beginning at `begin`. */
function endOfText(json: string, begin: number): number {
  for (let at = json.indexOf('"', begin + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let escapes = 0
    while (json[at - 1 - escapes] === '\\') escapes += 1
    if (escapes % 2 === 0) return at
  }
  return json.length
}

const refused = (reason: string, cause?: unknown): ApiError =>
  new ApiError('invalid_body', { message: `${reason}.`, cause })

const tooManyMembers = (max: number) => refused(`The body must have at most ${max} members`)

function fromForm(text: string, membersMax: number): URLSearchParams {
  if (hasMoreFields(text, membersMax)) throw tooManyMembers(membersMax)
  // `URLSearchParams` replaces malformed sequences, and would make different passwords equal.
  if (!hasUtf8Escapes(text)) throw refused(malformedEscape)
  const parameters = new URLSearchParams(text)
  if (parameters.has('')) throw refused(namelessField)
  if (hasUnstorableText(text, [...parameters])) throw refused(unstorableText)
  return parameters
}

/**
 * Reads a body whose members are strings, except for one that is an object of strings.
 *
 * @throws ApiError `invalid_body`
 */
export function textsOf(members: Members, nested: string): Readonly<Record<string, string>> {
  const texts = new Map<string, string>()
  for (const [name, value] of Object.entries(members)) {
    if (name === nested) continue
    if (typeof value !== 'string') throw refused(`\`${name}\` must be a string`)
    texts.set(name, value)
  }
  return Object.fromEntries(texts)
}

/**
 * Parameters whose values may be JSON in a form as well (RFC 9396, section 2; OpenID Connect Core,
 * section 5.5; Web Authentication Level 3, section 5.1).
 */
export const structured: readonly string[] = ['authorization_details', 'claims', 'authn_response']

/**
 * @throws ApiError 400 for a member that is neither a string, number or boolean, nor may be JSON
 */
function parametersOf(members: SentBody['members']): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(members)) {
    if (value === null || value === undefined) continue
    if (structured.includes(name) && typeof value === 'object') {
      parameters.append(name, JSON.stringify(value))
      continue
    }
    if (typeof value === 'object') {
      throw refused('The members of the body must be strings')
    }
    parameters.append(name, String(value))
  }
  return parameters
}

/**
 * The body as text; empty for a request without a body.
 *
 * @throws ApiError `invalid_body`
 */
function textOf(body: unknown): string {
  const text = Buffer.isBuffer(body) ? utf8Of(body) : ''
  if (text === undefined) throw refused(invalidUtf8)
  return text
}

/** @throws ApiError `invalid_body` */
function parseObject(text: string, membersMax: number): Members {
  if (hasManyMembers(text, membersMax)) throw tooManyMembers(membersMax)
  const value = parse(text)
  if (!isObject(value)) throw refused('The body is not a JSON object')
  return value
}

function parse(text: string): unknown {
  try {
    return readJson(text, 'body')
  } catch (error) {
    throw error instanceof JsonTextError ? refused(error.message, error) : error
  }
}
