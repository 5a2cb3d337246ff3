import { textTypes } from '../form-body.ts'
import type { Document } from '../operations/document.ts'
import type { Operation } from '../operations/operation.ts'
import { isOwnApiOperation, isTestControl } from '../operations.ts'
import { operationDocument } from './operation-document.ts'

/** The operations whose whole schema is enforced here, because no later step checks it. */
const wholeSchema: readonly string[] = ['createDatabaseSignup', 'createVerification']

/** Whether the whole schema of the body is enforced, with formats, patterns and lower bounds. */
export const validatesWholeSchema = (operation: Pick<Operation, 'id' | 'path'>): boolean =>
  wholeSchema.includes(operation.id) || isOwnApiOperation(operation) || isTestControl(operation)

/**
 * The schema of members that the document does not name, since they may be parsed nevertheless.
 * `maxLength` applies only to strings (JSON Schema Validation, section 6.3.1).
 */
const unnamed = { maxLength: 65_536 }

/** The only operation in the documents of `requestDocument`. */
export const validated = { method: 'POST', path: '/' } as const

type Schema = Readonly<Record<string, unknown>>

interface DocumentParameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}

interface DocumentOperation {
  readonly parameters?: readonly unknown[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

/**
 * A document with one operation, whose body has the `path`, `query` and `body` of a request to the
 * authentication API. In OAuth a query is read like a form (RFC 6749, section 3.1), but a validator
 * of OpenAPI refuses unknown parameters, and characters that are not escaped.
 */
export function requestDocument(document: Document, operation: Operation): object {
  const item = document.paths[operation.path] ?? {}
  const documented = item[operation.method.toLowerCase()] as DocumentOperation
  const parameters = [item.parameters, documented.parameters]
    .flatMap((each) => (Array.isArray(each) ? each : []))
    .map((each) => resolve(document, each) as DocumentParameter)
  const named = (where: string) => {
    const found = parameters.filter((each) => each.in === where)
    return {
      type: 'object',
      required: found.filter((each) => each.required).map(({ name }) => name),
      properties: Object.fromEntries(found.map(({ name, schema }) => [name, schema])),
    }
  }
  const contents = Object.entries(documented.requestBody?.content ?? {})
  const [, content] = contents.find(([type]) => textTypes.includes(type)) ?? []
  const properties = { path: named('path'), query: named('query'), body: content?.schema ?? {} }
  const requestBody = {
    content: { 'application/json': { schema: { type: 'object', properties } } },
  }
  const paths = { [validated.path]: { post: { requestBody } } }
  const made = operationDocument({ ...document, paths }, { ...operation, ...validated }, '')
  if (validatesWholeSchema(operation)) return made
  return {
    ...made,
    paths: withoutAnswered(made.paths, operation),
    components: withoutAnswered(made.components, operation),
  }
}

function resolve(document: Document, value: unknown): unknown {
  const { $ref } = value as { readonly $ref?: string }
  if ($ref === undefined) return value
  const parts = $ref.replace('#/', '').split('/')
  return parts.reduce((found: unknown, part) => (found as Schema)[part], document)
}

/** Keywords that endpoints check themselves, with error codes of their own. */
const answeredByEndpoints: readonly string[] = [
  'pattern',
  'format',
  'default',
  'propertyNames',
  'minLength',
  'minItems',
  'minProperties',
]

/** Keywords of required members, and of enumerated values. */
const selections: readonly string[] = ['required', 'enum', 'const']

/** The operations that check required members and enumerated values themselves. */
const selectingEndpoints: readonly string[] = [
  // A wrong secret is `invalid_client`, and an unknown grant `unsupported_grant_type` (RFC 6749,
  // section 5.2).
  'createToken',
  // The client is authenticated first (RFC 7009, section 2.1).
  'revokeToken',
  // The caller is authorized first, because it could scan for tokens (RFC 7662, section 4).
  'createIntrospection',
  // All parameters may be claims of a Request Object (OpenID Connect CIBA Core 1.0, section 7.1.1).
  'createBackchannelAuthentication',
  // The server may substitute values (RFC 7591, section 2).
  'createClientRegistration',
]

/** A schema without the keywords that the endpoint of the operation checks. */
function withoutAnswered(schema: unknown, { id }: Pick<Operation, 'id'>): unknown {
  const selects = selectingEndpoints.includes(id)
  return without(selects ? [...answeredByEndpoints, ...selections] : answeredByEndpoints, schema)
}

function without(keywords: readonly string[], schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((each) => without(keywords, each))
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter(
    ([name, value]) =>
      !keywords.includes(name) && !(name === 'additionalProperties' && value === false),
  )
  return Object.fromEntries(
    kept.map(([name, value]) => {
      if (name === 'additionalProperties' && value === true) return [name, unnamed]
      return [
        name,
        name === 'properties' ? withoutInEach(keywords, value) : without(keywords, value),
      ]
    }),
  )
}

const withoutInEach = (keywords: readonly string[], properties: object) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, without(keywords, value)]),
  )
