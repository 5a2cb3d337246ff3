import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { type Available, findAvailable } from '../../login/second-factors/available.ts'
import { logSecondFactor } from '../../login/second-factors/log-second-factor.ts'
import { type Pending, storePending } from '../../login/second-factors/pending.ts'
import { answerJson } from '../../validation/answer-json.ts'
import { type Channel, channelOfPhone } from './channels.ts'
import { findMfaToken } from './mfa-token.ts'
import { refuse } from './refuse.ts'
import { type CodeSenders, newOobCode, refuseMore, sendCode } from './send-code.ts'

/** Challenges the user to prove a factor: the app, or a code that is sent. */
export async function createMfaChallenge(
  req: Request,
  res: Response,
  by: CodeSenders,
): Promise<void> {
  const { tenant } = req
  const parameters = req.sent.parameters()
  const token = parameters.get('mfa_token') ?? ''
  const pending = await findMfaToken(tenant, token)
  await requireClientOfToken(req, pending, parameters)
  const available = await findAvailable(tenant, pending)
  const { otp, sms, email, recoveryCode, hasCredential } = available
  const types = (parameters.get('challenge_type') ?? 'otp oob').split(' ')
  const authenticator = parameters.get('authenticator_id')?.split('|')[0]
  const hasCode = otp || sms !== undefined || email !== undefined || recoveryCode
  if (!hasCode && !hasCredential) {
    const todo = 'User is not enrolled. You can use /mfa/associate endpoint to enroll.'
    return refuse(res, 403, 'association_required', todo)
  }
  if (otp && types.includes('otp') && (authenticator ?? 'totp') === 'totp') {
    await logSecondFactor(req, undefined, 'gd_start_auth', pending)
    return answerJson(res, 200, { challenge_type: 'otp' })
  }
  const channel = types.includes('oob') ? channelOf(available, authenticator) : undefined
  if (channel === undefined) {
    const todo = hasCode ? noneOfType : credentialOnly
    return refuse(res, 400, 'unsupported_challenge_type', todo)
  }
  const to = (channel === 'email' ? email : sms) ?? ''
  const sending = { ...by, to, template: 'otp_verify' } as const
  if (!(await sendCode(req, token, pending, channel, sending))) return refuseMore(res)
  const oobCode = newOobCode()
  const { phone: _, email: __, ...challenged } = pending
  await storePending(tenant, 'MfaToken', token, { ...challenged, oobCode, oobChannel: channel })
  answerJson(res, 200, { challenge_type: 'oob', oob_code: oobCode, binding_method: 'prompt' })
}

const noneOfType = 'User does not have any enrollment of the requested type.'
const credentialOnly =
  'The user has a security key or device, which the log-in page can verify, and this API cannot.'

/**
 * The channel of an authenticator, or without one of the best factor; undefined if the user has
 * none.
 */
function channelOf(
  { sms, phoneMethod, email }: Available,
  authenticator?: string,
): Channel | undefined {
  if (sms !== undefined && ['phone', 'sms', undefined].includes(authenticator)) {
    return channelOfPhone[phoneMethod]
  }
  return email !== undefined && ['email', undefined].includes(authenticator) ? 'email' : undefined
}

/** @throws ApiError `invalid_body` if `client_id` is not the client of the `mfa_token` */
async function requireClientOfToken(
  { tenant }: Request,
  { clientId }: Pending,
  parameters: URLSearchParams,
): Promise<void> {
  const named = parameters.get('client_id') ?? clientId
  const client = named === clientId ? await tenant.clients.find(clientId) : undefined
  if (client) return
  throw new ApiError('invalid_body', { message: 'The `mfa_token` was issued to another client.' })
}
