import type { RequestHandler } from 'express'
import type { Tracing } from '../tracing/tracing.ts'

const faultMin = 500

/**
 * Records each request as a span, with attributes of the HTTP semantic conventions of
 * OpenTelemetry.
 */
export function traceRequests(tracing: Tracing): RequestHandler {
  return (req, res, next) => {
    const span = tracing.begin(req.headers, { 'http.request.method': req.method })
    req.span = span
    res.once('close', () => {
      const { operation, tenant } = req
      const status = res.headersSent ? res.statusCode : undefined
      if (status !== undefined && status >= faultMin) span.fail()
      const attributes = {
        'http.route': operation?.path,
        'http.response.status_code': status,
        'latchkey.operation': operation?.id,
        'latchkey.tenant': tenant?.name,
        'latchkey.request_id': req.id,
      }
      span.end(attributes, operation ? `${req.method} ${operation.path}` : req.method)
    })
    next()
  }
}
