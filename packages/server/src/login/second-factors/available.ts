import type { Schema } from '@latchkey/contract'
import { type PhoneMethod, phoneMethodOf } from '../../phone-messages/phone-methods.ts'
import type { AuthenticationMethod } from '../../store/second-factors/authentication-methods.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Pending } from './pending.ts'
import { factorRules, type WebauthnFactor } from './webauthn-rules.ts'

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
  /** The enrolled security keys and devices that can be used at this domain. */
  readonly credentials: Readonly<Record<WebauthnFactor, readonly AuthenticationMethod[]>>
  /** Whether there are some, at any domain. */
  readonly hasCredential: boolean
  /**
   * Whether the user may enroll one-time codes: a user without a factor may, and one without an
   * app who proved another factor.
   */
  readonly mayEnroll: boolean
  /** Whether the user may enroll a phone; the same condition applies. */
  readonly mayEnrollPhone: boolean
  /** Whether the user may enroll an e-mail address, likewise. */
  readonly mayEnrollEmail: boolean
  /** Whether the user may enroll a security key, likewise. */
  readonly mayEnrollKey: boolean
  /** Whether the user may enroll the biometrics of a device, likewise. */
  readonly mayEnrollDevice: boolean
  /** Whether a factor that is enrolled is one more: the user has proved another one. */
  readonly addsFactor: boolean
  /** The types that an action names, the first one preferred. */
  readonly order?: readonly string[]
}

/** Whether the user has a second factor besides a recovery code. */
export const hasFactor = ({ otp, sms, duo, email, hasCredential }: Available): boolean =>
  otp || duo || sms !== undefined || email !== undefined || hasCredential

/**
 * The factor that is requested first; undefined if there is none.
 *
 * @param isKnown whether one of the user's devices is known to be this one
 */
export function bestOf(available: Available, isKnown: boolean) {
  if (available.order) return firstOf(available, available.order)
  const { otp, sms, duo, mayEnroll, mayEnrollPhone, mayEnrollKey, email, recoveryCode } = available
  const { 'webauthn-roaming': keys, 'webauthn-platform': devices } = available.credentials
  if (isKnown && devices.length > 0) return 'webauthn-platform'
  if (keys.length > 0) return 'webauthn-roaming'
  if (otp) return 'otp'
  if (sms !== undefined) return 'sms'
  if (duo) return 'duo'
  if (mayEnroll) return 'otp-enrollment'
  if (mayEnrollPhone) return 'sms-enrollment'
  if (mayEnrollKey) return 'webauthn-roaming-enrollment'
  if (email !== undefined) return 'email'
  if (devices.length > 0) return 'webauthn-platform'
  return recoveryCode ? 'recovery-code' : undefined
}

/** The first of these types that the user can verify or enroll. */
function firstOf(available: Available, order: readonly string[]) {
  const { otp, sms, email, recoveryCode, credentials } = available
  const { mayEnroll, mayEnrollPhone, mayEnrollKey, mayEnrollDevice } = available
  const keys = credentials['webauthn-roaming'].length > 0
  const devices = credentials['webauthn-platform'].length > 0
  const pages = [
    { type: 'otp', page: 'otp', isUsable: otp },
    { type: 'otp', page: 'otp-enrollment', isUsable: mayEnroll },
    { type: 'phone', page: 'sms', isUsable: sms !== undefined },
    { type: 'phone', page: 'sms-enrollment', isUsable: mayEnrollPhone },
    { type: 'email', page: 'email', isUsable: email !== undefined },
    { type: 'webauthn-roaming', page: 'webauthn-roaming', isUsable: keys },
    { type: 'webauthn-roaming', page: 'webauthn-roaming-enrollment', isUsable: mayEnrollKey },
    { type: 'webauthn-platform', page: 'webauthn-platform', isUsable: devices },
    { type: 'webauthn-platform', page: 'webauthn-platform-enrollment', isUsable: mayEnrollDevice },
    { type: 'recovery-code', page: 'recovery-code', isUsable: recoveryCode },
  ] as const
  const usable = pages.filter(({ isUsable }) => isUsable)
  return order.flatMap((type) => usable.filter((each) => each.type === type)).at(0)?.page
}

/**
 * The Duo application that verifies second factors. It applies only if users cannot choose another
 * factor: they could enroll a factor that they lack, without having proven the other.
 */
