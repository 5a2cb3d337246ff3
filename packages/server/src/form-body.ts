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

export const formType = 'application/x-www-form-urlencoded'

/**
 * Members of a body, those of objects inside of it included. Anybody may send one, and a megabyte
 * of members takes longer to parse than all else that a refusal costs.
 */
const membersMax = 1_000

/** The body of a request to the authentication API: a form (RFC 6749), or JSON. */
export interface SentBody {
  /** The members of a JSON body; of a form texts by name, and a list for a repeated name. */
  readonly members: Members
  readonly isJson: boolean
  /**
   * A copy of the members as parameters of OAuth, which are texts.
   *
   * @throws ApiError `invalid_body` where JSON has more than texts, numbers and booleans
   */
  parameters(): URLSearchParams
}

/** Of a request that has no body. */
export const emptyBody: SentBody = {
  members: {},
  isJson: false,
  parameters: () => new URLSearchParams(),
}

const jsonType = 'application/json'
/** RFC 7644, section 3.1: JSON too. */
const scimType = 'application/scim+json'

/** The media types that are read here; a body of another is bytes. */
export const textTypes: readonly string[] = [formType, jsonType]

/**
 * Reads the body of an operation.
 *
 * @param mediaTypes those that the document has for it; where a form is one of them, clients of
 *   this API may send JSON too
 * @throws ApiError `unsupported_media_type`, `invalid_body`
 */
export function readSent(
  body: unknown,
  contentType: string | undefined,
  mediaTypes: readonly string[],
): SentBody {
  const takesForms = mediaTypes.includes(formType)
  const named = contentType?.split(';', 1)[0]?.trim().toLowerCase()
  const type = named ?? (takesForms ? formType : jsonType)
  if (type === jsonType || (type === scimType && mediaTypes.includes(scimType))) {
    const members = parseObject(textOf(body))
    return { members, isJson: true, parameters: () => parametersOf(members) }
  }
  if (!takesForms) {
    const message = 'Send the body as application/json, in UTF-8.'
    throw new ApiError('unsupported_media_type', { message })
  }
  if (type !== formType) throw new ApiError('unsupported_media_type')
  const form = fromForm(textOf(body))
  return { members: valuesOf(form), isJson: false, parameters: () => new URLSearchParams(form) }
}

/** Texts by name, and a list of them where a name is repeated. */
export function valuesOf(parameters: URLSearchParams): Readonly<Record<string, string | string[]>> {
  const values = new Map<string, string | string[]>()
  for (const [name, value] of parameters) {
    const before = values.get(name)
    values.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(values)
}

/** The characters before each member, item, object or array. */
const openings = ',{['

/** Whether JSON has more members than allowed, counted outside its texts. */
function hasManyMembers(json: string): boolean {
  let count = 0
  for (let at = 0; at < json.length && count <= membersMax; at += 1) {
    const character = json.charAt(at)
    if (character === '"') at = endOfText(json, at)
    else if (openings.includes(character)) count += 1
  }
  return count > membersMax
}

/** The end of the text that begins here: the next unescaped quotation mark. */
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

const tooManyMembers = () => refused(`The body must have at most ${membersMax} members`)

function fromForm(text: string): URLSearchParams {
  if (hasMoreFields(text, membersMax)) throw tooManyMembers()
  // `URLSearchParams` would replace what is malformed, and so make different passwords equal.
  if (!hasUtf8Escapes(text)) throw refused(malformedEscape)
  const parameters = new URLSearchParams(text)
  if (parameters.has('')) throw refused(namelessField)
  if (hasUnstorableText(text, [...parameters])) throw refused(unstorableText)
  return parameters
}

/**
 * Reads a body whose members are texts, but for one that has members of its own.
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
 * Members that are JSON in a form too (RFC 9396, section 2; OpenID Connect Core, section 5.5; Web
 * Authentication Level 3, section 5.1).
 */
export const structured: readonly string[] = ['authorization_details', 'claims', 'authn_response']

/** @throws ApiError 400 unless all members are texts, numbers or booleans, or may be JSON. */
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
 * The text of a body; empty if none was read.
 *
 * @throws ApiError `invalid_body`
 */
function textOf(body: unknown): string {
  const text = Buffer.isBuffer(body) ? utf8Of(body) : ''
  if (text === undefined) throw refused(invalidUtf8)
  return text
}

/** @throws ApiError `invalid_body` */
function parseObject(text: string): Members {
  if (hasManyMembers(text)) throw tooManyMembers()
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
