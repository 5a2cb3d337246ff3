import type { Schema } from '@latchkey/contract'
import { type PhoneMethod, phoneMethodOf } from '../../phone-messages/phone-methods.ts'
import type { AuthenticationMethod } from '../../store/second-factors/authentication-methods.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Pending } from './pending.ts'

/** The second factors that a user can use. */
export interface Available {
  readonly otp: boolean
  readonly recoveryCode: boolean
  /** The phone number for a code. */
  readonly sms: string | undefined
  /** How a code is sent to the phone by default. */
  readonly phoneMethod: PhoneMethod
  /** Whether Duo verifies the user, by the factors that Duo has. */
  readonly duo: boolean
  /** The e-mail address for a code. */
  readonly email: string | undefined
  /** Whether the user may enroll one-time codes: only a user without a factor may. */
  readonly mayEnroll: boolean
  /** Whether the user may enroll a phone; the same condition applies. */
  readonly mayEnrollPhone: boolean
}

/** The factor that is requested first; undefined if there is none. */
export function bestOf(available: Available) {
  const { otp, sms, duo, mayEnroll, mayEnrollPhone, email, recoveryCode } = available
  if (otp) return 'otp'
  if (sms !== undefined) return 'sms'
  if (duo) return 'duo'
  if (mayEnroll) return 'otp-enrollment'
  if (mayEnrollPhone) return 'sms-enrollment'
  if (email !== undefined) return 'email'
  return recoveryCode ? 'recovery-code' : undefined
}

const primary: readonly AuthenticationMethod['type'][] = [
  'totp',
  'email',
  'webauthn-roaming',
  'webauthn-platform',
]

/**
 * The Duo application that verifies second factors. It applies only if users cannot choose another
 * factor: they could enroll a factor that they lack, without having proven the other.
 */
export async function findDuo({ store, guardian }: Tenant): Promise<DuoApplication | undefined> {
  const { duo, otp, sms } = guardian.factors
  if (!duo || otp || sms) return undefined
  const { ikey, skey, host } = (await store.guardianProviders.find('duo')) ?? {}
  return ikey && skey && host ? { ikey, skey, host } : undefined
}

type DuoApplication = Required<Schema<'GuardianDuoSettings'>>

/** The second factors that a user can use after a first one. */
export async function findAvailable(
  tenant: Tenant,
  { userId, amr }: Pick<Pending, 'userId' | 'amr'>,
): Promise<Available> {
  const { store, guardian } = tenant
  const { factors } = guardian
  const methods = await store.authenticationMethods.listOf(userId)
  const confirmed = methods.filter((each) => each.confirmed)
  const has = (type: AuthenticationMethod['type']) => confirmed.some((each) => each.type === type)
  const otp = has('totp') && factors.otp
  const named = confirmed.find(({ type }) => type === 'email')?.email
  const address = named ?? (otp ? await verifiedEmail(store, userId) : undefined)
  // A log-in by an e-mailed code or link has already proven the address.
  const mayMail = factors.email && amr.includes('pwd')
  const enrolled = confirmed.find((each) => each.type === 'phone')
  const phone = enrolled?.phone_number
  const preferred = enrolled?.preferred_authentication_method
  const counts = (type: AuthenticationMethod['type']) =>
    type === 'phone' ? factors.sms : primary.includes(type)
  const isUnenrolled = !confirmed.some(({ type }) => counts(type))
  return {
    otp,
    // A log-in by a code in a text message has already proven the phone.
    sms: factors.sms && !amr.includes('sms') ? phone : undefined,
    phoneMethod: phoneMethodOf(guardian, preferred && (preferred === 'voice' ? 'voice' : 'text')),
    mayEnrollPhone: factors.sms && isUnenrolled,
    duo: (await findDuo(tenant)) !== undefined,
    recoveryCode: has('recovery-code') && factors['recovery-code'],
    email: mayMail ? address : undefined,
    mayEnroll: factors.otp && isUnenrolled,
  }
}

async function verifiedEmail({ users }: Tenant['store'], userId: string) {
  const user = await users.get(userId)
  return user?.email_verified ? user.email : undefined
}
