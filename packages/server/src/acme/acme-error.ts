/** Why a certificate was not issued. The message may be shown to the tenant. */
export class AcmeError extends Error {
  /** The last part of the problem type (RFC 8555, section 6.7), such as `rateLimited`. */
  readonly type: string | undefined
  /** The pause that the ACME server demands before the next attempt; 0 if it names none. */
  readonly retryAfterMs: number

  constructor(
    message: string,
    options: ErrorOptions & { type?: string; retryAfterMs?: number } = {},
  ) {
    super(message, options)
    this.name = 'AcmeError'
    this.type = options.type
    this.retryAfterMs = options.retryAfterMs ?? 0
  }
}

/** A problem document (RFC 9457), all of whose members are optional. */
export interface Problem {
  readonly type?: unknown
  readonly detail?: unknown
}

const typePrefix = 'urn:ietf:params:acme:error:'
const detailLengthMax = 400

/** The error that an ACME server answered or stored in a resource as a problem document. */
export function acmeErrorOf(problem: unknown, retryAfterMs = 0): AcmeError {
  const members: Problem = typeof problem === 'object' && problem !== null ? { ...problem } : {}
  const { type, detail } = members
  const name = typeof type === 'string' ? type.replace(typePrefix, '') : undefined
  const text = typeof detail === 'string' ? detail.slice(0, detailLengthMax) : 'no reason given'
  const message = `The ACME server refused: ${text}${name === undefined ? '' : ` (${name})`}`
  return new AcmeError(message, { ...(name !== undefined && { type: name }), retryAfterMs })
}
