import type { Request, Response } from 'express'
import { renderWebauthn } from '../../pages/mfa-webauthn.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import type { Proof } from '../../store/second-factors/second-factors.ts'
import { formOf } from '../same-origin-form.ts'
import type { ServeTransaction } from '../serve-login.ts'
import { declineDevice, mayOfferDevice, rememberDevice } from './known-device.ts'
import { keyEnrollmentOf, otherEnrollmentsOf, othersOf } from './other-factors-of.ts'
import { enrollingOf, isRemembering, provingOf, rememberBoxOf, write } from './page-parts.ts'
import { complete, type PendingLogin, proceed } from './pending-login.ts'
import { forPendingLogin, type ServePage } from './serve-pending-login.ts'
import {
  type AtFactor,
  challengeOptions,
  enrollFactor,
  enrollmentOptions,
  proveFactor,
} from './webauthn-ceremonies.ts'
import type { WebauthnFactor } from './webauthn-rules.ts'

type WebauthnPage =
  | 'getSecurityKeyPage'
  | 'createSecurityKeyUse'
  | 'getSecurityKeyEnrollmentPage'
  | 'createSecurityKeyEnrollment'
  | 'getDeviceBiometricsPage'
  | 'createDeviceBiometricsUse'
  | 'getDeviceBiometricsEnrollmentPage'
  | 'createDeviceBiometricsEnrollment'

/** The pages of security keys and of the biometrics of devices. */
export const webauthnPages: Readonly<Record<WebauthnPage, ServeTransaction>> = {
  getSecurityKeyPage: forPendingLogin(challengePage('webauthn-roaming')),
  createSecurityKeyUse: forPendingLogin(useOf('webauthn-roaming')),
  getSecurityKeyEnrollmentPage: forPendingLogin(writeKeyEnrollment),
  createSecurityKeyEnrollment: forPendingLogin(createKeyEnrollment),
  getDeviceBiometricsPage: forPendingLogin(challengePage('webauthn-platform')),
  createDeviceBiometricsUse: forPendingLogin(useOf('webauthn-platform')),
  getDeviceBiometricsEnrollmentPage: forPendingLogin(getDeviceEnrollment),
  createDeviceBiometricsEnrollment: forPendingLogin(createDeviceEnrollment),
}

type WebauthnError = 'failed' | 'too-many-attempts' | undefined

const errorOf = (proof: Proof): WebauthnError =>
  proof === 'blocked' ? 'too-many-attempts' : 'failed'

const atFactor = (req: Request, at: PendingLogin, factor: WebauthnFactor): AtFactor => ({
  req,
  factor,
  id: at.id,
  proving: provingOf(req, at),
})

const credentialOf = (req: Request) => formOf(req).get('credential') ?? ''

async function writeChallenge(
  req: Request,
  res: Response,
  at: PendingLogin,
  factor: WebauthnFactor,
  error?: WebauthnError,
): Promise<void> {
  const { branding, path, available, pending } = at
  const credentials = available.credentials[factor]
  if (credentials.length === 0 || pending.proved) return redirectTo(res, `${path}/mfa`)
  const page = renderWebauthn(branding, {
    screen: `mfa-${factor}-challenge`,
    action: `${path}/mfa-${factor}`,
    hidden: {},
    options: await challengeOptions(atFactor(req, at, factor), credentials),
    remember: rememberBoxOf(req, at),
    others: othersOf(at, factor),
    error,
  })
  write(res, at, page, error)
}

function challengePage(factor: WebauthnFactor): ServePage {
  return (req, res, at) => writeChallenge(req, res, at, factor)
}

function useOf(factor: WebauthnFactor): ServePage {
  return async (req, res, at) => {
    const { path, available, pending } = at
    if (available.credentials[factor].length === 0 || pending.proved) {
      return redirectTo(res, `${path}/mfa`)
    }
    const outcome = await proveFactor(atFactor(req, at, factor), credentialOf(req))
    if (outcome.proof !== 'right') {
      return writeChallenge(req, res, at, factor, errorOf(outcome.proof))
    }
    if (factor === 'webauthn-platform') rememberDevice(req, res, outcome.methodId)
    const remember = isRemembering(req, at)
    await proceed(req, res, at, { proved: factor, credentialAmr: outcome.amr, remember })
  }
}

