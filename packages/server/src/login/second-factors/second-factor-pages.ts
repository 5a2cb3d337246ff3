import type { Request, Response } from 'express'
import { renderEnrollmentChoice } from '../../pages/mfa-begin-enroll.ts'
import {
  renderCodeRequest,
  renderOtp,
  renderOtpEnrollment,
  renderRecoveryCode,
  renderRecoveryCodeEnrollment,
  renderSentCode,
} from '../../pages/one-time-code.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import type { LoginRefusal } from '../login-transaction.ts'
import { formOf } from '../same-origin-form.ts'
import type { ServeTransaction } from '../serve-login.ts'
import { bestOf, findAvailable } from './available.ts'
import { destinationOfFirst } from './destination-of-first.ts'
import { isCodeSent } from './factor-code.ts'
import { isKnownDevice } from './known-device.ts'
import { keyUriOf, offeredSecret } from './offer.ts'
import {
  enrollmentChoiceOf,
  keyEnrollmentOf,
  otherCredentialsOf,
  othersOfCode,
  sendForm,
  sendSmsForm,
} from './other-factors-of.ts'
import {
  asksToSend,
  type CodeError,
  codeOf,
  enrollingOf,
  errorOf,
  isRemembering,
  provingOf,
  rememberBoxOf,
  write,
} from './page-parts.ts'
import { offerOrComplete, type PendingLogin, proceed } from './pending-login.ts'
import { enrollOtp, proveOtp, proveRecoveryCode, proveSentCode } from './prove.ts'
import { refuseCode } from './refuse-code.ts'
import { sendCode } from './require-second-factor.ts'
import { forPendingLogin } from './serve-pending-login.ts'
import {
  createSmsCodeUse,
  createSmsEnrollment,
  getSmsCodePage,
  getSmsEnrollmentPage,
} from './sms-factor-pages.ts'

type SecondFactorPage =
  | 'getMfaPage'
  | 'getOtpEnrollmentPage'
  | 'createOtpEnrollment'
  | 'getOtpPage'
  | 'createOtp'
  | 'getRecoveryCodePage'
  | 'createRecoveryCodeUse'
  | 'getRecoveryCodeEnrollmentPage'
  | 'createRecoveryCodeEnrollment'
  | 'getEmailCodePage'
  | 'createEmailCodeUse'
  | 'getSmsCodePage'
  | 'createSmsCodeUse'
  | 'getSmsEnrollmentPage'
  | 'createSmsEnrollment'

/** The pages of second factors, which follow the first factor of a log-in. */
export const secondFactorPages: Readonly<Record<SecondFactorPage, ServeTransaction>> = {
  getMfaPage: forPendingLogin(getMfaPage),
  getOtpEnrollmentPage: forPendingLogin(writeOtpEnrollment),
  createOtpEnrollment: forPendingLogin(createOtpEnrollment),
  getOtpPage: forPendingLogin(writeOtp),
  createOtp: forPendingLogin(createOtp),
  getRecoveryCodePage: forPendingLogin(writeRecoveryCode),
  createRecoveryCodeUse: forPendingLogin(createRecoveryCodeUse),
  getRecoveryCodeEnrollmentPage: forPendingLogin(writeRecoveryCodeEnrollment),
  createRecoveryCodeEnrollment: forPendingLogin(createRecoveryCodeEnrollment),
  getEmailCodePage: forPendingLogin(getEmailCodePage),
  createEmailCodeUse: forPendingLogin(createEmailCodeUse),
  getSmsCodePage: forPendingLogin(getSmsCodePage),
  createSmsCodeUse: forPendingLogin(createSmsCodeUse),
  getSmsEnrollmentPage: forPendingLogin(getSmsEnrollmentPage),
  createSmsEnrollment: forPendingLogin(createSmsEnrollment),
}