export async function findDuo({ store, guardian }: Tenant): Promise<DuoApplication | undefined> {
  const { duo, otp, sms, 'webauthn-roaming': keys } = guardian.factors
  if (!duo || otp || sms || keys) return undefined
  const { ikey, skey, host } = (await store.guardianProviders.find('duo')) ?? {}
  return ikey && skey && host ? { ikey, skey, host } : undefined
}

type DuoApplication = Required<Schema<'GuardianDuoSettings'>>

interface Factored
  extends Pick<
    Pending,
    'userId' | 'amr' | 'addsFactor' | 'isDoubtful' | 'verifiedFactors' | 'actions'
  > {
  /** Whether no log-in is in doubt: the user is logged in, or has a ticket of the tenant. */
  readonly isTrusted?: boolean
}

/**
 * The second factors that a user can use after a first one; only those that an action names, if one
 * asks for them. Before a user who has a factor enrolls another one, they verify it: otherwise a
 * stolen password would suffice to enroll one.
 */
export async function findAvailable(tenant: Tenant, pending: Factored): Promise<Available> {
  const { actions, addsFactor = false, verifiedFactors = actions?.verifiedFactors } = pending
  const { types, enrolls } = actions?.factor ?? {}
  const hasProved = enrolls === true && (verifiedFactors ?? []).length > 0
  const available = await findAll(tenant, { ...pending, addsFactor: addsFactor || hasProved })
  if (!types) return available
  if (!enrolls)
    return { ...enrolledAmong(available, new Set(types)), ...nothingToEnroll, order: types }
  if (!hasProved && hasFactor(available)) return { ...available, ...nothingToEnroll }
  return { ...enrollableAmong(available, new Set(types)), order: types }
}

const nothingToEnroll = {
  mayEnroll: false,
  mayEnrollPhone: false,
  mayEnrollEmail: false,
  mayEnrollKey: false,
  mayEnrollDevice: false,
}

/** The factors of these types that the user can enroll, by their names in the hosted API. */
function enrollableAmong(available: Available, types: ReadonlySet<string>): Available {
  return {
    ...enrolledAmong(available, new Set()),
    mayEnroll: available.mayEnroll && types.has('otp'),
    mayEnrollPhone: available.mayEnrollPhone && types.has('phone'),
    mayEnrollEmail: available.mayEnrollEmail && types.has('email'),
    mayEnrollKey: available.mayEnrollKey && types.has('webauthn-roaming'),
    mayEnrollDevice: available.mayEnrollDevice && types.has('webauthn-platform'),
  }
}

/** The enrolled factors of these types. */
function enrolledAmong(available: Available, types: ReadonlySet<string>): Available {
  const { credentials } = available
  const keysOf = (type: WebauthnFactor) => (types.has(type) ? credentials[type] : [])
  return {
    ...available,
    otp: available.otp && types.has('otp'),
    sms: types.has('phone') ? available.sms : undefined,
    email: types.has('email') ? available.email : undefined,
    recoveryCode: available.recoveryCode && types.has('recovery-code'),
    duo: false,
    credentials: {
      'webauthn-roaming': keysOf('webauthn-roaming'),
      'webauthn-platform': keysOf('webauthn-platform'),
    },
  }
}

