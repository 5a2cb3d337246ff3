import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { traceIdsOf } from '../timing/span.ts'

/** The one 5xx that is logged as no failure: the operation is not implemented. */
const notImplemented = 501

/**
 * Gives the request an id (`X-Request-Id`). Logs one line when it ends, with operation, client and
 * status, and without headers or bodies.
 */
export function requestId(log: Logger): RequestHandler {
  return (req, res, next) => {
    const startedMs = performance.now()
    req.id = randomUUID()
    res.setHeader('X-Request-Id', req.id)
    let isSent = false
    // Node.js emits `finish` even if the socket was cut during the response.
    res.once('finish', () => {
      isSent = !req.socket.destroyed
    })
    res.once('close', () => {
      const isFault = res.statusCode >= 500 && res.statusCode !== notImplemented
      const level = isFault ? 'error' : 'info'
      log[level]({
        requestId: req.id,
        ...(req.span && traceIdsOf(req.span)),
        tenant: req.tenant?.name,
        client: req.caller?.clientId,
        operation: req.operation?.id,
        method: req.method,
        path: req.operation?.path,
        ignoredParameters: req.ignoredParameters,
        address: req.facts?.address,
        ja4: req.facts?.ja4,
        asn: req.facts?.asn,
        country: req.facts?.countryCode,
        status: res.headersSent ? res.statusCode : undefined, // the client disconnected before the response
        code: req.errorCode,
        finished: isSent,
        durationMs: Math.round((performance.now() - startedMs) * 100) / 100,
        err: req.cause,
      })
    })
    next()
  }
}
