import type { AuthenticationSchema } from '@latchkey/contract'
import type { Request } from 'express'
import { ApiError } from '../errors.ts'
import type {
  Verification,
  VerificationState,
} from '../store/verifiable-credentials/verifications.ts'
import type { VerificationCaller } from './require-scope.ts'
import { currentVerification } from './settle.ts'

/** The names of states in the hosted API. */
export const wireStates = {
  pending: 'pending-engagement',
  request_retrieved: 'pending-mdoc',
  presented: 'pending-mdoc',
  verified: 'honored',
  failed: 'error-reader',
  wallet_error: 'error-wallet',
  expired: 'error-wallet',
} as const satisfies Record<VerificationState, AuthenticationSchema<'Verification'>['state']>

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/**
 * The verification of the path, in its current state.
 *
 * @throws ApiError `verification_not_found` unless the client of the caller created it
 */
export async function ownVerification(
  req: Request,
  { client }: VerificationCaller,
  now: Date,
): Promise<Verification> {
  const id = req.pathParameters.verification_id ?? ''
  const found = uuid.test(id) ? await req.tenant.store.verifications.get(id) : undefined
  if (found?.clientId !== client.clientId) throw new ApiError('verification_not_found')
  return currentVerification(req, found, now)
}
