import { type Method, methodsOfVerbs, type Route, type RouteMedia } from './generated/routes.ts'

/** A row of the table of routes, with what its key says. */
export interface OperationRoute {
  readonly operationId: string
  /** The name of the resource in the SDK: `networkAcls`. */
  readonly resource: string
  /** The name of the method of the resource: `list`. */
  readonly name: string
  readonly method: Method
  /** The path template below `/api/v2/`. */
  readonly path: string
  readonly media: RouteMedia | undefined
}

/** Reads the row `key` of the resource `tag`. */
export function readRoute(tag: string, key: string, route: Route): OperationRoute {
  const resource = tag.replace(/-./g, capital)
  const noun = resource.replace(/^./, capital)
  const [method, rest, media] = typeof route === 'string' ? [methodOf(key), route] : route
  return {
    operationId: key.replace('$s', noun).replace('$', singularOf(noun)),
    resource,
    name: key.replace(/\$s?/, ''),
    method,
    path: tag + rest,
    media,
  }
}

/** The last letter in upper case. */
const capital = (text: string) => text.slice(-1).toUpperCase()

const singularOf = (plural: string) => plural.replace(/ies$/, 'y').replace(/s$/, '')

const methodOf = (key: string): Method => methodsOfVerbs[/^[a-z]+/.exec(key)?.[0] ?? ''] ?? 'POST'
