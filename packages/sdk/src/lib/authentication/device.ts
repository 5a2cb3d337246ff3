import * as oauth from 'oauth4webapi'
import { isNetworkError, isTimeoutError } from '../../errors.ts'
import { AuthenticationError, explained, isAuthenticationError } from './authentication-error.ts'
import type { AuthorizationServer } from './authorization-server.ts'
import type { LogInDefaults } from './log-in.ts'
import { readTokens, type Tokens } from './tokens.ts'

/** Further parameters of a log-in on another device. */
export type DeviceParameters = Readonly<Record<string, string | undefined>>

/** A log-in that the user completes on another device (RFC 8628, section 3.2). */
export interface DeviceLogIn {
  /** The code to show, which the user types at `verificationUri`. */
  readonly userCode: string
  readonly verificationUri: string
  /** `verificationUri` with the code, for a QR code. */
  readonly verificationUriComplete: string | undefined
  /** When the code expires, in milliseconds since the Unix epoch. */
  readonly expiresAtMs: number
  /**
   * Polls the token endpoint until the user has answered, at the interval that the tenant requests.
   *
   * @throws AuthenticationError `access_denied` when the user refuses, `expired_token` when the
   *   code expires first, or the reason of the signal.
   */
  complete(options?: { readonly signal?: AbortSignal }): Promise<Tokens>
}

/** RFC 8628, sections 3.2 and 3.5: the default interval, and the increase by `slow_down`. */
const intervalSeconds = 5
const slowDownSeconds = 5

/**
 * Requests a device code and a user code (RFC 8628, section 3.1).
 *
 * @throws AuthenticationError
 */
export async function beginDeviceLogIn(
  server: AuthorizationServer,
  { scope = 'openid profile email', audience }: LogInDefaults,
  parameters: DeviceParameters = {},
): Promise<DeviceLogIn> {
  const { client, clientAuthentication, connection } = server
  const metadata = await server.find()
  if (metadata.device_authorization_endpoint === undefined) {
    throw new AuthenticationError(
      'not_supported',
      'The tenant does not support the device authorization grant.',
    )
  }
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries({ scope, audience, ...parameters })) {
    if (value !== undefined) form.set(name, value)
  }
  const begun = await explained('Start again.', async () => {
    const options = server.through({ isIdempotent: true })
    const response = await oauth.deviceAuthorizationRequest(
      metadata,
      client,
      clientAuthentication,
      form,
      options,
    )
    return oauth.processDeviceAuthorizationResponse(metadata, client, response)
  })
  const expiresAtMs = connection.clock.now() + begun.expires_in * 1000
  return {
    userCode: begun.user_code,
    verificationUri: begun.verification_uri,
    verificationUriComplete: begun.verification_uri_complete,
    expiresAtMs,
    complete: ({ signal } = {}) =>
      poll(server, { ...begun, expiresAtMs, signal: signal ?? connection.signal }),
  }
}

interface Polling {
  readonly device_code: string
  readonly interval?: number
  readonly expiresAtMs: number
  readonly signal: AbortSignal | undefined
}

/** Polls the token endpoint (RFC 8628, section 3.5). */
async function poll(server: AuthorizationServer, polling: Polling): Promise<Tokens> {
  const { clock } = server.connection
  let seconds = polling.interval ?? intervalSeconds
  for (;;) {
    await clock.wait(seconds * 1000, polling.signal)
    if (clock.now() >= polling.expiresAtMs) {
      const message = 'The user did not enter the code in time. Start again to get a new one.'
      throw new AuthenticationError('expired_token', message)
    }
    try {
      return await requestTokens(server, polling)
    } catch (error) {
      const waits = secondsAfter(error, seconds)
      if (waits === undefined) throw error
      seconds = waits
    }
  }
}

/** The interval after an error; undefined where polling ends. */
function secondsAfter(error: unknown, seconds: number): number | undefined {
  // RFC 8628, section 3.5: reduce the frequency after a timeout of the connection.
  if (isNetworkError(error) || isTimeoutError(error)) return seconds * 2
  if (!isAuthenticationError(error)) return undefined
  if ((error.statusCode ?? 0) >= 500) return seconds * 2
  if (error.errorCode === 'authorization_pending') return seconds
  return error.errorCode === 'slow_down' ? seconds + slowDownSeconds : undefined
}

async function requestTokens(
  server: AuthorizationServer,
  { device_code, signal }: Polling,
): Promise<Tokens> {
  const { client, clientAuthentication } = server
  const metadata = await server.find()
  const options = server.through({ signal })
  const response = await explained('', () =>
    oauth.deviceCodeGrantRequest(metadata, client, clientAuthentication, device_code, options),
  )
  return readTokens(server, metadata, response, (answer) =>
    oauth.processDeviceCodeResponse(metadata, client, answer),
  )
}
