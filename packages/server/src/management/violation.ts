import type { Request } from 'express'
import { ApiError, type ErrorCode } from '../errors.ts'
import { memberOf } from '../members.ts'

/** An error of express-openapi-validator. */
interface Finding {
  /** Such as `/body/rule/action`. */
  readonly path: string
  readonly message: string
  /** Such as `maxLength.openapi.validation`. */
  readonly errorCode?: string
}

interface Subject {
  readonly code: ErrorCode
  readonly title: string
}

const subjects: Readonly<Record<string, Subject>> = {
  body: { code: 'invalid_body', title: 'Payload' },
  query: { code: 'invalid_query_string', title: 'Query' },
  params: { code: 'invalid_uri', title: 'Path' },
}

/**
 * The decisive error of the validator, as a message of the hosted API: `Payload validation error:
 * '<reason>' on property <path>.`
 */
export function toValidationError(error: unknown, req: Request): unknown {
  const finding = decisive(findings(error))
  if (!finding) return error
  const [, where = '', ...names] = finding.path.split('/')
  const subject = subjects[where] ?? subjects.body
  if (!subject) return error
  const inputs: Readonly<Record<string, unknown>> = {
    params: req.params,
    query: req.query,
    body: req.body,
  }
  const value = names.reduce(memberOf, inputs[where])
  const keyword = keywordOf(finding)
  const isAbsent = keyword === 'required' || keyword === 'additionalProperties'
  const owner = isAbsent ? names.slice(0, -1) : names
  const reason = reasonOf(keyword, finding.message, value, names)
  const place = owner.length > 0 ? ` on property ${owner.join('.')}` : ''
  return new ApiError(subject.code, {
    message: `${subject.title} validation error: '${reason}'${place}.`,
    cause: error,
  })
}

function findings(error: unknown): readonly Finding[] {
  const { errors, path, message } = error as Partial<Finding> & { errors?: readonly Finding[] }
  if (errors && errors.length > 0) return errors
  return path?.startsWith('/query/') && message ? [{ path, message }] : []
}

/**
 * The first error, unless another one is about the type that was sent. Where a member such as
 * `type` selects one of several schemas, each of the others reports only that it has another type.
 */
const decisive = (all: readonly Finding[]): Finding | undefined =>
  all[0] && isOfOtherType(all[0])
    ? (all.find((each) => !isOfOtherType(each) && !isSummary(each)) ?? all[0])
    : all[0]

const keywordOf = ({ errorCode }: Finding) => errorCode?.split('.', 1)[0] ?? ''

const isOfOtherType = (finding: Finding) =>
  keywordOf(finding) === 'enum' && /: [^,]*$/.test(finding.message)

const isSummary = (finding: Finding) => ['oneOf', 'anyOf'].includes(keywordOf(finding))

/**
 * The messages of z-schema, which clients of the hosted API match; those of ajv for other keywords.
 */
function reasonOf(
  keyword: string,
  message: string,
  value: unknown,
  names: readonly string[],
): string {
  const name = names.at(-1) ?? ''
  const limit = /-?\d+(\.\d+)?$/.exec(message.replace(/ (characters|items|properties)$/, ''))?.[0]
  switch (keyword) {
    case 'required':
      return name ? `Missing required property: ${name}` : 'The body is missing'
    case 'additionalProperties':
      return `Additional properties not allowed: ${shorten(name)}`
    case 'type':
      return `Expected type ${message.replace(/^must be /, '').replaceAll(',', ' or ')} but found type ${typeOf(value)}`
    case 'enum':
      return `No enum match for: ${show(value)}`
    case 'minimum':
      return `Value ${show(value)} is less than minimum ${limit}`
    case 'maximum':
      return `Value ${show(value)} is greater than maximum ${limit}`
    case 'minLength':
      return `String is too short (${lengthOf(value)} chars), minimum ${limit}`
    case 'maxLength':
      return `String is too long (${lengthOf(value)} chars), maximum ${limit}`
    case 'minItems':
      return `Array is too short (${lengthOf(value)}), minimum ${limit}`
    case 'maxItems':
      return `Array is too long (${lengthOf(value)}), maximum ${limit}`
    case 'minProperties':
      return `Too few properties defined (0), minimum ${limit}`
    case 'maxProperties':
      return `Too many properties defined (${countOf(value)}), maximum ${limit}`
    case 'uniqueItems':
      return `Array items are not unique (indexes ${indexes(message)})`
    case 'pattern':
      return `String does not match pattern ${/"(.*)"/.exec(message)?.[1] ?? ''}: ${show(value)}`
    case 'format':
      return `Object didn't pass validation for format ${/"(.*)"/.exec(message)?.[1] ?? ''}: ${show(value)}`
    case 'oneOf':
    case 'anyOf':
      return `Data does not match any schemas from '${keyword}'`
    default:
      return shorten(message)
  }
}

const countOf = (value: unknown) => Object.keys(Object(value)).length

/** The indexes of two equal items; ajv reports the later one first. */
function indexes(message: string): string {
  const [later = '', earlier = ''] = message.match(/\d+/g) ?? []
  return `${earlier} and ${later}`
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0
}

function show(value: unknown): string {
  return typeof value === 'object' ? typeOf(value) : shorten(String(value))
}

/** The most characters of what was sent that a message quotes, on one line. */
const quotedCharactersMax = 100

function shorten(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
  return line.length > quotedCharactersMax ? `${line.slice(0, quotedCharactersMax)}…` : line
}
