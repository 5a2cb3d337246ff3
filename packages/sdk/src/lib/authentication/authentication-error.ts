import * as oauth from 'oauth4webapi'

/**
 * A log-in or token was refused, or the answer failed verification. Distinguish by `errorCode`; the
 * message says what to do.
 */
export class AuthenticationError extends Error {
  override readonly name = 'AuthenticationError'
  readonly code = 'authentication_error'
  /**
   * The `error` of the answer, such as `access_denied`, `login_required` or `invalid_grant` (RFC
   * 6749, sections 4.1.2.1 and 5.2; OpenID Connect Core, section 3.1.2.6), or one of ours:
   * `invalid_response`, `no_transaction`, `not_logged_in`, `not_supported`, `no_answer`.
   */
  readonly errorCode: string
  /** Status of the answer; absent if there was none, or if it came through the browser. */
  readonly statusCode: number | undefined

  constructor(
    errorCode: string,
    message: string,
    options: { readonly statusCode?: number | undefined; readonly cause?: unknown } = {},
  ) {
    super(message, options)
    this.errorCode = errorCode
    this.statusCode = options.statusCode
  }
}

/**
 * Whether a log-in or token was refused.
 * Compares the name, as two copies of this package may be installed.
 */
export const isAuthenticationError = (error: unknown): error is AuthenticationError =>
  error instanceof Error && error.name === 'AuthenticationError'

/** What to do about the errors that have only one remedy. */
const remedies: Readonly<Record<string, string>> = {
  access_denied: 'The user denied the request, or the client is not allowed to request it.',
  consent_required: 'The user must consent first: log in with a page that can show the consent.',
  expired_token: 'Start again to get a new code.',
  interaction_required: 'The user must interact first: log in with a page that can show it.',
  invalid_client: 'Check `clientId`, and `clientSecret` or `privateKey`.',
  invalid_grant:
    'The code or refresh token is invalid, expired, revoked or was issued to another client: log in again.',
  invalid_token: 'Get another access token.',
  login_required: 'No user is logged in: call logIn().',
  unauthorized_client: 'Add the grant type to `grant_types` of the client.',
}

/**
 * Runs `work` and translates errors of oauth4webapi; those of a failed verification get `advice`.
 *
 * @throws AuthenticationError, NetworkError, TimeoutError, or the reason of the signal.
 */
export async function explained<Result>(
  advice: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw explain(cause, advice)
  }
}

function explain(cause: unknown, advice: string): unknown {
  if (
    cause instanceof oauth.ResponseBodyError ||
    cause instanceof oauth.AuthorizationResponseError
  ) {
    const statusCode = 'status' in cause ? cause.status : undefined
    return refusal(cause.error, cause.error_description, { statusCode, cause })
  }
  if (cause instanceof oauth.WWWAuthenticateChallengeError) {
    const { error, error_description: text } = cause.cause[0]?.parameters ?? {}
    return refusal(error ?? 'invalid_token', text, { statusCode: cause.status, cause })
  }
  if (
    cause instanceof oauth.OperationProcessingError ||
    cause instanceof oauth.UnsupportedOperationError
  ) {
    const statusCode = cause.cause instanceof Response ? cause.cause.status : undefined
    const answered = statusCode === undefined ? '' : ` (it answered ${statusCode})`
    const message = `${sentence(`${cause.message}${answered}`)} ${advice}`
    return new AuthenticationError('invalid_response', message, { statusCode, cause })
  }
  return cause
}

function refusal(
  error: string,
  text: string | undefined,
  options: { readonly statusCode: number | undefined; readonly cause: unknown },
): AuthenticationError {
  const message = [sentence(text ?? error), remedies[error]].filter(Boolean).join(' ')
  return new AuthenticationError(error, message, options)
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
