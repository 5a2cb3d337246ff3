import type { Request, RequestHandler } from 'express'
import { hasUtf8Escapes } from '../body-bytes.ts'
import { ApiError } from '../errors.ts'
import type { FindRoute } from '../operations.ts'

const controlOrEscape = /%00|\0/

/** Finds the operation of the request without refusing any: later steps need it too. */
export function findRoute(route: FindRoute, uriBytesMax: number): RequestHandler {
  return (req, _res, next) => {
    if (req.originalUrl.length > uriBytesMax) throw new ApiError('uri_too_long')
    if (!isReadable(req.originalUrl)) {
      throw new ApiError('invalid_uri', {
        message: 'Path validation error: the path is not valid UTF-8.',
      })
    }
    req.found = route(req.method, withoutLastSlash(req.path))
    if (req.found.kind === 'operation') req.operation = req.found.operation
    next()
  }
}

/** Some identity providers write `/Users/?filter=…`. */
const withoutLastSlash = (path: string) =>
  path.startsWith('/scim/v2/') && path.endsWith('/') ? path.slice(0, -1) : path

/** RFC 3986, section 2.1: all escapes decode to UTF-8 without NUL. */
const isReadable = (url: string): boolean => !controlOrEscape.test(url) && hasUtf8Escapes(url)

/** Requires the operation that was found: 404 without one, 405 with the allowed methods. */
export const requireOperation: RequestHandler = (req, _res, next) => {
  const { found } = req
  if (found.kind === 'unknown') throw new ApiError('route_not_found')
  if (found.kind === 'wrong-method') {
    const Allow = found.allowed.join(', ')
    const message = `This path does not support ${req.method}. Supported methods: ${Allow}.`
    throw new ApiError('method_not_allowed', { message, headers: { Allow } })
  }
  if (found.operation.changesState && isPrefetch(req)) throw new ApiError('prefetch_refused')
  req.pathParameters = found.path
  next()
}

/** A browser's prefetch, before the user follows the link (Fetch, `Sec-Purpose`). */
const isPrefetch = ({ headers }: Request) =>
  /\bprefetch\b/i.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`)
