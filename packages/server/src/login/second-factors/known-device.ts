import type { Request, Response } from 'express'
import { ofOneTypeMax } from '../../store/second-factors/authentication-methods.ts'
import { hostCookie } from '../cookies.ts'
import type { Available } from './available.ts'
import type { Pending } from './pending.ts'

/*
 * Which devices this browser has: their ids, which prove nothing. By them the page of the device is
 * shown first where it can succeed.
 */
const known = hostCookie('devices')
const declined = hostCookie('devices-declined')

const dayMs = 24 * 60 * 60 * 1000
const knownMs = 365 * dayMs
const declinedMs = 30 * dayMs
/** Devices of several users of a browser. */
const idsMax = 5

type Cookies = Pick<Request, 'headers' | 'tenant'>

const idsIn = (req: Cookies) => (known.read(req) ?? '').split(' ').filter(Boolean)

/** Whether a device of the user, by the id of its authentication method, is this one. */
export function isKnownDevice(req: Cookies, devices: readonly { readonly id: string }[]): boolean {
  const ids = idsIn(req)
  return devices.some(({ id }) => ids.includes(id))
}

export function rememberDevice(req: Cookies, res: Response, id: string): void {
  const ids = [id, ...idsIn(req).filter((each) => each !== id)].slice(0, idsMax)
  known.set(req, res, ids.join(' '), knownMs)
}

/** Whether the offer was declined in this browser. */
export const isDeclined = (req: Cookies): boolean => declined.read(req) !== undefined

export const declineDevice = (req: Cookies, res: Response): void =>
  declined.set(req, res, 'true', declinedMs)

/** The factors after which a device is offered: not another device, and not a recovery code. */
const offeredAfter: readonly Pending['proved'][] = [
  'otp',
  'email',
  'sms',
  'voice',
  'duo',
  'webauthn-roaming',
]

interface Offered {
  readonly pending: Pick<Pending, 'proved' | 'actions'>
  readonly available: Pick<Available, 'credentials'>
}

/** Whether the user who has proved a factor may enroll this device as another one. */
export function mayOfferDevice(req: Cookies, { pending, available }: Offered): boolean {
  const { 'webauthn-platform': devices } = available.credentials
  // `devices` has those that an action names.
  if (pending.actions?.factor?.types) return false
  return (
    req.tenant.guardian.factors['webauthn-platform'] &&
    offeredAfter.includes(pending.proved) &&
    devices.length < ofOneTypeMax &&
    !isKnownDevice(req, devices) &&
    !isDeclined(req)
  )
}
