/*
 * Validation of requests against the document, before anything serves them (RFC 6749, sections 3.1
 * and 3.2).
 */

import type { Request, RequestHandler, Response } from 'express'
import { ApiError, type ErrorCode } from '../errors.ts'
import { structured, valuesOf } from '../form-body.ts'
import type { Document } from '../operations/document.ts'
import type { Operation } from '../operations/operation.ts'
import { queryOf } from '../query-of.ts'
import { findFault } from './find-fault.ts'
import { createOperationValidator } from './operation-validator.ts'
import { requestDocument, validated, validatesWholeSchema } from './request-document.ts'

type Members = Readonly<Record<string, unknown>>

/** The parts of a request. */
interface RequestParts {
  readonly path: Members
  readonly query: Members
  readonly body: Members
}

/** The validator of an operation. */
export type RequestValidators = (operation: Operation) => RequestHandler

/**
 * Creates the validators of a document. Each is compiled for the first request of its operation.
 */
export function createRequestValidators(document: Document): RequestValidators {
  const validators = new Map<string, RequestHandler>()
  return (operation) => {
    const known = validators.get(operation.id)
    if (known) return known
    const made = createOperationValidator({
      document: requestDocument(document, operation),
      operation: validated,
      basePath: '',
      // Numbers and booleans in JSON are converted to the strings that a form would have.
      coerceTypes: validatesWholeSchema(operation) ? false : 'array',
    })
    validators.set(operation.id, made)
    return made
  }
}

/**
 * Validates the parameters of requests by the document. Unknown parameters are ignored, and
 * repeated ones refused (RFC 6749, sections 3.1 and 3.2).
 *
 * @param refusesRepeated the operations that refuse repeated parameters themselves: oidc-provider
 *   does so by a redirect to the client, and accepts several `resource` (RFC 8707, section 2)
 * @returns a function that returns undefined for a request that is known to be valid
 * @throws ApiError `invalid_uri`, `invalid_query_string`, `invalid_body`
 */
export function validateRequests(
  validatorOf: RequestValidators,
  refusesRepeated: readonly string[],
): (req: Request, res: Response) => Promise<void> | undefined {
  /** Operations that were found to accept a request without parameters. */
  const acceptsNone = new Set<string>()
  const validate = async ({ app, operation }: Routed, parts: RequestParts, res: Response) => {
    const message = { app, operation: validated, body: copyOf(parts) }
    const error = await findFault(validatorOf(operation), message, res)
    if (error !== undefined) throw toError(error, parts, operation)
    if (hasNone(parts)) acceptsNone.add(operation.id)
  }
  return (req, res) => {
    const { app, operation } = req
    if (!operation) return undefined
    const mayRepeat = refusesRepeated.includes(operation.id)
    const query = valuesOf(queryOf(req))
    const parts: RequestParts = {
      path: req.pathParameters,
      query: mayRepeat ? longestOf(query) : query,
      body: bodyOf(req, mayRepeat),
    }
    const isKnown = acceptsNone.has(operation.id) && hasNone(parts)
    return isKnown ? undefined : validate({ app, operation }, parts, res)
  }
}

interface Routed extends Pick<Request, 'app'> {
  readonly operation: Operation
}

function hasNone({ path, query, body }: RequestParts): boolean {
  return [path, query, body].every((members) => Object.keys(members).length === 0)
}

/** The body to validate. Members that are JSON text in a form are validated as text in JSON too. */
function bodyOf({ sent: { members, isJson } }: Request, mayRepeat: boolean): Members {
  if (!isJson) return mayRepeat ? longestOf(members) : members
  const texts = structured
    .filter((name) => typeof members[name] === 'object' && members[name] !== null)
    .map((name) => [name, JSON.stringify(members[name])])
  return texts.length === 0 ? members : { ...members, ...Object.fromEntries(texts) }
}

/** The longest value of each repeated parameter: if it is short enough, so are the others. */
function longestOf(values: Members): Members {
  if (!Object.values(values).some(Array.isArray)) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.toSorted((a, b) => b.length - a.length)[0] : value,
    ]),
  )
}

/** A copy, because the validator coerces values in place. */
const copyOf = ({ path, query, body }: RequestParts) => ({
  path: { ...path },
  query: { ...query },
  body: copied(body),
})

function copied(body: Members): Members {
  const hasObjects = Object.values(body).some((value) => typeof value === 'object')
  return hasObjects ? structuredClone(body) : { ...body }
}

/** One error of express-openapi-validator. */
interface Finding {
  /** As `/body/query/client_id`. */
  readonly path: string
  readonly message: string
  /** As `maxLength.openapi.validation`. */
  readonly errorCode?: string
}

const codes: Readonly<Record<string, ErrorCode>> = {
  path: 'invalid_uri',
  query: 'invalid_query_string',
  body: 'invalid_body',
}

/** The error codes for a member or operation that has one of its own. */
const codesOfTheirOwn: Readonly<Record<string, ErrorCode>> = {
  createClientRegistration: 'client_metadata_malformed',
  'createClientRegistration redirect_uris': 'redirect_uris_malformed',
  'createPasswordlessStart authParams': 'link_parameters_malformed',
  'createBackchannelAuthentication binding_message': 'binding_message_malformed',
}

function toError(error: unknown, parts: RequestParts, { id }: Operation): unknown {
  const { errors: [finding] = [] } = error as { readonly errors?: readonly Finding[] }
  const [, , where = '', ...names] = finding?.path.split('/') ?? []
  const code = codesOfTheirOwn[`${id} ${names[0]}`] ?? codesOfTheirOwn[id] ?? codes[where]
  if (!finding || !code) return error
  const value = parts[where as keyof RequestParts]?.[names[0] ?? '']
  return new ApiError(code, { message: sentenceOf(finding, names, value), cause: error })
}

/** The most characters of a name that a message quotes. */
const nameLengthMax = 256

function sentenceOf(
  { errorCode = '', message }: Finding,
  names: readonly string[],
  value: unknown,
) {
  const name = names.join('.').slice(0, nameLengthMax)
  const [keyword] = errorCode.split('.', 1)
  const [limit] = /\d+/.exec(message) ?? []
  if (name === '') return `The body ${message}.`
  switch (keyword) {
    case 'required':
      return `\`${name}\` is required.`
    case 'additionalProperties':
      return `\`${name}\` is not a known member.`
    case 'enum':
      return `\`${name}\` ${message.replace('equal to one of the allowed values:', 'one of')}.`
    case 'maxLength':
      return `\`${name}\` must have at most ${limit} characters.`
    case 'minLength':
      if (limit === '1') return `\`${name}\` must not be empty.`
      return `\`${name}\` must have at least ${limit} characters.`
    case 'maxItems':
      return `\`${name}\` must have at most ${limit} items.`
    case 'type':
      if (isRepeated(value, message)) return `'${name}' parameter must not be provided twice`
      return `\`${name}\` must be ${typesIn(message)}.`
  }
  return `\`${name}\` ${message}.`
}

/** The types in `must be object,string`, as words. */
const typesIn = (message: string) =>
  message
    .replace('must be ', '')
    .split(',')
    .map((type) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`))
    .join(' or ')

const isRepeated = (value: unknown, message: string) =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'string') &&
  message.endsWith('string')
