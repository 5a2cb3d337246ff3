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
 * Allows requests from pages of any origin (Fetch standard, CORS protocol): they carry a token and
 * never a cookie, so a page can do no more than its token allows.
 */
export const allowCrossOrigin: RequestHandler = (req, res, next) =>
  req.headers.origin === undefined ? next() : answer(req, res, next)
