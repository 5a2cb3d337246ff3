/* Where a request has its access token: RFC 6750, section 2. */

import type { Request, RequestHandler } from 'express'
import { formType, readSent } from '../form-body.ts'
import { queryOf } from '../query-of.ts'

/** What an access token and the names of a form take at most. */
const bodyBytesMax = 16 * 1024

const takesTokens = ({ operation, headers }: Request) =>
  headers.authorization === undefined && operation?.securitySchemes.includes('accessToken') === true

/**
 * Reads a small body before its request is counted, where it may have the access token: such a
 * request is counted by the token, like one that has it in the header.
 */
export function readTokenBody(readBytes: RequestHandler): RequestHandler {
  return (req, res, next) => {
    const isSmall = Number(req.headers['content-length'] ?? Number.NaN) <= bodyBytesMax
    const mayHaveToken = takesTokens(req) && req.operation?.mediaTypes.includes(formType)
    if (mayHaveToken && isSmall) readBytes(req, res, next)
    else next()
  }
}

/** The token as the Authorization header has it, wherever the request has it. */
export function presentedToken(req: Request): string | undefined {
  if (!takesTokens(req)) return req.headers.authorization
  const token = req.method === 'GET' ? queryOf(req).get('access_token') : tokenOfBody(req)
  return token === null ? undefined : `Bearer ${token}`
}

/** Nothing where the body is not what the document says, which is answered later. */
function tokenOfBody({ body, headers, operation }: Request): string | null {
  if (!Buffer.isBuffer(body)) return null
  try {
    const sent = readSent(body, headers['content-type'], operation?.mediaTypes ?? [])
    return sent.parameters().get('access_token')
  } catch {
    return null
  }
}
