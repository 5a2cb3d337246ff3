import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { isObject } from '../../members.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import { UnusableTokens } from './kept-tokens.ts'
import { outboundCause } from './upstream-fetch.ts'

/** Error codes with which a provider reports that the user declined or is not allowed to log in. */
const declined: readonly string[] = [
  'access_denied',
  'user_cancelled_login',
  'user_cancelled_authorize',
  'consent_required',
  'login_required',
  'interaction_required',
  'account_selection_required',
]

/**
 * Converts an error of openid-client to a refusal with a description for the tenant's log.
 *
 * @param endpoint the endpoint that was asked
 * @throws OutboundError if the provider did not respond; any other error unchanged
 */
export function refusalOf(error: unknown, endpoint = 'token endpoint'): UpstreamRefusal {
  const away = outboundCause(error)
  if (away) throw away
  if (error instanceof AuthorizationResponseError) {
    const { error: code, error_description: text } = error
    const refused = declined.includes(code) ? 'access_denied' : 'invalid_response'
    return { refused, description: `The identity provider answered ${describedError(code, text)}` }
  }
  if (error instanceof ResponseBodyError) {
    const { error: code, error_description: text } = error
    return invalid(`The ${endpoint} answered ${describedError(code, text)}`)
  }
  if (error instanceof UnusableTokens) return invalid(`The response was refused: ${error.message}`)
  if (error instanceof WWWAuthenticateChallengeError) {
    return invalid(`The identity provider answered ${error.status}`)
  }
  if (error instanceof ClientError) {
    const { cause } = error
    const reason = cause instanceof Error ? `: ${cause.message}${comparisonIn(cause)}` : ''
    return invalid(`The response was refused: ${error.message}${reason}`)
  }
  throw error
}

/**
 * What an ID token names as its issuer or its audience, and what is expected: administrators often
 * enter these with a difference, such as a slash at the end. Other claims are not for the log.
 */
function comparisonIn({ cause }: Error): string {
  if (!isObject(cause) || !isObject(cause.claims)) return ''
  const { claim, claims, expected } = cause
  if (claim !== 'iss' && claim !== 'aud') return ''
  return ` ${JSON.stringify(claims[claim])} instead of ${JSON.stringify(expected)}`
}

const describedError = (code: string, text: string | undefined) =>
  text ? `${code}: ${text}` : code

export const invalid = (description: string): UpstreamRefusal => ({
  refused: 'invalid_response',
  description,
})

export const notConfigured = (description: string): UpstreamRefusal => ({
  refused: 'not_configured',
  description,
})
