import { randomBytes } from 'node:crypto'
import { ApiError } from '../errors.ts'
import type { Resources } from '../store/tenants/resources.ts'
import type { AccountCall } from './account-call.ts'

/** The types of authentication methods that users can enroll. */
const enrolledTypes = [
  'password',
  'passkey',
  'totp',
  'email',
  'recovery-code',
  'webauthn-roaming',
  'webauthn-platform',
] as const

/** A type of authentication method that users can enroll. */
export type EnrolledType = (typeof enrolledTypes)[number]

/** Reads such a type; undefined for any other value. */
export const enrolledTypeOf = (type: unknown): EnrolledType | undefined =>
  enrolledTypes.find((each) => each === type)

/** An enrollment that was begun and not completed. */
export interface Enrollment {
  readonly type: EnrolledType
  /** The address, for the type `email`. */
  readonly email?: string
  /** The encrypted code, for the type `recovery-code`. */
  readonly recoveryCode?: string
  /** For the types `password` and `passkey`: the connection, and the user's identity in it. */
  readonly connection?: string
  readonly identityUserId?: string
}

/** The model under which `store.oidc` has enrollments. */
export const enrollmentModel = 'AccountEnrollment'
const lifetimeSeconds = 5 * 60

/** A random id of 256 bits, which is the `auth_session` of the application. */
export const newEnrollmentId = () => randomBytes(32).toString('base64url')

/** Stores an enrollment under the hash of its id. */
export async function storeEnrollment(
  { tenant, userId, client }: AccountCall,
  id: string,
  enrollment: Enrollment,
): Promise<void> {
  const { records } = tenant.store.oidc
  const payload = { ...enrollment, userId }
  const { clientId } = client
  await records.keep(enrollmentModel, id, { payload, accountId: userId, clientId, lifetimeSeconds })
}

/**
 * The enrollment of this user for the method in the path.
 *
 * @throws ApiError `enrollment_expired`
 */
export async function findEnrollment(call: AccountCall, id: string): Promise<Enrollment> {
  const { tenant, userId, path } = call
  const found = await tenant.store.oidc.records.find(enrollmentModel, id)
  const { payload = {}, consumed } = found ?? {}
  const type = enrolledTypeOf(payload.type)
  const isNamed = path.authentication_method_id === `${type}|new`
  if (!type || consumed !== undefined || payload.userId !== userId || !isNamed) {
    throw new ApiError('enrollment_expired')
  }
  const members = ['email', 'recoveryCode', 'connection', 'identityUserId'] as const
  const kept = members.flatMap((name) => {
    const value = payload[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return { type, ...Object.fromEntries(kept) }
}

/**
 * Consumes an enrollment in the transaction that stores the method. Of concurrent ones, one
 * succeeds.
 *
 * @throws ApiError `enrollment_expired`
 */
export async function endEnrollment(
  { oneTimeRecords }: Pick<Resources, 'oneTimeRecords'>,
  id: string,
): Promise<void> {
  if (await oneTimeRecords.consume(enrollmentModel, id)) return
  throw new ApiError('enrollment_expired')
}
