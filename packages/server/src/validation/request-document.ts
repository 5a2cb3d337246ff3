import { textTypes } from '../form-body.ts'
import type { Document } from '../operations/document.ts'
import type { Operation } from '../operations/operation.ts'
import { operationDocument } from './operation-document.ts'

/** Operations whose whole schema is enforced here: no later step knows it. */
const wholeSchema: readonly string[] = ['createDatabaseSignup']

/** Whether the body is validated by its whole schema, and not by types and bounds alone. */
export const validatesWholeSchema = ({ id }: Pick<Operation, 'id'>): boolean =>
  wholeSchema.includes(id)

/** The one operation of the document that `requestDocument` makes. */
export const validated = { method: 'POST', path: '/' } as const

type Schema = Readonly<Record<string, unknown>>

interface DocumentParameter {
  readonly name: string
  readonly in: string
  readonly schema: Schema
}

interface DocumentOperation {
  readonly parameters?: readonly unknown[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

/**
 * A document of one operation whose body is all that a request of the authentication API says: its
 * `path`, `query` and `body`, as the document has them. OAuth reads a query as it reads a form (RFC
 * 6749, section 3.1), which a validator of OpenAPI does not: it refuses unknown parameters and
 * characters that are not escaped.
 */
export function requestDocument(document: Document, operation: Operation): object {
  const item = document.paths[operation.path] ?? {}
  const documented = item[operation.method.toLowerCase()] as DocumentOperation
  const parameters = [item.parameters, documented.parameters]
    .flatMap((each) => (Array.isArray(each) ? each : []))
    .map((each) => resolve(document, each) as DocumentParameter)
  const named = (where: string) => ({
    type: 'object',
    properties: Object.fromEntries(
      parameters.filter((each) => each.in === where).map(({ name, schema }) => [name, schema]),
    ),
  })
  const contents = Object.entries(documented.requestBody?.content ?? {})
  const [, content] = contents.find(([type]) => textTypes.includes(type)) ?? []
  const properties = { path: named('path'), query: named('query'), body: content?.schema ?? {} }
  const requestBody = {
    content: { 'application/json': { schema: { type: 'object', properties } } },
  }
  const paths = { [validated.path]: { post: { requestBody } } }
  const made = operationDocument({ ...document, paths }, { ...operation, ...validated }, '')
  if (validatesWholeSchema(operation)) return made
  return { ...made, paths: boundsOf(made.paths), components: boundsOf(made.components) }
}

function resolve(document: Document, value: unknown): unknown {
  const { $ref } = value as { readonly $ref?: string }
  if ($ref === undefined) return value
  const parts = $ref.replace('#/', '').split('/')
  return parts.reduce((found: unknown, part) => (found as Schema)[part], document)
}

/**
 * What says which parameters a request needs, and which of their values there are. Endpoints of
 * OAuth answer for these with error codes of their own, such as `unsupported_grant_type`, most of
 * them after the client has authenticated (RFC 6749, section 5.2).
 */
const answeredByEndpoints: readonly string[] = [
  'required',
  'enum',
  'const',
  'pattern',
  'format',
  'default',
  'propertyNames',
  'minLength',
  'minItems',
  'minProperties',
]

/** A schema that is left with types and upper bounds. */
function boundsOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(boundsOf)
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter(
    ([name, value]) =>
      !answeredByEndpoints.includes(name) && !(name === 'additionalProperties' && value === false),
  )
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      name === 'properties' ? boundsOfEach(value) : boundsOf(value),
    ]),
  )
}

const boundsOfEach = (properties: object) =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, boundsOf(value)]))
