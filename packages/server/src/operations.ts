import type { AuthenticationOperationId } from '@latchkey/contract'
import findMyWay, { type HTTPMethod } from 'find-my-way'

/** An operation of a document as the server reads it. */
export interface Operation {
  readonly id: string
  readonly summary: string
  readonly method: string
  /** As the document writes it: `/network-acls/{id}`. */
  readonly path: string
  /** Any one of them is sufficient; empty if the document requires none. */
  readonly scopes: readonly string[]
  /** The names of the security schemes, any one of which opens the operation. */
  readonly securitySchemes: readonly string[]
  readonly rateLimitPolicy: string
  readonly body: 'none' | 'optional' | 'required'
  /** The media types that the body may have. */
  readonly mediaTypes: readonly string[]
  /** Members of responses that the body may contain too; they are ignored. */
  readonly ignoredMembers: readonly string[]
  /** The members of the body that are files; a body that has some is multipart/form-data. */
  readonly files: readonly string[]
  /** The query parameter that opens the operation in place of a token. */
  readonly openedBy?: string
  /** Whether a GET changes something, as where a protocol redirects a browser to. */
  readonly changesState: boolean
  readonly queryParameters: readonly QueryParameter[]
  /** Whether a query parameter that is not one of them is an error; else it is ignored. */
  readonly refusesUnknownParameters: boolean
  /** The answer of an operation that is not implemented. */
  readonly absent?: AbsentAnswer
}

/** The response of an operation that is not implemented; undefined for a 501. */
export interface AbsentAnswer {
  readonly status?: number
  readonly body?: unknown
  /** Of a list: what its items are called, and how it is paged. */
  readonly list?: { readonly key: string; readonly pages: 'offset' | 'checkpoint' | 'either' }
}

/** A parameter of the query. */
export interface QueryParameter {
  readonly name: string
  readonly isList: boolean
  /** Whether a comma is between items: where no item can have one in it. */
  readonly splitsAtCommas: boolean
}

/** The result of looking a path up in a document. */
export type Route =
  | { readonly kind: 'operation'; readonly operation: Operation; readonly path: PathParameters }
  | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'unknown' }

export type PathParameters = Readonly<Record<string, string>>

/** The bundled document, as far as it is read here. */
export interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, unknown>> & { readonly parameters?: readonly DocumentParameter[] }
    >
  >
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>
    readonly parameters?: Readonly<Record<string, DocumentParameter>>
  }
  readonly 'x-rate-limit-policies': Readonly<
    Record<string, { readonly limit: number; readonly windowSeconds: number }>
  >
}

interface DocumentOperation {
  readonly operationId: string
  readonly summary: string
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly requestBody?: {
    readonly required?: boolean
    readonly content: Readonly<Record<string, { readonly schema?: Schema }>>
  }
  readonly 'x-rate-limit': { readonly policy: string }
  readonly 'x-aliases'?: readonly string[]
  readonly 'x-opened-by'?: string
  readonly 'x-changes-state'?: boolean
  readonly 'x-refuses-unknown-parameters'?: boolean
  readonly 'x-absent'?: boolean
  readonly 'x-absent-list'?: NonNullable<AbsentAnswer['list']>
  readonly responses?: Readonly<Record<string, DocumentResponse>>
  readonly parameters?: readonly DocumentParameter[]
}

interface DocumentResponse {
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>
}

export interface DocumentParameter {
  readonly $ref?: string
  readonly in?: string
  readonly name?: string
  readonly schema?: Schema
}

interface Schema {
  readonly $ref?: string
  readonly type?: unknown
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly 'x-ignored'?: readonly string[]
  readonly properties?: Readonly<Record<string, { readonly contentMediaType?: string }>>
}

const methods: readonly string[] = ['get', 'put', 'post', 'delete', 'patch']
/** Longer than any id that a schema allows, so that the schema refuses it. */
const pathParameterLengthMax = 64 * 1024

/** The operations of the authentication API that wallets and verifications have to themselves. */
export const presentationOperations = [
  'createVerification',
  'getVerification',
  'createWebApiMessage',
  'getPresentationRequest',
  'createPresentationRequest',
  'createPresentationResponse',
  'getVerificationPage',
] as const satisfies readonly AuthenticationOperationId[]

export type PresentationOperationId = (typeof presentationOperations)[number]

/** The operations of SCIM, which identity providers call. */
export type ScimOperationId = Extract<AuthenticationOperationId, `${string}Scim${string}`>

/** Whether an operation is one of SCIM. */
export const isScimOperation = ({ path }: Pick<Operation, 'path'>): boolean =>
  path.startsWith('/scim/')

/** The operations of a document in its order. */
export function readOperations(document: Document): readonly Operation[] {
  return entries(document).map(({ operation }) => operation)
}

