import type { Request } from 'express'
import { ApiError } from '../errors.ts'
import type { LogType } from '../log-types.ts'
import { placeOf } from '../login/login-origin.ts'
import type { Logs } from '../store/logs/logs.ts'
import type { TenantStore } from '../store/tenants/tenants.ts'
import {
  isExpiringVerification,
  isOpenVerification,
  type Outcome,
  type Verification,
} from '../store/verifiable-credentials/verifications.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

const logTypes = {
  presented: undefined,
  verified: 'vdcs_verification_succeeded',
  failed: 'vdcs_verification_failed',
  wallet_error: 'vdcs_verification_failed',
  expired: 'vdcs_verification_expired',
} as const satisfies Record<Outcome['state'], LogType | undefined>

/** Where the end of a verification is stored, and what its log entry says about the request. */
interface Place {
  readonly store: Pick<TenantStore, 'write'>
  /** The host name; for a request also the address and the user agent. */
  readonly of: { readonly hostname: string }
}

const requestPlace = (req: Request): Place => ({ store: req.tenant.store, of: placeOf(req) })

/**
 * Ends a verification, or records that the user has presented the credential and must return.
 *
 * @returns whether this call did; of concurrent calls, one does
 */
export function settle(
  req: Request,
  verification: Verification,
  outcome: Outcome,
): Promise<boolean> {
  return settleAt(requestPlace(req), verification, outcome)
}

/** Ends an expired verification that no client asks for. */
export function expire(
  { store, domain }: Pick<Tenant, 'store' | 'domain'>,
  verification: Verification,
): Promise<boolean> {
  return settleAt({ store, of: { hostname: domain } }, verification, expired)
}

const expired: Outcome = { state: 'expired', reason: 'expired' }

function settleAt(place: Place, verification: Verification, outcome: Outcome): Promise<boolean> {
  return place.store.write({ description: 'Verify a credential' }, async (store) => {
    const isDone = await store.verifications.complete(verification.id, outcome)
    if (isDone) await appendEntry(place, store, verification, outcome)
    return isDone
  })
}

/** Ends a verification whose user has returned to the application with the response code. */
export function confirmReturn(req: Request, verification: Verification): Promise<boolean> {
  const { id, issuer = '' } = verification
  return req.tenant.store.write({ description: 'Confirm a presentation' }, async (store) => {
    const isDone = await store.verifications.confirm(id)
    if (isDone) {
      await appendEntry(requestPlace(req), store, verification, { state: 'verified', issuer })
    }
    return isDone
  })
}

type Ending =
  | { readonly state: 'verified' | 'presented'; readonly issuer: string }
  | Extract<Outcome, { readonly reason: string }>

async function appendEntry(
  place: Place,
  { logs }: { readonly logs: Pick<Logs, 'append'> },
  { id, templateId, protocol, clientId, snapshot }: Verification,
  ending: Ending,
): Promise<void> {
  const type = logTypes[ending.state]
  if (type === undefined) return
  const { user_id, client_name } = snapshot
  await logs.append({
    type,
    ...place.of,
    client_id: clientId,
    client_name,
    ...(user_id !== undefined && { user_id }),
    details: {
      verification_id: id,
      template_id: templateId,
      protocol,
      ...('reason' in ending ? { reason: ending.reason } : { issuer: ending.issuer }),
    },
  })
}

/** The current state of a verification, which is ended first if it has expired. */
export async function currentVerification(
  req: Request,
  verification: Verification,
  now: Date,
): Promise<Verification> {
  if (!isExpiringVerification(verification) || verification.expiresAt > now) return verification
  await settle(req, verification, expired)
  return (await req.tenant.store.verifications.get(verification.id)) ?? verification
}

/**
 * The pending verification of the session in the path.
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
