import type { Request } from 'express'
import { ApiError } from '../errors.ts'
import type { LogType } from '../log-types.ts'
import { placeOf } from '../login/login-origin.ts'
import {
  isOpenVerification,
  type Outcome,
  type Verification,
} from '../store/verifiable-credentials/verifications.ts'

const logTypes = {
  verified: 'vdcs_verification_succeeded',
  failed: 'vdcs_verification_failed',
  wallet_error: 'vdcs_verification_failed',
  expired: 'vdcs_verification_expired',
} as const satisfies Record<Outcome['state'], LogType>

/**
 * Ends a verification.
 *
 * @returns whether this call ended it; of concurrent calls, one does
 */
export async function settle(
  req: Request,
  verification: Verification,
  outcome: Outcome,
): Promise<boolean> {
  const { id, templateId, protocol, clientId, snapshot } = verification
  return req.tenant.store.write({ description: 'Verify a credential' }, async (store) => {
    const isDone = await store.verifications.complete(id, outcome)
    if (!isDone) return false
    await store.logs.append({
      type: logTypes[outcome.state],
      ...placeOf(req),
      client_id: clientId,
      client_name: snapshot.client_name,
      details: {
        verification_id: id,
        template_id: templateId,
        protocol,
        ...(outcome.state === 'verified' ? { issuer: outcome.issuer } : { reason: outcome.reason }),
      },
    })
    return true
  })
}

/** The current state of the verification; after its time it has expired. */
export async function currentVerification(
  req: Request,
  verification: Verification,
  now: Date,
): Promise<Verification> {
  if (!isOpenVerification(verification) || verification.expiresAt > now) return verification
  await settle(req, verification, { state: 'expired', reason: 'expired' })
  return (await req.tenant.store.verifications.get(verification.id)) ?? verification
}

/**
 * The pending verification of a session.
 *
 * @throws ApiError `verification_not_found`, `verification_over`
 */
export async function openVerification(
  req: Request,
  protocols: readonly Verification['protocol'][],
  now: Date,
): Promise<Verification> {
  const secret = req.pathParameters.session_id ?? ''
  const found = await req.tenant.store.verifications.findBySession(secret)
  if (!found || !protocols.includes(found.protocol)) throw new ApiError('verification_not_found')
  const verification = await currentVerification(req, found, now)
  if (!isOpenVerification(verification)) throw new ApiError('verification_over')
  return verification
}
