import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { typedIdentifier } from '../../identifiers/identifiers.ts'
import { renderPhoneEnrollment } from '../../pages/mfa-sms.ts'
import { renderCodeRequest, renderSentCode } from '../../pages/one-time-code.ts'
import type { PhoneError } from '../../pages/phone-field.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { maskedNumber } from '../../phone-messages/masked-number.ts'
import { type PhoneMethod, phoneMethodsOf } from '../../phone-messages/phone-methods.ts'
import { formOf } from '../same-origin-form.ts'
import { recipientPlace, sentMethodOf } from './factor-code.ts'
import { keyEnrollmentOf, othersOfCode, sendSmsForm } from './other-factors-of.ts'
import { asksToSend, type CodeError, codeOf, enrollingOf, provingOf, write } from './page-parts.ts'
import { storePending } from './pending.ts'
import { type PendingLogin, proceed } from './pending-login.ts'
import { enrollPhone, proveSentCode } from './prove.ts'
import { refuseCode } from './refuse-code.ts'
import { sendSms } from './require-second-factor.ts'

/** The other way in which a code can reach a phone; undefined if there is only one. */
const otherMethodOf = ({ tenant }: Request, method: PhoneMethod) =>
  phoneMethodsOf(tenant.guardian).find((each) => each !== method)

/** The method in a form, if the tenant has it. */
function typedMethodOf(req: Request, fallback: PhoneMethod): PhoneMethod {
  const typed = formOf(req).get('method')
  return phoneMethodsOf(req.tenant.guardian).find((each) => each === typed) ?? fallback
}

/** Shows the page that asks for a code that was sent to the phone. */
export async function getSmsCodePage(req: Request, res: Response, at: PendingLogin): Promise<void> {
  const { available, branding, path, id } = at
  const { sms, phoneMethod: method } = available
  if (sms === undefined) return redirectTo(res, `${path}/mfa`)
  const sent = await sentMethodOf(req.tenant, recipientPlace(id, sms))
  if (sent) return writeCode(req, res, at, { number: sms, method: sent })
  const to = { phone_number: maskedNumber(sms) }
  const other = otherFormOf(req, path, method)
  const byCall = method === 'voice'
  const others = othersOfCode(at, 'sms')
  const form = sendSmsForm(path, method)
  write(res, at, renderCodeRequest(branding, { ...form, to, byCall, other, others }))
}

/** The form that sends a code by the other method. */
function otherFormOf(req: Request, path: string, method: PhoneMethod) {
  const other = otherMethodOf(req, method)
  return other && sendSmsForm(path, other)
}

interface Sent {
  readonly number: string
  readonly method: PhoneMethod
  readonly error?: CodeError
}

function writeCode(
  req: Request,
  res: Response,
  at: PendingLogin,
  { number, method, error }: Sent,
): void {
  const { branding, path, available } = at
  const recoveryUrl = available.recoveryCode ? `${path}/mfa-recovery-code` : undefined
  const shown = {
    action: `${path}/mfa-sms`,
    hidden: {},
    resend: sendSmsForm(path, method),
    to: { phone_number: maskedNumber(number) },
    byCall: method === 'voice',
    other: otherFormOf(req, path, method),
    recoveryUrl,
    error,
    others: othersOfCode(at, 'sms'),
    screen: { prompt: 'mfa-sms', name: 'mfa-sms-challenge' },
  }
  write(res, at, renderSentCode(branding, shown), error)
}

/** Processes the form of that page: sends a code, or verifies it. */
export async function createSmsCodeUse(
  req: Request,
  res: Response,
  at: PendingLogin,
): Promise<void> {
  const { available, pending, path, id } = at
  const { sms, phoneMethod } = available
  if (sms === undefined) return redirectTo(res, `${path}/mfa`)
  if (asksToSend(formOf(req))) {
    const method = typedMethodOf(req, phoneMethod)
    const isSent = await sendSms(req, at, { ...pending, to: sms, method })
    return isSent
      ? redirectTo(res, `${path}/mfa-sms`)
      : writeCode(req, res, at, { number: sms, method, error: 'too-many-attempts' })
  }
  const place = recipientPlace(id, sms)
  const method = (await sentMethodOf(req.tenant, place)) ?? phoneMethod
  const proof = await proveSentCode(provingOf(req, at), 'SecondFactorSms', place, codeOf(req))
  if (proof === 'right') return proceed(req, res, at, { proved: provedBy[method] })
  await refuseCode(req, res, at, proof, (error) =>
    writeCode(req, res, at, { number: sms, method, error }),
  )
}

