import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { traceIdsOf } from '../timing/span.ts'

/** An operation that is not implemented is no failure. */
const notImplemented = 501

/**
 * Gives the request an id (`X-Request-Id`), and logs it when it ends: one line with operation,
 * client and outcome, without its contents.
 */
export function requestId(log: Logger): RequestHandler {
  return (req, res, next) => {
    const startedNs = process.hrtime.bigint()
    req.id = randomUUID()
    res.setHeader('X-Request-Id', req.id)
    let isSent = false
    // Node emits `finish` also for a response whose socket was cut in the middle of it.
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
        durationMs: Math.round(Number(process.hrtime.bigint() - startedNs) / 1e4) / 100,
        err: req.cause,
      })
    })
    next()
  }
}
