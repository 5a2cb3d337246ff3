import { randomBytes } from 'node:crypto'
import { ApiError } from '../errors.ts'
import type { AccountCall } from './account-call.ts'

/** The types of authentication methods that users can enroll. */
const enrolledTypes = ['password', 'passkey', 'totp', 'email', 'recovery-code'] as const

export type EnrolledType = (typeof enrolledTypes)[number]

export const enrolledTypeOf = (type: unknown): EnrolledType | undefined =>
  enrolledTypes.find((each) => each === type)

/** An enrollment that has begun. */
export interface Enrollment {
  readonly type: EnrolledType
  /** Of the type `email`. */
  readonly email?: string
  /** Of the type `recovery-code`, sealed. */
  readonly recoveryCode?: string
  /** Of the types `password` and `passkey`: the connection, and the identity there. */
  readonly connection?: string
  readonly identityUserId?: string
}

export const enrollmentModel = 'AccountEnrollment'
const lifetimeSeconds = 5 * 60

export const newEnrollmentId = () => randomBytes(32).toString('base64url')

/** Stores an enrollment by the hash of its id. */
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
 * The enrollment of this user that was begun for the method in the path.
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
 * Consumes an enrollment. Of concurrent calls, one succeeds.
 *
 * @throws ApiError `enrollment_expired`
 */
export async function endEnrollment({ tenant }: AccountCall, id: string): Promise<void> {
  if (await tenant.store.oidc.records.consume(enrollmentModel, id)) return
  throw new ApiError('enrollment_expired')
}
