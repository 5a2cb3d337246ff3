import { createRequire } from 'node:module'
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

const load = createRequire(import.meta.url)

/** One of the bundled documents, as the tests read it. */
export interface TestDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, TestOperation>>>>
  readonly components: unknown
  readonly 'x-transport-errors'?: Readonly<Record<string, string>>
}

/** An operation of a document, as the tests read it. */
export interface TestOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly requestBody?: {
    readonly required?: boolean
    readonly content: Readonly<Record<string, { readonly example?: unknown }>>
  }
  readonly 'x-refuses-unknown-parameters'?: boolean
  readonly 'x-text-member'?: string
  readonly 'x-opened-by'?: string
  readonly 'x-absent'?: boolean
  readonly responses: Readonly<Record<string, { readonly $ref?: string } & TestResponse>>
}

interface TestResponse {
  readonly content?: Readonly<Record<string, unknown>>
}

/** The bundled OpenAPI document of the management API. */
export const management = load('@latchkey/contract/management.json') as TestDocument
/** The bundled OpenAPI document of the authentication API. */
export const authentication = load('@latchkey/contract/authentication.json') as TestDocument
/** The bundled OpenAPI document of the test controls. */
export const testControls: TestDocument = load('@latchkey/contract/test-controls.json')

/** An operation with its path and method. */
export interface DocumentedOperation {
  readonly document: TestDocument
  readonly id: string
  readonly method: string
  readonly path: string
  readonly operation: TestOperation
}

/** The operations of a document that are implemented, in its order. */
export const operationsOf = (document: TestDocument): readonly DocumentedOperation[] =>
  allOperationsOf(document).filter(({ operation }) => !operation['x-absent'])

/** The operations of the public API that are documented and not implemented. */
export const absentOperations = (): readonly DocumentedOperation[] =>
  allOperationsOf(management).filter(({ operation }) => operation['x-absent'])

function allOperationsOf(document: TestDocument): readonly DocumentedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.operationId !== undefined)
      .map(([method, operation]) => ({
        document,
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        operation,
      })),
  )
}

/** The target of each `$ref` is compiled once, not into each schema that refers to it. */
const ajv = new Ajv2020.default({
  strict: false,
  allErrors: true,
  validateFormats: true,
  inlineRefs: false,
  code: { optimize: false },
})
addFormats.default(ajv)
for (const format of [
  'absolute-uri',
  'http-uri',
  'ip-address',
  'ip-address-or-cidr',
  'ipv4-cidr',
  'ipv6-cidr',
  'network-acl-id',
  'event-stream-id',
]) {
  ajv.addFormat(format, true)
}
ajv.addSchema(management as object, 'management')
ajv.addSchema(authentication as object, 'authentication')
ajv.addSchema({ ...testControls }, 'test-controls')
const compiled = new Map<string, ValidateFunction>()

interface ReceivedAnswer {
  readonly method: string
  /** The path without its query, and for the management API without `/api/v2`. */
  readonly path: string
  readonly status: number
  readonly contentType: string | null
  readonly body: unknown
}

const parametersOf = (template: string) => template.split('{').length

/** The operations of each document with their paths; literal paths precede templates. */
const routes = new Map(
  [management, authentication, testControls].map((document) => [
    document,
    allOperationsOf(document)
      .map((each) => [patternOf(each.path), each] as const)
      .sort(([, one], [, other]) => parametersOf(one.path) - parametersOf(other.path)),
  ]),
)

type DocumentName = 'management' | 'authentication' | 'test-controls'

const names = new Map<TestDocument, DocumentName>([
  [management, 'management'],
  [authentication, 'authentication'],
  [testControls, 'test-controls'],
])

/** The differences of a response to the document; empty if there are none. */
export function undocumented(document: TestDocument, answer: ReceivedAnswer): readonly string[] {
  const [, found] =
    routes
      .get(document)
      ?.find(([pattern, { method }]) => method === answer.method && pattern.test(answer.path)) ?? []
  const name = names.get(document) ?? 'authentication'
  if (!found) return answer.status < 400 ? ['no such operation'] : unlikeAnError(name, answer)
  const response = pointerToResponse(name, document, found, answer.status)
  if (response === undefined) return [`status ${answer.status} is not documented for ${found.id}`]
  const { pointer, content } = response
  if (!content) return answer.body === undefined ? [] : ['a body where none is documented']
  const types = Object.keys(content)
  const type = types.find((each) => answer.contentType?.startsWith(each.split(';')[0] ?? ''))
  if (type === undefined) {
    return [`content type ${answer.contentType}, documented is ${types.join(' or ')}`]
  }
  return violations(`${pointer}/content/${pointerSegment(type)}/schema`, answer.body)
}

/** Outside of the operations only errors are valid, in the format of their API or as a page. */
function unlikeAnError(name: DocumentName, answer: ReceivedAnswer) {
  const isPage = name === 'authentication' && answer.contentType?.startsWith('text/html')
  const schema = name === 'management' ? 'Error' : isPage ? 'Page' : 'OAuthError'
  return violations(`${name}#/components/schemas/${schema}`, answer.body)
}

function violations(schema: string, body: unknown): readonly string[] {
  let validate = compiled.get(schema)
  if (!validate) {
    validate = ajv.compile({ $ref: schema })
    compiled.set(schema, validate)
  }
  if (validate(body)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function pointerToResponse(
  name: string,
  document: TestDocument,
  { path, method, operation }: DocumentedOperation,
  status: number,
): { pointer: string; content: Readonly<Record<string, unknown>> | undefined } | undefined {
  const own = operation.responses[String(status)]
  const shared = document['x-transport-errors']?.[String(status)]
  const ref = own?.$ref ?? (own ? undefined : shared && `#/components/responses/${shared}`)
  if (ref !== undefined) {
    return { pointer: `${name}${ref}`, content: resolve(document, ref)?.content }
  }
  if (!own) return undefined
  const pointer = `${name}#/paths/${pointerSegment(path)}/${method.toLowerCase()}/responses/${status}`
  return { pointer, content: own.content }
}

function resolve(document: TestDocument, ref: string): TestResponse | undefined {
  return ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document) as
    | TestResponse
    | undefined
}

function patternOf(template: string): RegExp {
  const pattern = template.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')
  return new RegExp(`^${pattern}/?$`)
}

function pointerSegment(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1')
}