/** Redirects to the page of the best available factor, or lets the user choose one to enroll. */
async function getMfaPage(req: Request, res: Response, at: PendingLogin): Promise<void> {
  const { available, pending, path } = at
  if (pending.proved) {
    const next = pending.recoveryCode === undefined ? 'webauthn-platform' : 'recovery-code'
    return redirectTo(res, `${path}/mfa-${next}-enrollment`)
  }
  const best = bestOf(available, isKnownDevice(req, available.credentials['webauthn-platform']))
  const choice = best?.endsWith('-enrollment') ? enrollmentChoiceOf(req.tenant, at) : undefined
  if (choice) return write(res, at, renderEnrollmentChoice(at.branding, choice))
  if (best) return redirectTo(res, `${path}/mfa-${best}`)
  const refused: LoginRefusal = {
    error: 'unmet_authentication_requirements',
    error_description: pending.actions?.factor?.enrolls ? nothingToEnroll : nothingToVerify,
  }
  await at.refuse(res, refused)
}

const nothingToVerify = 'A second factor is required, and the user has none that can be used.'
const nothingToEnroll = 'An action asks to enroll a second factor, and the user can enroll none.'

async function writeOtpEnrollment(
  req: Request,
  res: Response,
  at: PendingLogin,
  error?: CodeError,
) {
  const { branding, path, pending, available, id } = at
  if (!available.mayEnroll || pending.proved) return redirectTo(res, `${path}/mfa`)
  const secret = offeredSecret(req.tenant, 'PendingLogin', id, pending)
  const keyUri = await keyUriOf(req.tenant, pending.userId, secret)
  const phoneUrl = available.mayEnrollPhone ? `${path}/mfa-sms-enrollment` : undefined
  write(
    res,
    at,
    renderOtpEnrollment(branding, {
      action: `${path}/mfa-otp-enrollment`,
      hidden: {},
      error,
      keyUri,
      secret,
      phoneUrl,
      others: keyEnrollmentOf(at),
    }),
    error,
  )
}

async function createOtpEnrollment(req: Request, res: Response, at: PendingLogin): Promise<void> {
  const { path, pending, available, id } = at
  if (!available.mayEnroll || pending.proved) return redirectTo(res, `${path}/mfa`)
  const secret = offeredSecret(req.tenant, 'PendingLogin', id, pending)
  const proof = await enrollOtp(enrollingOf(req, at, 'totp'), secret, codeOf(req))
  if (proof === 'right') return proceed(req, res, at, { proved: 'otp', isNew: true })
  await refuseCode(req, res, at, proof, (error) => writeOtpEnrollment(req, res, at, error))
}

async function writeOtp(req: Request, res: Response, at: PendingLogin, error?: CodeError) {
  const { branding, path, available } = at
  if (!available.otp) return redirectTo(res, `${path}/mfa`)
  const page = renderOtp(branding, {
    action: `${path}/mfa-otp`,
    hidden: {},
    error,
    remember: rememberBoxOf(req, at),
    recoveryUrl: available.recoveryCode ? `${path}/mfa-recovery-code` : undefined,
    emailForm: available.email === undefined ? undefined : sendForm(path),
    smsForm: available.sms === undefined ? undefined : sendSmsForm(path),
    others: otherCredentialsOf(at),
  })
  write(res, at, page, error)
}

async function createOtp(req: Request, res: Response, at: PendingLogin): Promise<void> {
  if (!at.available.otp) return redirectTo(res, `${at.path}/mfa`)
  const proof = await proveOtp(provingOf(req, at), codeOf(req))
  const remember = isRemembering(req, at)
  if (proof === 'right') return proceed(req, res, at, { proved: 'otp', remember })
  await refuseCode(req, res, at, proof, (error) => writeOtp(req, res, at, error))
}

async function writeRecoveryCode(
  _req: Request,
  res: Response,
  at: PendingLogin,
  error?: CodeError,
) {
  const { branding, path, available } = at
  if (!available.recoveryCode) return redirectTo(res, `${path}/mfa`)
  const page = renderRecoveryCode(branding, {
    action: `${path}/mfa-recovery-code`,
    hidden: {},
    error,
    otpUrl: available.otp ? `${path}/mfa-otp` : undefined,
    others: otherCredentialsOf(at),
  })
  write(res, at, page, error)
}

