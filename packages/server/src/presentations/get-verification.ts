import type { AuthenticationSchema } from '@latchkey/contract'
import type { Request, Response } from 'express'
import { ApiError } from '../errors.ts'
import { queryOf } from '../query-of.ts'
import type { Client } from '../store/clients/clients.ts'
import type {
  Verification,
  VerificationState,
} from '../store/verifiable-credentials/verifications.ts'
import type { Presentations } from './presentations.ts'
import { isConfirmedBy } from './same-device.ts'
import { confirmReturn, currentVerification } from './settle.ts'

type Wire = AuthenticationSchema<'Verification'>

/** The states in the format of the hosted API. */
const wireStates = {
  pending: 'pending-engagement',
  request_retrieved: 'pending-mdoc',
  presented: 'pending-mdoc',
  verified: 'honored',
  failed: 'error-reader',
  wallet_error: 'error-wallet',
  expired: 'error-wallet',
} as const satisfies Record<VerificationState, Wire['state']>

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

export async function getVerification(
  req: Request,
  res: Response,
  { now }: Presentations,
  { clientId }: Client,
): Promise<void> {
  const { tenant, pathParameters } = req
  const id = pathParameters.verification_id ?? ''
  const found = uuid.test(id) ? await tenant.store.verifications.get(id) : undefined
  if (found?.clientId !== clientId) throw new ApiError('verification_not_found')
  const current = await currentVerification(req, found, now())
  const isReturned = isConfirmedBy(current, queryOf(req).get('response_code'))
  const verification = isReturned ? await confirmed(req, current) : current
  res.set('Cache-Control', 'no-store').json(toWire(verification))
}

/** The verification after its person has returned; of concurrent requests, one confirms it. */
async function confirmed(req: Request, verification: Verification): Promise<Verification> {
  if (verification.state !== 'presented') return verification
  await confirmReturn(req, verification)
  return (await req.tenant.store.verifications.get(verification.id)) ?? verification
}

function toWire(verification: Verification): Wire {
  const { state, reason, claims, issuer, completedAt, snapshot } = verification
  const { user_id } = snapshot
  if (state === 'presented') {
    return { state: wireStates[state], ...(user_id !== undefined && { user_id }) }
  }
  return {
    state: wireStates[state],
    ...(reason !== undefined && { reason }),
    ...(claims && { presentation: presentationOf(snapshot.doc_type, claims), claims }),
    ...(issuer !== undefined && { issuer }),
    ...(user_id !== undefined && { user_id }),
    ...(completedAt && { completed_at: completedAt.toISOString() }),
  }
}

/** The claims as JSON text, which clients of the hosted API parse. */
function presentationOf(docType: string, claims: NonNullable<Verification['claims']>): string {
  const nameSpaces = Object.entries(claims).map(([nameSpace, values]) => [
    nameSpace,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        { value, retain: false, verified: true },
      ]),
    ),
  ])
  return JSON.stringify({ [docType]: Object.fromEntries(nameSpaces) })
}
