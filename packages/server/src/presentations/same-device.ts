import type { AuthenticationSchema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import { isSameSecret } from '../keys/is-same-secret.ts'
import type { Outcome, Verification } from '../store/verifiable-credentials/verifications.ts'

/*
 * A verification with a return URI discloses its claims only after the wallet has sent the browser
 * back. So nobody can make another person answer a request of theirs (OpenID4VP 1.0, section 13.3).
 */

/** The outcome that applies until the browser has returned with the response code. */
export const untilReturn = (outcome: Outcome, { session }: Verification): Outcome =>
  session.returnUri !== undefined && outcome.state === 'verified'
    ? { ...outcome, state: 'presented' }
    : outcome

/** The response to the wallet (OpenID4VP 1.0, section 8.2). */
export function continuationOf({
  id,
  session: { returnUri, responseCode = '' },
}: Verification): AuthenticationSchema<'Continuation'> {
  if (returnUri === undefined) return {}
  const url = new URL(returnUri)
  url.searchParams.set('verification_id', id)
  url.searchParams.set('response_code', responseCode)
  return { redirect_uri: url.href }
}

/**
 * Whether a response code confirms the return.
 *
 * @throws ApiError `invalid_body` for a code of another verification
 */
export function isConfirmedBy({ session }: Verification, sent: string | null): boolean {
  if (sent === null) return false
  if (isSameSecret(sent, session.responseCode ?? '')) return true
  throw new ApiError('invalid_body', {
    message: '`response_code` is not the one that `return_uri` received.',
  })
}
