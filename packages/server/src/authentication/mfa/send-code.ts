import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { placeOf } from '../../login/login-origin.ts'
import { sendEmailCode } from '../../login/second-factors/email-code.ts'
import { recipientPlace } from '../../login/second-factors/factor-code.ts'
import { logSecondFactor } from '../../login/second-factors/log-second-factor.ts'
import type { Pending } from '../../login/second-factors/pending.ts'
import { sendPhoneCode } from '../../login/second-factors/phone-code.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { PhoneSender } from '../../phone-messages/phone-sender.ts'
import { type Channel, methodOf } from './channels.ts'
import { refuse } from './refuse.ts'

/** What codes are sent with. */
export interface CodeSenders {
  readonly mailer: Mailer
  readonly phones: PhoneSender
}

interface Sending extends CodeSenders {
  readonly to: string
  readonly template: 'otp_verify' | 'otp_enroll'
}

/** Sends a code. @returns false if too many codes were sent */
export async function sendCode(
  req: Request,
  token: string,
  pending: Pending,
  channel: Channel,
  { mailer, phones, to, template }: Sending,
): Promise<boolean> {
  const { tenant, headers } = req
  const branding = await resolveBranding(tenant, { headers })
  const { userId, clientId } = pending
  const { ip } = placeOf(req)
  const shared = { tenant, branding, userId, clientId, to }
  const isSent =
    channel === 'email'
      ? await sendEmailCode(template === 'otp_enroll' ? recipientPlace(token, to) : token, {
          ...shared,
          mailer,
        })
      : await sendPhoneCode(token, { ...shared, phones, template, method: methodOf[channel], ip })
  if (isSent) await logSecondFactor(req, undefined, `gd_send_${channel}`, pending)
  return isSent
}

/** A new `oob_code`, to which the sent code is bound. */
export const newOobCode = () => randomBytes(32).toString('base64url')

/** The answer instead of a further code. */
export const refuseMore = (res: Response) =>
  refuse(res, 429, 'too_many_attempts', 'Too many codes were sent. Log in again.')