const provedBy = { text: 'sms', voice: 'voice' } as const

/** Shows the page that asks for a phone number, and then for the code that was sent to it. */
export async function getSmsEnrollmentPage(
  req: Request,
  res: Response,
  at: PendingLogin,
): Promise<void> {
  const { available, pending, path, id } = at
  if (!available.mayEnrollPhone || pending.proved) return redirectTo(res, `${path}/mfa`)
  const { phone } = pending
  const sent = await sentMethodOf(req.tenant, recipientPlace(id, phone ?? ''))
  if (phone !== undefined && sent) {
    writeEnrollmentCode(req, res, at, { number: phone, method: sent })
  } else writeNumber(req, res, at, {})
}

interface Typed {
  readonly phone?: string
  readonly error?: PhoneError
}

function writeNumber(req: Request, res: Response, at: PendingLogin, { phone, error }: Typed): void {
  const { branding, path, available } = at
  const [method = 'text', other] = phoneMethodsOf(req.tenant.guardian)
  const otpUrl = available.mayEnroll ? `${path}/mfa-otp-enrollment` : undefined
  const form = {
    action: `${path}/mfa-sms-enrollment`,
    hidden: {},
    phone,
    error,
    otpUrl,
    method,
    other,
    others: keyEnrollmentOf(at),
  }
  write(res, at, renderPhoneEnrollment(branding, form), error)
}

function writeEnrollmentCode(
  req: Request,
  res: Response,
  at: PendingLogin,
  { number, method, error }: Sent,
): void {
  const { branding, path } = at
  const action = `${path}/mfa-sms-enrollment`
  const to = { phone_number: number }
  const formBy = (by: PhoneMethod) => ({ action, hidden: { ...to, method: by } })
  const otherMethod = otherMethodOf(req, method)
  const shown = {
    action,
    hidden: {},
    resend: formBy(method),
    to,
    byCall: method === 'voice',
    other: otherMethod && formBy(otherMethod),
    error,
  }
  write(res, at, renderSentCode(branding, shown), error)
}

/** Processes the form of that page: sends a code to the number, or enrolls the phone. */
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
  const method = (await sentMethodOf(req.tenant, recipientPlace(id, phone))) ?? 'text'
  const enrolling = enrollingOf(req, at, 'phone')
  const proof = await enrollPhone(enrolling, { number: phone, method }, id, codeOf(req))
  if (proof === 'right') return proceed(req, res, at, { proved: provedBy[method], isNew: true })
  await refuseCode(req, res, at, proof, (error) =>
    writeEnrollmentCode(req, res, at, { number: phone, method, error }),
  )
}

async function sendTo(req: Request, res: Response, at: PendingLogin, typed: string) {
  const { pending, path, id } = at
  const identifier = typedIdentifier(typed)
  if (identifier?.kind !== 'phone_number') {
    return writeNumber(req, res, at, { phone: typed, error: 'invalid-phone' })
  }
  const { value: phone } = identifier
  const method = typedMethodOf(req, at.available.phoneMethod)
  try {
    const isSent = await sendSms(req, at, { ...pending, to: phone, method }, 'otp_enroll')
    if (!isSent) return writeNumber(req, res, at, { phone: typed, error: 'too-many-attempts' })
    await storePending(req.tenant, 'PendingLogin', id, { ...pending, phone })
  } catch (thrown) {
    const error = thrown instanceof ApiError && refusals[thrown.code]
    if (!error) throw thrown
    return writeNumber(req, res, at, { phone: typed, error })
  }
  redirectTo(res, `${path}/mfa-sms-enrollment`)
}

const refusals: Readonly<Partial<Record<string, PhoneError>>> = {
  phone_number_malformed: 'invalid-phone',
  phone_number_refused: 'refused-phone',
}
