import type { AuthenticationSchema } from '@latchkey/contract'
import type { Request, Response } from 'express'
import { queryOf } from '../query-of.ts'
import type { Verification } from '../store/verifiable-credentials/verifications.ts'
import { givenByClient } from '../store/verifiable-credentials/verifications.ts'
import { ownVerification, wireStates } from './own-verification.ts'
import type { Presentations } from './presentations.ts'
import type { VerificationCaller } from './require-scope.ts'
import { isConfirmedBy } from './same-device.ts'
import { confirmReturn } from './settle.ts'

type Wire = AuthenticationSchema<'Verification'>

/** Serves `GET /vdcs/verification/{id}` to the client that created the verification. */
export async function getVerification(
  req: Request,
  res: Response,
  { now }: Presentations,
  caller: VerificationCaller,
): Promise<void> {
  const current = await ownVerification(req, caller, now())
  const isReturned = isConfirmedBy(current, queryOf(req).get('response_code'))
  const verification = isReturned ? await confirmed(req, current) : current
  res.set('Cache-Control', 'no-store').json(toWire(verification))
}

/**
 * The verification, after the user has returned with its response code. Of concurrent requests, one
 * confirms the return.
 */
async function confirmed(req: Request, verification: Verification): Promise<Verification> {
  if (verification.state !== 'presented') return verification
  await confirmReturn(req, verification)
  return (await req.tenant.store.verifications.get(verification.id)) ?? verification
}

function toWire(verification: Verification): Wire {
  const { state, reason, claims, issuer, completedAt, snapshot } = verification
  const own = givenByClient(snapshot)
  if (state === 'presented') return { state: wireStates[state], ...own }
  return {
    state: wireStates[state],
    ...(reason !== undefined && { reason }),
    ...(claims && { presentation: presentationOf(snapshot.doc_type, claims), claims }),
    ...(issuer !== undefined && { issuer }),
    ...own,
    ...(completedAt && { completed_at: completedAt.toISOString() }),
  }
}

/** The claims as JSON text, as the hosted API answers them. */
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
