import { QueueFullError } from '../timing/fair-queue.ts'

/** Why there is no usable response. */
type Reason = 'refused' | 'timeout' | 'too-large' | 'unreachable' | 'busy'

/**
 * Why an outbound request failed. The message may be shown to the tenant that chose the URL: it
 * does not reveal the address of the destination.
 */
export class OutboundError extends Error {
  readonly reason: Reason

  constructor(reason: Reason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'OutboundError'
    this.reason = reason
  }
}

/** Converts the error of a socket, whose own message could reveal an address. */
export function outboundError(cause: unknown, timeoutMs: number): OutboundError {
  if (cause instanceof OutboundError) return cause
  if (cause instanceof QueueFullError) {
    return new OutboundError('busy', 'Too many requests wait for the destination.', { cause })
  }
  const { name = '', code = '' } = firstFailure(cause)
  if (name === 'TimeoutError' || /TIMEOUT|ETIMEDOUT/.test(code)) {
    return new OutboundError('timeout', `No response within ${timeoutMs} ms.`, { cause })
  }
  const known = sentences.find(([pattern]) => pattern.test(code) || pattern.test(name))
  return new OutboundError('unreachable', known?.[1] ?? 'The connection failed.', { cause })
}

/** The first error, if several addresses were tried. */
function firstFailure(cause: unknown): { name?: string; code?: string } {
  if (cause instanceof AggregateError && cause.errors.length > 0) return cause.errors[0]
  return cause as { name?: string; code?: string }
}

const sentences: readonly (readonly [RegExp, string])[] = [
  [/^(ENOTFOUND|EAI_AGAIN|ENODATA|ESERVFAIL|EREFUSED)$/, 'The host name has no address.'],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/, 'The connection was refused.'],
  [/^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/, 'The TLS handshake failed.'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'The connection was closed without a response.'],
  [/^(HPE_|HTTPParserError|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES)/, 'The response is not HTTP.'],
]
