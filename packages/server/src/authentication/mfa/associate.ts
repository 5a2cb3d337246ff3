import type { Request, Response } from 'express'
import { type Available, findAvailable } from '../../login/second-factors/available.ts'
import { logSecondFactor } from '../../login/second-factors/log-second-factor.ts'
import { keyUriOf, offeredSecret, recoveryCodeFor } from '../../login/second-factors/offer.ts'
import { storePending } from '../../login/second-factors/pending.ts'
import { answerJson } from '../../validation/answer-json.ts'
import type { Channel } from './channels.ts'
import { enrollByCode, newChannelOf } from './enroll-by-code.ts'
import { findMfaToken } from './mfa-token.ts'
import { refuse } from './refuse.ts'
import type { CodeSenders } from './send-code.ts'
import { addingOwner, bearerOf, isJwt } from './token-owner.ts'

/** What enrollments need. */
interface Associating extends CodeSenders {
  readonly now: () => Date
}

/** Offers a secret for an authenticator app, or sends a code to a new phone or address. */
export async function createMfaAssociation(
  req: Request,
  res: Response,
  by: Associating,
): Promise<void> {
  const { tenant } = req
  const token = bearerOf(req)
  const pending = isJwt(token)
    ? await addingOwner(req, token, by.now)
    : await findMfaToken(tenant, token)
  const types = typesOf(req)
  const channel = !types.includes('otp') && types.includes('oob') ? newChannelOf(req) : undefined
  if (!types.includes('otp') && channel === undefined) {
    const todo =
      'Only `otp`, and `oob` with an enabled channel of `sms`, `voice` and `email` in `oob_channels`, can be enrolled here.'
    return refuse(res, 400, 'invalid_request', todo)
  }
  const available = await findAvailable(tenant, pending)
  if (!available[channel === undefined ? 'mayEnroll' : rightOf[channel]]) {
    const todo =
      'The factor is disabled, or the user already has a second factor: verify that one with a challenge first.'
    return refuse(res, 403, 'access_denied', todo)
  }
  const code = await recoveryCodeFor(tenant, pending.userId)
  const kept = code === undefined ? pending : { ...pending, recoveryCode: code }
  const recovery = code === undefined ? {} : { recovery_codes: [code] }
  if (channel) return enrollByCode(req, res, { ...by, token, pending: kept, recovery, channel })
  await storePending(tenant, 'MfaToken', token, kept)
  const secret = offeredSecret(tenant, 'MfaToken', token, pending)
  await logSecondFactor(req, undefined, 'gd_start_enroll', pending)
  answerJson(res, 200, {
    authenticator_type: 'otp',
    secret,
    barcode_uri: await keyUriOf(tenant, pending.userId, secret),
    ...recovery,
  })
}

const rightOf = {
  sms: 'mayEnrollPhone',
  voice: 'mayEnrollPhone',
  email: 'mayEnrollEmail',
} as const satisfies Readonly<Record<Channel, keyof Available>>

/** The parameter `authenticator_types`: an array in JSON, and one value in a form. */
function typesOf({ sent }: Request): readonly unknown[] {
  return [sent.members.authenticator_types].flat()
}
