import type { Request, RequestHandler } from 'express'
import { hasUtf8Escapes } from '../body-bytes.ts'
import { ApiError } from '../errors.ts'
import type { FindRoute } from '../operations/router.ts'

const controlOrEscape = /%00|\0/

/**
 * Looks up the operation of the request, and refuses nothing yet: the steps until
 * `requireOperation` need it.
 */
export function findRoute(route: FindRoute, uriBytesMax: number): RequestHandler {
  return (req, _res, next) => {
    if (req.originalUrl.length > uriBytesMax) throw new ApiError('uri_too_long')
    if (!isReadable(req.originalUrl)) {
      throw new ApiError('invalid_uri', {
        message:
          'Path validation error: the URL has a NUL character, or an escape that is not valid UTF-8.',
      })
    }
    req.found = route(req.method, withoutLastSlash(req.path))
    if (req.found.kind === 'operation') req.operation = req.found.operation
    next()
  }
}

/** Some SCIM clients send `/Users/?filter=…`. */
const withoutLastSlash = (path: string) =>
  path.startsWith('/scim/v2/') && path.endsWith('/') ? path.slice(0, -1) : path

/** Whether all escapes decode to UTF-8 without NUL (RFC 3986, section 2.1). */
const isReadable = (url: string): boolean => !controlOrEscape.test(url) && hasUtf8Escapes(url)

/** Refuses a request without an operation: 404, or 405 with the methods that the path has. */
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

/**
 * A prefetch of a browser: the user has not followed the link yet (Fetch standard, `Sec-Purpose`).
 */
const isPrefetch = ({ headers }: Request) =>
  /\bprefetch\b/i.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`)
