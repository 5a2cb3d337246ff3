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

/** The path whose requests and responses have a cookie; its operation refuses other origins. */
const pathWithCookie = '/co/authenticate'
const answerWithCookie = cors({ ...options, origin: true, credentials: true })

/**
 * Allows requests of pages of any origin (Fetch standard, CORS protocol). These requests carry an
 * access token and no cookie, so a page can do only what its token permits.
 */
export const allowCrossOrigin: RequestHandler = (req, res, next) => {
  if (req.headers.origin === undefined) return next()
  const isWithCookie = req.originalUrl.split('?', 1)[0] === pathWithCookie
  return (isWithCookie ? answerWithCookie : answer)(req, res, next)
}
