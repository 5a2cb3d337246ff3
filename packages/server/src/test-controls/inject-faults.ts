import { setTimeout as sleep } from 'node:timers/promises'
import type { Request, RequestHandler, Response } from 'express'
import { ApiError, type ErrorCode } from '../errors.ts'
import { type FaultRule, type Faults, operationIdBy, type RoutedApi } from './faults.ts'

/**
 * The step by which requests to tenants fail on demand. It follows the step that finds the tenant,
 * and exists only with test controls.
 */
export function injectFaults(faults: Faults, apis: readonly RoutedApi[]): RequestHandler {
  const operationOf = operationIdBy(apis)
  return async (req, res, next) => {
    const rule = faults.take(req, operationOf)
    if (!rule) return next()
    const { delay_ms: delayMs = 0 } = rule
    if (delayMs > 0) {
      // The deadline of the request begins after the delay, as it would on a slow network.
      const waited = sleep(delayMs, undefined, { signal: faults.ending }).catch(() => undefined)
      await req.deadline.apart(waited)
    }
    if (rule.cut === 'request') return void req.socket.destroy()
    if (rule.cut === 'response') cutBeforeHead(req, res)
    if (rule.status === undefined) return next()
    fail(req, res, rule, rule.status)
  }
}

/** Closes the socket instead of sending the first byte of the response. */
function cutBeforeHead(req: Request, res: Response): void {
  const { writeHead } = res
  Reflect.set(res, 'writeHead', (...given: readonly unknown[]): unknown => {
    req.socket.destroy()
    return Reflect.apply(writeHead, res, given)
  })
}

/** The error codes that real causes of a status have. */
const codes: Readonly<Record<number, ErrorCode>> = {
  429: 'too_many_requests',
  500: 'internal_error',
  503: 'unavailable',
}

/**
 * Answers as the rule says. By default throws the error of an unavailable server, which is answered
 * in the format of the API.
 */
function fail(req: Request, res: Response, rule: FaultRule, status: number): void {
  const { body, retry_after_seconds: seconds } = rule
  const headers = seconds === undefined ? {} : { 'Retry-After': String(seconds) }
  if (body === undefined) {
    throw new ApiError(codes[status] ?? 'fault_on_demand', { status, headers })
  }
  const content = JSON.stringify(body)
  req.errorCode = 'fault_on_demand'
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(content),
    'Cache-Control': 'no-store',
    ...headers,
  })
  res.end(content)
}
