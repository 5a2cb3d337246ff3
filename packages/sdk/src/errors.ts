import type { OperationId, Schema } from '@latchkey/contract'
import { propertyOf, textOf } from './lib/members.ts'

/** The rate limit of an operation, from the headers of an answer (`X-RateLimit-*`). */
export interface RateLimit {
  /** Requests per window. */
  readonly limit: number
  readonly remaining: number
  /** When the window ends. */
  readonly resetAt: Date
}

/** An answer with its complete body. */
export interface ParsedAnswer {
  readonly statusCode: number
  readonly headers: Headers
  /** Parsed JSON, or the text of another type. */
  readonly body: unknown
}

/** An error answer of the management API. Distinguish by `statusCode` and `errorCode`. */
export class ManagementError extends Error {
  override readonly name = 'ManagementError'
  readonly code = 'management_error'
  readonly operationId: OperationId
  readonly statusCode: number
  /** Stable error code, such as `invalid_body`; many errors have none. */
  readonly errorCode: string | undefined
  /** Identifier of the request (`X-Request-Id`), for support and logs. */
  readonly requestId: string | undefined
  readonly rateLimit: RateLimit | undefined
  readonly headers: Headers
  readonly body: unknown

  constructor(operationId: OperationId, { statusCode, headers, body }: ParsedAnswer) {
    super(textOf(body, 'message') ?? `${operationId} failed with status ${statusCode}.`)
    this.operationId = operationId
    this.statusCode = statusCode
    this.errorCode = textOf(body, 'errorCode')
    this.requestId = headers.get('x-request-id') ?? undefined
    this.rateLimit = rateLimitOf(headers)
    this.headers = headers
    this.body = body
  }
}

/** No access token: the token endpoint refused (RFC 6749, section 5.2), or your function threw. */
export class TokenError extends Error {
  override readonly name = 'TokenError'
  readonly code = 'token_error'
  /** Status of the answer; absent if there was none. */
  readonly statusCode: number | undefined
  /** `error` of the answer, such as `access_denied`. */
  readonly errorCode: string | undefined
  readonly requestId: string | undefined
  readonly headers: Headers | undefined

  constructor(message: string, options: { answer?: ParsedAnswer; cause?: unknown } = {}) {
    const { answer } = options
    super(textOf(answer?.body, 'error_description') ?? message, options)
    this.statusCode = answer?.statusCode
    this.errorCode = textOf(answer?.body, 'error')
    this.requestId = answer?.headers.get('x-request-id') ?? undefined
    this.headers = answer?.headers
  }
}

/** No answer within the time allowed. Whether the request had an effect is not known. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  readonly code = 'timeout'
  readonly timeoutMs: number

  constructor(request: string, timeoutMs: number) {
    super(`${request} had no response within ${timeoutMs} ms.`)
    this.timeoutMs = timeoutMs
  }
}

/** No answer, or an unreadable one; see `cause`. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly code = 'network_error'

  constructor(request: string, cause: unknown) {
    super(`${request} failed: ${innermostMessage(cause)}`, { cause })
  }
}

/** A list did not end within the number of pages allowed. */
export class PaginationError extends Error {
  override readonly name = 'PaginationError'
  readonly code = 'too_many_pages'
  readonly pagesMax: number

  constructor(pagesMax: number) {
    super(`The list has more than ${pagesMax} pages. Raise \`pagesMax\` to read more.`)
    this.pagesMax = pagesMax
  }
}

/** A stream of events ended with an error for which reconnecting does not help. */
export class EventsError extends Error {
  override readonly name = 'EventsError'
  readonly code = 'events_error'
  /** Stable error code, such as `cursor_expired`. */
  readonly errorCode: string
  /** Offset after the last event, if known. */
  readonly offset: string | undefined

  constructor({ code, message, offset }: Schema<'EventFailure'>['error']) {
    super(message)
    this.errorCode = code
    this.offset = offset
  }
}

/**
 * Whether the management API answered with an error.
 * Compares the name, as two copies of this package may be installed.
 */
export const isManagementError = (error: unknown): error is ManagementError =>
  isNamed(error, 'ManagementError')

/** Whether the token endpoint refused a token, or the caller's function for tokens threw. */
export const isTokenError = (error: unknown): error is TokenError => isNamed(error, 'TokenError')

/** Whether no answer arrived within `timeoutMs`; false for a timeout by the caller's own signal. */
export const isTimeoutError = (error: unknown): error is TimeoutError =>
  // `AbortSignal.timeout()` of the caller rejects with a DOMException of this name.
  isNamed(error, 'TimeoutError') && 'timeoutMs' in error

/** Whether no answer arrived, or an unreadable one. */
export const isNetworkError = (error: unknown): error is NetworkError =>
  isNamed(error, 'NetworkError') && 'code' in error && error.code === 'network_error'

/** Whether a list has more pages than `pagesMax`. */
export const isPaginationError = (error: unknown): error is PaginationError =>
  isNamed(error, 'PaginationError')

/** Whether a stream of events ended with an error that it does not reconnect after. */
export const isEventsError = (error: unknown): error is EventsError => isNamed(error, 'EventsError')

function isNamed(error: unknown, name: string): error is Error {
  return error instanceof Error && error.name === name
}

function rateLimitOf(headers: Headers): RateLimit | undefined {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
    Number.parseInt(headers.get(`x-ratelimit-${name}`) ?? '', 10),
  )
  if (!isNumber(limit) || !isNumber(remaining) || !isNumber(reset)) return undefined
  return { limit, remaining, resetAt: new Date(reset * 1000) }
}

const isNumber = (value: number | undefined): value is number => Number.isInteger(value)

/** The innermost message: `connect ECONNREFUSED 127.0.0.1:8443` instead of `fetch failed`. */
function innermostMessage(cause: unknown): string {
  const inner = propertyOf(cause, 'cause')
  return (
    textOf(inner, 'message') || textOf(inner, 'code') || textOf(cause, 'message') || String(cause)
  )
}