async function writeKeyEnrollment(
  req: Request,
  res: Response,
  at: PendingLogin,
  error?: WebauthnError,
): Promise<void> {
  const { branding, path, available, pending } = at
  if (!available.mayEnrollKey || pending.proved) return redirectTo(res, `${path}/mfa`)
  const factor = 'webauthn-roaming'
  const page = renderWebauthn(branding, {
    screen: `mfa-${factor}-enrollment`,
    action: `${path}/mfa-${factor}-enrollment`,
    hidden: {},
    options: await enrollmentOptions(atFactor(req, at, factor), branding),
    others: { ...otherEnrollmentsOf(at), biometricsUrl: keyEnrollmentOf(at).biometricsUrl },
    error,
  })
  write(res, at, page, error)
}

async function createKeyEnrollment(req: Request, res: Response, at: PendingLogin): Promise<void> {
  const { path, available, pending } = at
  if (!available.mayEnrollKey || pending.proved) return redirectTo(res, `${path}/mfa`)
  const factor = 'webauthn-roaming'
  const place = { ...atFactor(req, at, factor), proving: enrollingOf(req, at, factor) }
  const outcome = await enrollFactor(place, credentialOf(req))
  if (outcome.proof !== 'right') return writeKeyEnrollment(req, res, at, errorOf(outcome.proof))
  await proceed(req, res, at, { proved: factor, credentialAmr: outcome.amr, isNew: true })
}

/** Whether an action asks to enroll this device, as the second factor of the log-in. */
const mustEnrollDevice = ({ available, pending }: PendingLogin): boolean =>
  available.order !== undefined && available.mayEnrollDevice && !pending.proved

async function getDeviceEnrollment(
  req: Request,
  res: Response,
  at: PendingLogin,
  error?: WebauthnError,
): Promise<void> {
  const { branding, path, pending } = at
  const isRequired = mustEnrollDevice(at)
  if (!isRequired) {
    if (!pending.proved || pending.recoveryCode !== undefined) {
      return redirectTo(res, `${path}/mfa`)
    }
    if (!mayOfferDevice(req, at)) return complete(req, res, at, pending)
  }
  const factor = 'webauthn-platform'
  const action = `${path}/mfa-${factor}-enrollment`
  const page = renderWebauthn(branding, {
    screen: `mfa-${factor}-enrollment`,
    action,
    hidden: {},
    options: await enrollmentOptions(atFactor(req, at, factor), branding),
    ...(isRequired
      ? {
          others: { ...otherEnrollmentsOf(at), securityKeyUrl: keyEnrollmentOf(at).securityKeyUrl },
        }
      : { declineForm: { action, hidden: { later: 'true' } } }),
    error,
  })
  write(res, at, page, error)
}

async function createDeviceEnrollment(
  req: Request,
  res: Response,
  at: PendingLogin,
): Promise<void> {
  const { path, pending } = at
  if (mustEnrollDevice(at)) return enrollRequiredDevice(req, res, at)
  if (!pending.proved || pending.recoveryCode !== undefined) {
    return redirectTo(res, `${path}/mfa`)
  }
  if (formOf(req).get('later') === 'true') {
    declineDevice(req, res)
  } else if (mayOfferDevice(req, at)) {
    const place = atFactor(req, at, 'webauthn-platform')
    const outcome = await enrollFactor(place, credentialOf(req))
    if (outcome.proof !== 'right') return getDeviceEnrollment(req, res, at, errorOf(outcome.proof))
    rememberDevice(req, res, outcome.methodId)
  }
  await complete(req, res, at, pending)
}

async function enrollRequiredDevice(req: Request, res: Response, at: PendingLogin): Promise<void> {
  const factor = 'webauthn-platform'
  const place = { ...atFactor(req, at, factor), proving: enrollingOf(req, at, factor) }
  const outcome = await enrollFactor(place, credentialOf(req))
  if (outcome.proof !== 'right') return getDeviceEnrollment(req, res, at, errorOf(outcome.proof))
  rememberDevice(req, res, outcome.methodId)
  await proceed(req, res, at, { proved: factor, credentialAmr: outcome.amr, isNew: true })
}