async function createRecoveryCodeUse(req: Request, res: Response, at: PendingLogin): Promise<void> {
  if (!at.available.recoveryCode) return redirectTo(res, `${at.path}/mfa`)
  const proof = await proveRecoveryCode(provingOf(req, at), codeOf(req))
  if (proof === 'right') return proceed(req, res, at, { proved: 'recovery-code' })
  const isUsed = !(await findAvailable(req.tenant, at.pending)).recoveryCode
  const destination = isUsed ? await destinationOfFirst(req, at) : undefined
  if (destination !== undefined) return redirectTo(res, destination)
  await writeRecoveryCode(req, res, at, errorOf(proof))
}

async function writeRecoveryCodeEnrollment(
  _req: Request,
  res: Response,
  at: PendingLogin,
  error?: 'not-confirmed',
): Promise<void> {
  const { branding, path, pending } = at
  const { recoveryCode } = pending
  if (recoveryCode === undefined) return redirectTo(res, `${path}/mfa`)
  write(
    res,
    at,
    renderRecoveryCodeEnrollment(branding, {
      action: `${path}/mfa-recovery-code-enrollment`,
      hidden: {},
      error,
      recoveryCode,
    }),
    error,
  )
}

/** Stores the recovery code, after the user has confirmed it. */
async function createRecoveryCodeEnrollment(req: Request, res: Response, at: PendingLogin) {
  const { pending, path } = at
  const { recoveryCode: code, proved } = pending
  if (code === undefined || !proved) return redirectTo(res, `${path}/mfa`)
  if (formOf(req).get('confirmed') !== 'true') {
    return writeRecoveryCodeEnrollment(req, res, at, 'not-confirmed')
  }
  await req.tenant.store.write({ description: 'Store a recovery code' }, ({ secondFactors }) =>
    secondFactors.setRecoveryCode(pending, code),
  )
  await offerOrComplete(req, res, at, pending)
}

async function getEmailCodePage(req: Request, res: Response, at: PendingLogin): Promise<void> {
  const { available, branding, path, id } = at
  const { email } = available
  if (email === undefined) return redirectTo(res, `${path}/mfa`)
  if (await isCodeSent(req.tenant, 'SecondFactorEmail', id)) return writeEmailCode(res, at, email)
  const others = othersOfCode(at, 'email')
  write(res, at, renderCodeRequest(branding, { ...sendForm(path), to: { email }, others }))
}

function writeEmailCode(res: Response, at: PendingLogin, email: string, error?: CodeError): void {
  const { branding, path } = at
  write(
    res,
    at,
    renderSentCode(branding, {
      action: `${path}/mfa-email`,
      hidden: {},
      resend: sendForm(path),
      to: { email },
      error,
      others: othersOfCode(at, 'email'),
      screen: { prompt: 'mfa-email', name: 'mfa-email-challenge' },
    }),
    error,
  )
}

async function createEmailCodeUse(req: Request, res: Response, at: PendingLogin): Promise<void> {
  const { available, pending, path, id } = at
  const { email } = available
  if (email === undefined) return redirectTo(res, `${path}/mfa`)
  if (asksToSend(formOf(req))) {
    const isSent = await sendCode(req, at, { ...pending, to: email })
    return isSent
      ? redirectTo(res, `${path}/mfa-email`)
      : writeEmailCode(res, at, email, 'too-many-attempts')
  }
  const proof = await proveSentCode(provingOf(req, at), 'SecondFactorEmail', id, codeOf(req))
  if (proof === 'right') return proceed(req, res, at, { proved: 'email' })
  await refuseCode(req, res, at, proof, (error) => writeEmailCode(res, at, email, error))
}
