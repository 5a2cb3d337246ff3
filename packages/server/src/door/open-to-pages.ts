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
 * Lets pages of any origin call (Fetch standard, CORS protocol): a request carries a token and
 * never a cookie, so being asked by a page gives nobody more than they have.
 */
export const openToPages: RequestHandler = (req, res, next) =>
  req.headers.origin === undefined ? next() : answer(req, res, next)
