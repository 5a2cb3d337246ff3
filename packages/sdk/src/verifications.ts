import type { AuthenticationSchema } from '@latchkey/contract'
import { NetworkError, type ParsedAnswer } from './errors.ts'
import { abortable } from './lib/abortable.ts'
import { authorized } from './lib/authorized.ts'
import {
  type CallOptions,
  type Connection,
  type ConnectionOptions,
  connect,
  settingsOf,
} from './lib/connection.ts'
import { textOf } from './lib/members.ts'
import { withRetries } from './lib/retry.ts'
import { parseAnswer, send } from './lib/send.ts'
import { type TokenOptions, tokensOf } from './lib/token.ts'

/** What to verify: a template, and the protocol that the wallet speaks. */
export type VerificationRequest = AuthenticationSchema<'VerificationRequest'>
/** A created verification: its `engagement` to show as a QR code, or its `page_url`. */
export type CreatedVerification = AuthenticationSchema<'CreatedVerification'>
/** The state of a verification; with `honored` its verified claims. */
export type Verification = AuthenticationSchema<'Verification'>

/**
 * URL of the tenant, and client credentials, or an access token for the audience `{baseUrl}/vdcs/`
 * or a function that returns one.
 */
export type VerificationClientOptions = ConnectionOptions & TokenOptions

export interface GetVerificationOptions extends CallOptions {
  /** The parameter `response_code` that `return_uri` received, of a verification that has one. */
  readonly responseCode?: string
}

export interface WaitOptions extends CallOptions {
  /** Time between two requests; 1,000 by default. */
  readonly intervalMs?: number
}

/** Verifies documents that people present with a wallet. */
export interface VerificationClient {
  /**
   * Creates a verification (`POST /vdcs/verification`); needs `create:verification_request`.
   *
   * @throws VerificationError, TokenError, TimeoutError, NetworkError
   */
  create(request: VerificationRequest, options?: CallOptions): Promise<CreatedVerification>
  /**
   * The state of a verification (`GET /vdcs/verification/{id}`); needs
   * `read:verification_request`.
   *
   * @throws VerificationError, TokenError, TimeoutError, NetworkError
   */
  get(id: string, options?: GetVerificationOptions): Promise<Verification>
  /**
   * Waits until a verification has ended: `honored`, `error-reader` or `error-wallet`. It ends by
   * itself five minutes after it was created. A verification with a `return_uri` needs `get` with
   * the `responseCode` instead.
   *
   * @throws VerificationError, TokenError, TimeoutError, NetworkError, the reason of the signal
   */
  wait(id: string, options?: WaitOptions): Promise<Verification>
}

/** An error answer. Distinguish by `statusCode` and `errorCode`. */
export class VerificationError extends Error {
  override readonly name = 'VerificationError'
  readonly code = 'verification_error'
  readonly statusCode: number
  /** `error` of the answer, such as `invalid_request`. */
  readonly errorCode: string | undefined
  /** Identifier of the request (`X-Request-Id`), for support and logs. */
  readonly requestId: string | undefined
  readonly headers: Headers

  constructor({ statusCode, headers, body }: ParsedAnswer) {
    super(textOf(body, 'error_description') ?? `The request failed with status ${statusCode}.`)
    this.statusCode = statusCode
    this.errorCode = textOf(body, 'error')
    this.requestId = headers.get('x-request-id') ?? undefined
    this.headers = headers
  }
}

// By name and not by class: two copies of this package may be installed.
export const isVerificationError = (error: unknown): error is VerificationError =>
  error instanceof Error && error.name === 'VerificationError'

const running: readonly Verification['state'][] = ['pending-engagement', 'pending-mdoc']

/**
 * A client for verifications of one tenant. Nothing is sent before the first call.
 *
 * @throws TypeError unless `baseUrl` is an http or https URL.
 */
export function createVerificationClient(options: VerificationClientOptions): VerificationClient {
  const connection = connect(options)
  const call = caller(options, connection)
  const path = '/vdcs/verification'
  const client: VerificationClient = {
    create: (request, given) => call('POST', path, { body: JSON.stringify(request), ...given }),
    get(id, { responseCode, ...given } = {}) {
      const query =
        responseCode === undefined ? '' : `?response_code=${encodeURIComponent(responseCode)}`
      return call('GET', `${path}/${encodeURIComponent(id)}${query}`, { body: null, ...given })
    },
    async wait(id, { intervalMs = 1000, ...given } = {}) {
      for (;;) {
        const verification = await client.get(id, given)
        if (!running.includes(verification.state)) return verification
        await connection.clock.wait(intervalMs, given.signal ?? connection.signal)
      }
    },
  }
  return client
}

function read<Body>(text: string, request: string): Body {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new NetworkError(request, cause)
  }
}

/** Sends requests with a token, again where that may help. */
function caller(options: VerificationClientOptions, connection: Connection) {
  const tokens = tokensOf(options, connection, { audience: `${connection.baseUrl}/vdcs/` })

  return <Body>(
    method: 'GET' | 'POST',
    path: string,
    { body, ...given }: CallOptions & { readonly body: string | null },
  ): Promise<Body> =>
    abortable([connection.signal, given.signal], (signal) => {
      const settings = settingsOf(connection, given, signal)
      const url = `${connection.baseUrl}${path}`
      return authorized(tokens, (bearer) =>
        withRetries({ ...settings, isIdempotent: method === 'GET' }, async () => {
          const type = body === null ? {} : { 'content-type': 'application/json' }
          const headers = { ...settings.headers, ...type, authorization: `Bearer ${bearer}` }
          const response = await send({ url, method, headers, body }, settings)
          const text = await response.text()
          if (!response.ok) throw new VerificationError(parseAnswer(response, text))
          return read<Body>(text, `${method} ${url}`)
        }),
      )
    })
}
