import type { RequestHandler } from 'express'
import type { Metrics } from '../metrics/metrics.ts'

/** The status of requests whose client closed the socket before the response, as in nginx. */
const clientClosedRequest = 499

/** Counts each request when it ends, with its duration. */
export function countRequests(metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const startedMs = performance.now()
    res.once('close', () => {
      metrics.requestEnded({
        operation: req.operation?.id,
        tenant: req.tenant?.name,
        status: res.headersSent ? res.statusCode : clientClosedRequest,
        durationSeconds: (performance.now() - startedMs) / 1000,
      })
    })
    next()
  }
}
