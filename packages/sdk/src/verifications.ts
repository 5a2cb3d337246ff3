import type { AuthenticationSchema } from '@latchkey/contract'
import type { ParsedAnswer } from './errors.ts'
import { abortable } from './lib/abortable.ts'
import { authorized } from './lib/authorized.ts'
import {
  type CallOptions,
  type Connection,
  type ConnectionOptions,
  connect,
  settingsOf,
} from './lib/connection.ts'
import {
  followVerification,
  isRunning,
  readJson,
  type VerificationEvent,
} from './lib/follow-verification.ts'
import { textOf } from './lib/members.ts'
import { readBytes } from './lib/read-bytes.ts'
import { withRetries } from './lib/retry.ts'
import { parseAnswer, send } from './lib/send.ts'
import { serverSentEvents } from './lib/server-sent-events.ts'
import { type TokenOptions, tokensOf } from './lib/token.ts'

/** What to verify: a template, and the protocol that the wallet speaks. */
export type VerificationRequest = AuthenticationSchema<'VerificationRequest'>
/** A created verification: its `engagement` to show as a QR code, or its `page_url`. */
export type CreatedVerification = AuthenticationSchema<'CreatedVerification'>
/** The state of a verification; with `honored` its verified claims. */
export type Verification = AuthenticationSchema<'Verification'>
/** A state that a verification has reached, without claims. */
export type { VerificationEvent } from './lib/follow-verification.ts'

/**
 * URL of the tenant, and client credentials, or an access token for the audience `{baseUrl}/vdcs/`
 * or a function that returns one.
 */
export type VerificationClientOptions = ConnectionOptions & TokenOptions

/** How to read one verification, beside the options of each request. */
export interface GetVerificationOptions extends CallOptions {
  /** The parameter `response_code` that `return_uri` received, of a verification that has one. */
  readonly responseCode?: string
}

/** How to poll a verification until it ends, beside the options of each request. */
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
   * Follows the states of a verification (`GET /vdcs/verification/{id}/events`): yields the current
   * one and each later one, and ends after the last. It reconnects after a lost connection. Needs
   * `read:verification_request` and a `fetch` that streams.
   *
   * @throws VerificationError, TokenError, the reason of the signal, and TimeoutError or
   *   NetworkError where `retries` reconnects in a row brought no state
   */
  follow(id: string, options?: CallOptions): AsyncGenerator<VerificationEvent, void, undefined>
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

/**
 * Whether the verifications API answered with an error.
 * Compares the name, as two copies of this package may be installed.
 */
export const isVerificationError = (error: unknown): error is VerificationError =>
  error instanceof Error && error.name === 'VerificationError'

/**
 * A client for verifications of one tenant. Nothing is sent before the first call.
 *
 * @throws TypeError unless `baseUrl` is an http or https URL.
 */
export function createVerificationClient(options: VerificationClientOptions): VerificationClient {
  const connection = connect(options)
  const { call, stream } = caller(options, connection)
  const base = '/vdcs/verification'
  const pathOf = (id: string) => `${base}/${encodeURIComponent(id)}`
  const client: VerificationClient = {
    create: (request, given) => call('POST', base, { body: JSON.stringify(request), ...given }),
    get(id, { responseCode, ...given } = {}) {
      const query =
        responseCode === undefined ? '' : `?response_code=${encodeURIComponent(responseCode)}`
      return call('GET', `${pathOf(id)}${query}`, given)
    },
    follow: (id, given = {}) =>
      followVerification(() => stream(`${pathOf(id)}/events`, given), {
        retries: given.retries ?? connection.retries,
        clock: connection.clock,
        signal: given.signal ?? connection.signal,
      }),
    async wait(id, { intervalMs = 1000, ...given } = {}) {
      for (;;) {
        const verification = await client.get(id, given)
        if (!isRunning(verification)) return verification
        await connection.clock.wait(intervalMs, given.signal ?? connection.signal)
      }
    },
  }
  return client
}

type Calling = CallOptions & { readonly body?: string }

/** Sends requests with a token, again where that may help. */
function caller(options: VerificationClientOptions, connection: Connection) {
  const tokens = tokensOf(options, connection, { audience: `${connection.baseUrl}/vdcs/` })

  function request<Result>(
    [method, path]: readonly ['GET' | 'POST', string],
    { body, ...given }: Calling,
    { isEndless, take }: { isEndless: boolean; take: (response: Response) => Promise<Result> },
  ): Promise<Result> {
    return abortable([connection.signal, given.signal], (signal) => {
      const settings = { ...settingsOf(connection, given, signal), isEndless }
      const url = `${connection.baseUrl}${path}`
      return authorized(tokens, (bearer) =>
        withRetries({ ...settings, isIdempotent: method === 'GET' }, async () => {
          const type = body === undefined ? {} : { 'content-type': 'application/json' }
          const headers = { ...settings.headers, ...type, authorization: `Bearer ${bearer}` }
          const response = await send({ url, method, headers, body: body ?? null }, settings)
          if (!response.ok)
            throw new VerificationError(parseAnswer(response, await response.text()))
          return take(response)
        }),
      )
    })
  }

  return {
    call: <Body>(method: 'GET' | 'POST', path: string, given: Calling): Promise<Body> =>
      request([method, path], given, {
        isEndless: false,
        take: async (response) => readJson<Body>(await response.text(), `${method} ${path}`),
      }),
    /** Opens a stream, and yields its server-sent events. */
    async *stream(path: string, given: CallOptions): AsyncGenerator<string, void, undefined> {
      const take = async ({ body }: Response) => body
      const body = await request(['GET', path], given, { isEndless: true, take })
      const signals = [connection.signal, given.signal]
      const { timeoutMs = connection.timeoutMs } = given
      const bytes = readBytes(body, { request: `GET ${path}`, signals, timeoutMs })
      for await (const { data } of serverSentEvents(bytes)) yield data
    },
  }
}
