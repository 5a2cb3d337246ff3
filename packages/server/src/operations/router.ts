import type { HTTPMethod } from 'find-my-way'
import findMyWay from 'find-my-way'
import type { Operation } from './operation.ts'

/** The result of looking up a method and a path in a document. */
export type Route =
  | { readonly kind: 'operation'; readonly operation: Operation; readonly path: PathParameters }
  | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'unknown' }

/** The values of the parameters in a path template, by name, percent-decoded. */
export type PathParameters = Readonly<Record<string, string>>

/**
 * The longest parameter that the router accepts. Schemas allow less, so that they refuse long ids.
 */
const pathParameterLengthMax = 64 * 1024

/** Looks up the operation of a method and a path, without the base path. */
export type FindRoute = (method: string, path: string) => Route

/**
 * Creates the router of operations. A look-up takes the same time for any number of operations.
 * Paths are added when the first request comes for one that begins with the same segment: all of
 * them together take a twentieth of the time in which a server starts.
 */
export function createRouter(operations: readonly Operation[]): FindRoute {
  const known = new Set<string>()
  /** The methods of each path without parameters. */
  const literal = new Map<string, string[]>()
  /** By first segment, which no operation has as a parameter. */
  const groups = new Map<string, Group>()
  for (const operation of operations) {
    known.add(operation.method)
    for (const path of [operation.path, ...operation.aliases]) {
      const name = firstSegmentOf(path)
      const group = groups.get(name) ?? { routes: [] }
      groups.set(name, group)
      group.routes.push({ operation, path })
      if (path.includes('{')) continue
      literal.set(path, [...(literal.get(path) ?? []), operation.method])
    }
  }
  /** An empty parameter identifies nothing, so a path with one does not match. */
  const find = (method: string, path: string) => {
    const group = groups.get(decoded(firstSegmentOf(path)))
    if (!group) return null
    group.router ??= routerOf(group.routes)
    const found = group.router.find(method as HTTPMethod, path)
    return found && Object.values(found.params).includes('') ? null : found
  }
  return (method, path) => {
    const routed = method === 'HEAD' ? 'GET' : method
    // OpenAPI 3.1, section 4.8.8.1: a path without parameters is matched before one with
    // parameters.
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

interface RoutePath {
  readonly operation: Operation
  readonly path: string
}

/** The paths that begin with the same segment, and their router once it has been asked for. */
interface Group {
  readonly routes: RoutePath[]
  router?: ReturnType<typeof findMyWay>
}

function routerOf(routes: readonly RoutePath[]) {
  const router = findMyWay({ maxParamLength: pathParameterLengthMax, caseSensitive: true })
  for (const { operation, path } of routes) {
    const pattern = path.replace(/\{([^}]+)\}/g, ':$1')
    router.on(operation.method as HTTPMethod, pattern, () => undefined, operation)
  }
  return router
}

/** Up to what ends a path for the router, too. */
const firstSegmentOf = (path: string) => /^\/([^/?;#]*)/.exec(path)?.[1] ?? ''

/** RFC 3986, section 2.3: a percent-encoded unreserved character equals the character. */
function decoded(segment: string): string {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
