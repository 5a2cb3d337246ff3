import type { Request, Response } from 'express'
import { redirectTo } from '../../pages/redirect-to.ts'
import type { PhoneMethod } from '../../phone-messages/phone-methods.ts'
import type { Authentication } from '../authentication.ts'
import { browserOf } from '../devices/login-device.ts'
import { placeOf } from '../login-origin.ts'
import { pathOf } from '../login-transaction.ts'
import type { OpenLogin } from '../serve-login.ts'
import { bestOf, findAvailable } from './available.ts'
import { sendEmailCode } from './email-code.ts'
import { isCodeSent, recipientPlace } from './factor-code.ts'
import { isKnownDevice } from './known-device.ts'
import { logRequired, logSecondFactor } from './log-second-factor.ts'
import { type Pending, storePending } from './pending.ts'
import { sendPhoneCode } from './phone-code.ts'
import { doubtOf } from './second-factor-policy.ts'

type Shown = Authentication & Pick<Pending, 'account'>

/**
 * Redirects to the page of a second factor; the user is not logged in before. If that factor is a
 * code, it is sent here: opening the page sends nothing.
 */
export async function requireSecondFactor(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  shown: Shown,
): Promise<void> {
  const pending = await beginPending(req, transaction, shown)
  const available = await findAvailable(req.tenant, pending)
  const isKnown = isKnownDevice(req, available.credentials['webauthn-platform'])
  const best = bestOf(available, isKnown)
  if (best === 'sms') {
    const to = available.sms ?? ''
    const isSent = await isCodeSent(
      req.tenant,
      'SecondFactorSms',
      recipientPlace(transaction.id, to),
    )
    if (!isSent) await sendSms(req, transaction, { ...pending, to, method: available.phoneMethod })
  }
  if (best === 'email') {
    const isSent = await isCodeSent(req.tenant, 'SecondFactorEmail', transaction.id)
    if (!isSent) await sendCode(req, transaction, { ...pending, to: available.email ?? '' })
  }
  const Location = `${pathOf(transaction)}/mfa`
  redirectTo(res, Location)
}

/** Stores a log-in whose first factor was verified. */
export async function beginPending(
  req: Request,
  { id, client }: OpenLogin,
  shown: Shown,
): Promise<Pending> {
  const { tenant } = req
  const { userId, sessionId } = shown
  const device = browserOf(req)
  const doubted = { tenant, userId, device: sessionId === undefined ? device : undefined }
  const pending = { ...shown, ...(await doubtOf(doubted)), clientId: client.clientId }
  await storePending(tenant, 'PendingLogin', id, pending)
  await logRequired(req, client, pending, device)
  return pending
}

/** @returns false if too many codes were sent */
export async function sendCode(
  req: Request,
  { id, mailer, branding, client }: OpenLogin,
  pending: Pick<Pending, 'userId' | 'clientId' | 'account'> & { readonly to: string },
): Promise<boolean> {
  const { userId, clientId, to } = pending
  const { tenant } = req
  const isSent = await sendEmailCode(id, { tenant, mailer, branding, userId, clientId, to })
  const type = isSent ? 'gd_send_email' : 'gd_otp_rate_limit_exceed'
  await logSecondFactor(req, client, type, pending)
  return isSent
}

interface Destination {
  readonly to: string
  readonly method: PhoneMethod
}

/** @returns false if too many codes were sent */
export async function sendSms(
  req: Request,
  { id, phones, branding, client }: OpenLogin,
  pending: Pick<Pending, 'userId' | 'clientId' | 'account'> & Destination,
  template: 'otp_verify' | 'otp_enroll' = 'otp_verify',
): Promise<boolean> {
  const { tenant } = req
  const { userId, clientId, to, method } = pending
  const { ip } = placeOf(req)
  const isSent = await sendPhoneCode(id, {
    tenant,
    phones,
    branding,
    userId,
    clientId,
    to,
    template,
    method,
    ip,
  })
  const sent = method === 'voice' ? 'gd_send_voice' : 'gd_send_sms'
  await logSecondFactor(req, client, isSent ? sent : 'gd_otp_rate_limit_exceed', pending)
  return isSent
}