export type FindRoute = (method: string, path: string) => Route

/** Finds the operation of a method and path; one look-up, however many operations there are. */
export function createRouter(document: Document): FindRoute {
  const router = findMyWay({ maxParamLength: pathParameterLengthMax, caseSensitive: true })
  const known = new Set<string>()
  /** The methods of each path that is written out. */
  const literal = new Map<string, string[]>()
  for (const { operation, paths } of entries(document)) {
    known.add(operation.method)
    for (const path of paths.filter((each) => !each.includes('{'))) {
      literal.set(path, [...(literal.get(path) ?? []), operation.method])
    }
    for (const path of paths) {
      const pattern = path.replace(/\{([^}]+)\}/g, ':$1')
      router.on(operation.method as HTTPMethod, pattern, () => undefined, operation)
    }
  }
  /** An empty parameter cannot name anything, so such a path does not match. */
  const find = (method: string, path: string) => {
    const found = router.find(method as HTTPMethod, path)
    return found && Object.values(found.params).includes('') ? null : found
  }
  return (method, path) => {
    const routed = method === 'HEAD' ? 'GET' : method
    // OpenAPI 3.1, section 4.8.8.1: a path that is written out comes before one with parameters.
    const written = literal.get(path)
    if (written && !written.includes(routed)) return { kind: 'wrong-method', allowed: written }
    const found = known.has(routed) ? find(routed, path) : null
    if (found) {
      const { store, params } = found as unknown as { store: Operation; params: PathParameters }
      const isRefusedHead = method === 'HEAD' && store.changesState
      if (!isRefusedHead) return { kind: 'operation', operation: store, path: params }
    }
    const allowed = [...known].filter((each) => find(each, path) !== null)
    return allowed.length > 0 ? { kind: 'wrong-method', allowed } : { kind: 'unknown' }
  }
}

function entries(document: Document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const found = item[method] as DocumentOperation | undefined
      if (!found) return []
      const operation: Operation = {
        id: found.operationId,
        summary: found.summary,
        method: method.toUpperCase(),
        path,
        scopes: [...new Set((found.security ?? []).flatMap((each) => Object.values(each).flat()))],
        securitySchemes: (found.security ?? []).flatMap((each) => Object.keys(each)),
        rateLimitPolicy: found['x-rate-limit'].policy,
        body: found.requestBody ? (found.requestBody.required ? 'required' : 'optional') : 'none',
        mediaTypes: Object.keys(found.requestBody?.content ?? {}),
        ignoredMembers: schemaOf(document, bodyOf(found, 'application/json'))['x-ignored'] ?? [],
        files: filesOf(schemaOf(document, bodyOf(found, 'multipart/form-data'))),
        ...(found['x-opened-by'] !== undefined && { openedBy: found['x-opened-by'] }),
        changesState: found['x-changes-state'] === true,
        queryParameters: queryParametersOf(document, [
          ...(item.parameters ?? []),
          ...(found.parameters ?? []),
        ]),
        refusesUnknownParameters: found['x-refuses-unknown-parameters'] === true,
        ...(found['x-absent'] && { absent: absentAnswerOf(found) }),
      }
      return [{ operation, paths: [path, ...(found['x-aliases'] ?? [])] }]
    }),
  )
}

function absentAnswerOf({ responses = {}, ...found }: DocumentOperation): AbsentAnswer {
  const list = found['x-absent-list']
  if (list) return { list }
  for (const status of [200, 404]) {
    const body = responses[status]?.content?.['application/json']?.example
    if (body !== undefined) return { status, body }
  }
  return {}
}

function queryParametersOf(
  { components: { parameters = {}, schemas = {} } = {} }: Document,
  written: readonly DocumentParameter[],
): readonly QueryParameter[] {
  const resolved = (schema: Schema) => schemas[nameOf(schema)] ?? schema
  return written
    .map((each) => parameters[nameOf(each)] ?? each)
    .filter((each) => each.in === 'query')
    .map(({ name = '', schema = {} }) => {
      const { type, items = {} } = resolved(schema)
      const isList = type === 'array'
      return { name, isList, splitsAtCommas: isList && resolved(items).enum !== undefined }
    })
}

/** The name of the referenced component; empty if there is none. */
const nameOf = ({ $ref = '' }: { readonly $ref?: string }) => $ref.split('/').at(-1) ?? ''

const bodyOf = ({ requestBody }: DocumentOperation, mediaType: string) =>
  requestBody?.content[mediaType]?.schema ?? {}

const schemaOf = ({ components }: Document, schema: Schema): Schema =>
  components?.schemas?.[nameOf(schema)] ?? schema

function filesOf({ properties = {} }: Schema): readonly string[] {
  return Object.keys(properties).filter((each) => properties[each]?.contentMediaType !== undefined)
}
