import cors from 'cors'
import type { RequestHandler } from 'express'

const answer = cors({
  origin: '*',
  maxAge: 600,
  exposedHeaders: [
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
    'X-Request-Id',
    'Retry-After',
    'Latchkey-Warning',
    'Link',
  ],
})

/**
 * Allows requests of pages of any origin (Fetch standard, CORS protocol). These requests carry an
 * access token and no cookie, so a page can do only what its token permits.
 */
export const allowCrossOrigin: RequestHandler = (req, res, next) =>
  req.headers.origin === undefined ? next() : answer(req, res, next)
