import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { typedIdentifier } from '../../identifiers/identifiers.ts'
import { renderPhoneEnrollment } from '../../pages/mfa-sms.ts'
import { renderCodeRequest, renderSentCode } from '../../pages/one-time-code.ts'
import type { PhoneError } from '../../pages/phone-field.ts'
import { maskedNumber } from '../../phone-messages/masked-number.ts'
import { formOf } from '../same-origin-form.ts'
import { isCodeSent, smsPlace } from './factor-code.ts'
import { type CodeError, codeOf, errorOf, provingOf, write } from './page-parts.ts'
import { storePending } from './pending.ts'
import { type PendingLogin, proceed, redirectTo } from './pending-login.ts'
import { enrollPhone, proveSentCode } from './prove.ts'
import { sendSms } from './require-second-factor.ts'

/** The form that sends a code; opening a page by GET sends none. */
export const sendSmsForm = (path: string) => ({
  action: `${path}/mfa-sms`,
  hidden: { send: 'true' },
})

export async function getSmsCodePage(req: Request, res: Response, at: PendingLogin): Promise<void> {
  const { available, branding, path, id } = at
  const { sms } = available
  if (sms === undefined) return redirectTo(res, `${path}/mfa`)
  if (await isCodeSent(req.tenant, 'SecondFactorSms', smsPlace(id, sms)))
    return writeCode(res, at, sms)
  const to = { phone_number: maskedNumber(sms) }
  write(res, at, renderCodeRequest(branding, { ...sendSmsForm(path), to }))
}

function writeCode(res: Response, at: PendingLogin, number: string, error?: CodeError): void {
  const { branding, path, available } = at
  const recoveryUrl = available.recoveryCode ? `${path}/mfa-recovery-code` : undefined
  const shown = {
    action: `${path}/mfa-sms`,
    hidden: {},
    resend: sendSmsForm(path),
    to: { phone_number: maskedNumber(number) },
    recoveryUrl,
    error,
  }
  write(res, at, renderSentCode(branding, shown), error)
}

export async function createSmsCodeUse(
  req: Request,
  res: Response,
  at: PendingLogin,
): Promise<void> {
  const { available, pending, path, id } = at
  const { sms } = available
  if (sms === undefined) return redirectTo(res, `${path}/mfa`)
  if (formOf(req).get('send') === 'true') {
    const isSent = await sendSms(req, at, { ...pending, to: sms })
    return isSent
      ? redirectTo(res, `${path}/mfa-sms`)
      : writeCode(res, at, sms, 'too-many-attempts')
  }
  const place = smsPlace(id, sms)
  const proof = await proveSentCode(provingOf(req, at), 'SecondFactorSms', place, codeOf(req))
  if (proof === 'right') return proceed(req, res, at, { proved: 'sms' })
  writeCode(res, at, sms, errorOf(proof))
}

/** Asks for the number, and then for the code that was sent to it. */
export async function getSmsEnrollmentPage(
  req: Request,
  res: Response,
  at: PendingLogin,
): Promise<void> {
  const { available, pending, path, id } = at
  if (!available.mayEnrollPhone || pending.proved) return redirectTo(res, `${path}/mfa`)
  const { phone } = pending
  const place = smsPlace(id, phone ?? '')
  const isSent = await isCodeSent(req.tenant, 'SecondFactorSms', place)
  if (phone !== undefined && isSent) writeEnrollmentCode(res, at, phone)
  else writeNumber(res, at, {})
}

interface Typed {
  readonly phone?: string
  readonly error?: PhoneError
}

function writeNumber(res: Response, at: PendingLogin, { phone, error }: Typed): void {
  const { branding, path, available } = at
  const otpUrl = available.mayEnroll ? `${path}/mfa-otp-enrollment` : undefined
  const form = { action: `${path}/mfa-sms-enrollment`, hidden: {}, phone, error, otpUrl }
  write(res, at, renderPhoneEnrollment(branding, form), error)
}

function writeEnrollmentCode(
  res: Response,
  at: PendingLogin,
  number: string,
  error?: CodeError,
): void {
  const { branding, path } = at
  const action = `${path}/mfa-sms-enrollment`
  const to = { phone_number: number }
  const resend = { action, hidden: to }
  write(res, at, renderSentCode(branding, { action, hidden: {}, resend, to, error }), error)
}

export async function createSmsEnrollment(
  req: Request,
  res: Response,
  at: PendingLogin,
): Promise<void> {
  const { available, pending, path, id } = at
  if (!available.mayEnrollPhone || pending.proved) return redirectTo(res, `${path}/mfa`)
  const typed = formOf(req).get('phone_number')
  if (typed !== null) return sendTo(req, res, at, typed)
  const { phone } = pending
  if (phone === undefined) return redirectTo(res, `${path}/mfa-sms-enrollment`)
  const proof = await enrollPhone(provingOf(req, at), phone, id, codeOf(req))
  if (proof === 'right') return proceed(req, res, at, { proved: 'sms' })
  writeEnrollmentCode(res, at, phone, errorOf(proof))
}

async function sendTo(req: Request, res: Response, at: PendingLogin, typed: string) {
  const { pending, path, id } = at
  const identifier = typedIdentifier(typed)
  if (identifier?.kind !== 'phone_number') {
    return writeNumber(res, at, { phone: typed, error: 'invalid-phone' })
  }
  const { value: phone } = identifier
  try {
    const isSent = await sendSms(req, at, { ...pending, to: phone }, 'otp_enroll')
    if (!isSent) return writeNumber(res, at, { phone: typed, error: 'too-many-attempts' })
    await storePending(req.tenant, 'PendingLogin', id, { ...pending, phone })
  } catch (thrown) {
    const error = thrown instanceof ApiError && refusals[thrown.code]
    if (!error) throw thrown
    return writeNumber(res, at, { phone: typed, error })
  }
  redirectTo(res, `${path}/mfa-sms-enrollment`)
}

const refusals: Readonly<Partial<Record<string, PhoneError>>> = {
  phone_number_malformed: 'invalid-phone',
  phone_number_refused: 'refused-phone',
}
