import findMyWay, { type HTTPMethod } from 'find-my-way'

/** What the server reads of one operation of a document. */
export interface Operation {
  readonly id: string
  readonly method: string
  /** As the document writes it: `/network-acls/{id}`. */
  readonly path: string
  /** Any one of them opens the operation; empty where the document asks for none. */
  readonly scopes: readonly string[]
  readonly rateLimitPolicy: string
  readonly body: 'none' | 'optional' | 'required'
}

/** A path of a request held against a document. */
export type Route =
  | { readonly kind: 'operation'; readonly operation: Operation; readonly path: PathParameters }
  | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'unknown' }

export type PathParameters = Readonly<Record<string, string>>

/** The bundled document, as far as it is read here. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly 'x-rate-limit-policies': Readonly<
    Record<string, { readonly limit: number; readonly windowSeconds: number }>
  >
}

interface DocumentOperation {
  readonly operationId: string
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly requestBody?: { readonly required?: boolean }
  readonly 'x-rate-limit': { readonly policy: string }
  readonly 'x-aliases'?: readonly string[]
}

const methods: readonly string[] = ['get', 'put', 'post', 'delete', 'patch']
/** Longer than any address that is read; what is too long for an id is said by its schema. */
const pathParameterLengthMax = 64 * 1024

/** The operations of a document in its order. */
export function readOperations(document: Document): readonly Operation[] {
  return entries(document).map(({ operation }) => operation)
}

/** Finds the operation of a method and path; one look-up, however many operations there are. */
export function createRouter(document: Document): (method: string, path: string) => Route {
  const router = findMyWay({ maxParamLength: pathParameterLengthMax, caseSensitive: true })
  const known = new Set<string>()
  for (const { operation, paths } of entries(document)) {
    known.add(operation.method)
    for (const path of paths) {
      const pattern = path.replace(/\{([^}]+)\}/g, ':$1')
      router.on(operation.method as HTTPMethod, pattern, () => undefined, operation)
    }
  }
  const find = (method: string, path: string) => router.find(method as HTTPMethod, path)
  return (method, path) => {
    const asked = method === 'HEAD' ? 'GET' : method
    const found = known.has(asked) ? find(asked, path) : null
    if (found) {
      const { store, params } = found as unknown as { store: Operation; params: PathParameters }
      return { kind: 'operation', operation: store, path: params }
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
        method: method.toUpperCase(),
        path,
        scopes: [...new Set((found.security ?? []).flatMap((each) => Object.values(each).flat()))],
        rateLimitPolicy: found['x-rate-limit'].policy,
        body: found.requestBody ? (found.requestBody.required ? 'required' : 'optional') : 'none',
      }
      return [{ operation, paths: [path, ...(found['x-aliases'] ?? [])] }]
    }),
  )
}