async function findAll(
  tenant: Tenant,
  { userId, amr, addsFactor = false, isDoubtful, isTrusted = false }: Factored,
): Promise<Available> {
  const { store, guardian } = tenant
  const { factors } = guardian
  const methods = await store.authenticationMethods.listOf(userId)
  const confirmed = methods.filter((each) => each.confirmed)
  const has = (type: AuthenticationMethod['type']) => confirmed.some((each) => each.type === type)
  const otp = has('totp') && factors.otp
  const named = confirmed.find(({ type }) => type === 'email')?.email
  const address = named ?? (otp ? await verifiedEmail(store, userId) : undefined)
  const mayMail = factors.email && !isByMail(amr)
  const enrolled = confirmed.find((each) => each.type === 'phone')
  const phone = enrolled?.phone_number
  const preferred = enrolled?.preferred_authentication_method
  const keys = credentialsIn(tenant, confirmed, 'webauthn-roaming')
  // A log-in by a passkey has already proved a device.
  const devices = isByPasskey(amr) ? [] : credentialsIn(tenant, confirmed, 'webauthn-platform')
  const isUnenrolled = !hasEnrolled(tenant, methods)
  const duo = (await findDuo(tenant)) !== undefined
  const mayProve = !duo && !isTrusted && !isByMail(amr)
  // A user of an app proves the address where apps are disabled, as users without a factor do.
  const lacksFactor = !hasEnrolled(tenant, otp ? methods : methods.filter(isNoApp))
  const provesAddress = lacksFactor && mayProve && (isDoubtful || doubtsLogIns(tenant))
  const identity = provesAddress ? await verifiedEmail(store, userId) : undefined
  const mayEnrollFirst = isUnenrolled && identity === undefined
  const mayAdd = (type: AuthenticationMethod['type']) => (addsFactor ? !has(type) : mayEnrollFirst)
  return {
    otp,
    // A log-in by a code in a text message has already proven the phone.
    sms: factors.sms && !amr.includes('sms') ? phone : undefined,
    phoneMethod: phoneMethodOf(guardian, preferred && (preferred === 'voice' ? 'voice' : 'text')),
    mayEnrollPhone: factors.sms && mayAdd('phone'),
    mayEnrollEmail: mayMail && mayAdd('email'),
    mayEnrollKey: factors['webauthn-roaming'] && mayAdd('webauthn-roaming'),
    mayEnrollDevice: factors['webauthn-platform'] && mayAdd('webauthn-platform'),
    addsFactor,
    credentials: {
      'webauthn-roaming': usableHere(tenant, keys, 'webauthn-roaming'),
      'webauthn-platform': usableHere(tenant, devices, 'webauthn-platform'),
    },
    hasCredential: keys.length > 0 || devices.length > 0,
    duo,
    recoveryCode: has('recovery-code') && factors['recovery-code'],
    email: (mayMail ? address : undefined) ?? identity,
    mayEnroll: factors.otp && mayAdd('totp'),
  }
}

const isNoApp = ({ type }: AuthenticationMethod) => type !== 'totp'

/** Whether a user has enrolled a second factor that the tenant enables. */
export async function isEnrolled(tenant: Tenant, userId: string): Promise<boolean> {
  return hasEnrolled(tenant, await tenant.store.authenticationMethods.listOf(userId))
}

function hasEnrolled(tenant: Tenant, methods: readonly AuthenticationMethod[]): boolean {
  const types = factorTypesOf(tenant)
  return methods.some(({ type, confirmed }) => confirmed && types.includes(type))
}

/**
 * Whether a second factor is required of doubtful log-ins only. Who sends such a log-in may not
 * enroll the first factor of the user: they may have stolen the password.
 */
const doubtsLogIns = ({ guardian: { policies } }: Pick<Tenant, 'guardian'>): boolean =>
  policies.includes('confidence-score') && !policies.includes('all-applications')

/** The types of methods that are second factors: a user who has one may not enroll another one. */
export function factorTypesOf({ guardian: { factors } }: Pick<Tenant, 'guardian'>): MethodTypes {
  const credentials = (['webauthn-roaming', 'webauthn-platform'] as const).filter(
    (factor) => factors[factor],
  )
  return [
    'totp',
    ...(factors.email ? (['email'] as const) : []),
    ...(factors.sms ? (['phone'] as const) : []),
    ...credentials,
  ]
}

type MethodTypes = readonly AuthenticationMethod['type'][]

/** Whether the log-in was by an e-mailed code or link, which has already proven the address. */
export const isByMail = (amr: readonly string[]) =>
  amr.includes('otp') && !amr.includes('sms') && !amr.includes('pwd')

/** RFC 8176: what a log-in by a passkey has verified. */
const isByPasskey = (amr: readonly string[]) =>
  !amr.includes('mfa') && (amr.includes('hwk') || amr.includes('swk'))

const credentialsIn = (
  { guardian: { factors } }: Tenant,
  methods: readonly AuthenticationMethod[],
  factor: WebauthnFactor,
) => (factors[factor] ? methods.filter(({ type }) => type === factor) : [])

/** Credentials of another relying party cannot be used at this domain. */
function usableHere(
  tenant: Tenant,
  methods: readonly AuthenticationMethod[],
  factor: WebauthnFactor,
): readonly AuthenticationMethod[] {
  const { rpID } = factorRules(tenant, factor)
  return methods.filter(({ relying_party_identifier: id }) => id === rpID)
}

async function verifiedEmail({ users }: Tenant['store'], userId: string) {
  const user = await users.get(userId)
  return user?.email_verified ? user.email : undefined
}
