import type { RequestHandler } from 'express'

/** Where a request comes in, as the `scope` of a rule names it. */
export type Origin = 'management' | 'authentication' | 'dynamic_client_registration'

/** The gate of one origin. Rules are stored and served; this step lets every request pass. */
export function gate(_origin: Origin): RequestHandler {
  return (_req, _res, next) => next()
}
