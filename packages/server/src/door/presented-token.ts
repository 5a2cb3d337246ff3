/* Finds the access token of a request (RFC 6750, section 2). */

import type { Request, RequestHandler } from 'express'
import { formType, readSent } from '../form-body.ts'
import { queryOf } from '../query-of.ts'

/** The largest form in which an access token is looked for. */
const bodyBytesMax = 16 * 1024

const takesTokens = ({ operation, headers }: Request) =>
  headers.authorization === undefined && operation?.securitySchemes.includes('accessToken') === true

/**
 * Reads a body that may have the access token before the request is counted, because requests with
 * a token are counted by its client and user.
 */
export function readTokenBody(readBytes: RequestHandler): RequestHandler {
  return (req, res, next) => {
    const isSmall = Number(req.headers['content-length'] ?? Number.NaN) <= bodyBytesMax
    const mayHaveToken = takesTokens(req) && req.operation?.mediaTypes.includes(formType)
    if (mayHaveToken && isSmall) readBytes(req, res, next)
    else next()
  }
}

/** The access token in the form of an Authorization header, wherever the request has it. */
export function presentedToken(req: Request): string | undefined {
  if (!takesTokens(req)) return req.headers.authorization
  const token = req.method === 'GET' ? queryOf(req).get('access_token') : tokenOfBody(req)
  return token === null ? undefined : `Bearer ${token}`
}

/** Null for an invalid body, which a later step refuses. */
function tokenOfBody({ body, headers, operation }: Request): string | null {
  if (!Buffer.isBuffer(body)) return null
  try {
    const sent = readSent(body, headers['content-type'], operation?.mediaTypes ?? [])
    return sent.parameters().get('access_token')
  } catch {
    return null
  }
}
