import cors, { type CorsOptions } from 'cors'
import type { RequestHandler } from 'express'

const options: CorsOptions = {
  maxAge: 600,
  exposedHeaders: [
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
    'X-Request-Id',
    'Retry-After',
    'Latchkey-Warning',
    'Link',
    'Location',
    'DPoP-Nonce',
    'WWW-Authenticate',
  ],
}

const answer = cors({ ...options, origin: '*' })

/**
 * Paths that pages may call with `credentials: 'include'`: `/co/authenticate` has a cookie, and
 * refuses other origins itself; the token endpoint reads none, but some clients, such as
 * keycloak-js, send theirs.
 */
const withCredentials = /^\/(?:co\/authenticate|oauth\/token\/?)$/
const answerWithCredentials = cors({ ...options, origin: true, credentials: true })

/**
 * Allows requests of pages of any origin (Fetch standard, CORS protocol). These requests carry an
 * access token, a code or a secret, so a page can do only what that permits.
 */
export const allowCrossOrigin: RequestHandler = (req, res, next) => {
  if (req.headers.origin === undefined) return next()
  const [path = ''] = req.originalUrl.split('?', 1)
  return (withCredentials.test(path) ? answerWithCredentials : answer)(req, res, next)
}
