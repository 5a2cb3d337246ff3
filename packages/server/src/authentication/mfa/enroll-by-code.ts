import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { emailOf, typedIdentifier } from '../../identifiers/identifiers.ts'
import { requireMailLeft } from '../../login/second-factors/enrollment-mails.ts'
import { logSecondFactor } from '../../login/second-factors/log-second-factor.ts'
import { type Pending, storePending } from '../../login/second-factors/pending.ts'
import { phoneMethodsOf } from '../../phone-messages/phone-methods.ts'
import { answerJson } from '../../validation/answer-json.ts'
import { type Channel, channelOfPhone } from './channels.ts'
import { type CodeSenders, newOobCode, refuseMore, sendCode } from './send-code.ts'

interface Enrolling extends CodeSenders {
  readonly token: string
  readonly pending: Pending
  readonly channel: Channel
  readonly recovery: { readonly recovery_codes?: readonly string[] }
}

/** Sends a code to a new phone or address, which the grant `mfa-oob` with this code enrolls. */
export async function enrollByCode(
  req: Request,
  res: Response,
  { token, pending, recovery, channel, ...by }: Enrolling,
): Promise<void> {
  const to = recipientOf(req, channel)
  if (channel === 'email') await requireMailLeft(req.tenant, pending.userId)
  await logSecondFactor(req, undefined, 'gd_start_enroll', pending)
  const sending = { ...by, to, template: 'otp_enroll' } as const
  if (!(await sendCode(req, token, pending, channel, sending))) return refuseMore(res)
  const oobCode = newOobCode()
  const { phone: _, email: __, ...others } = pending
  const enrolled = channel === 'email' ? { email: to } : { phone: to }
  const kept = { ...others, ...enrolled, oobCode, oobChannel: channel }
  await storePending(req.tenant, 'MfaToken', token, kept)
  answerJson(res, 200, {
    authenticator_type: 'oob',
    oob_channel: channel,
    oob_code: oobCode,
    binding_method: 'prompt',
    ...recovery,
  })
}

/**
 * The first of `oob_channels` that the tenant has; the parameter is an array in JSON, and one value
 * in a form.
 */
export function newChannelOf({ sent, tenant: { guardian } }: Request): Channel | undefined {
  const wanted: readonly unknown[] = [sent.members.oob_channels].flat()
  const byPhone = phoneMethodsOf(guardian).map((method) => channelOfPhone[method])
  const channels: readonly Channel[] = guardian.factors.email ? [...byPhone, 'email'] : byPhone
  return channels.find((channel) => wanted.includes(channel))
}

/** @throws ApiError `phone_number_malformed`, `email_malformed` */
function recipientOf({ sent: { members } }: Request, channel: Channel): string {
  if (channel === 'email') {
    const address = emailOf(String(members.email ?? '').trim())
    if (address === undefined) throw new ApiError('email_malformed')
    return address
  }
  const identifier = typedIdentifier(String(members.phone_number ?? ''))
  if (identifier?.kind !== 'phone_number') throw new ApiError('phone_number_malformed')
  return identifier.value
}
