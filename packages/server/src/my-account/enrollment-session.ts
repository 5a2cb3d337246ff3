import { randomBytes } from 'node:crypto'
import { ApiError } from '../errors.ts'
import type { AccountCall, AuthenticationMethodType } from './account-call.ts'

/** An enrollment that has begun. */
export interface Enrollment {
  readonly type: AuthenticationMethodType
  /** Of the type `email`. */
  readonly email?: string
  /** Of the type `recovery-code`, sealed. */
  readonly recoveryCode?: string
  /** Of the types `password` and `passkey`: the connection, and the identity there. */
  readonly connection?: string
  readonly identityUserId?: string
}

type Stored = Enrollment & { readonly userId?: string }

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
  const { userId: owner, ...enrollment } = (found?.payload ?? {}) as unknown as Stored
  const isOwn = owner === userId
  const isNamed = path.authentication_method_id === `${enrollment.type}|new`
  if (!found || found.consumed !== undefined || !isOwn || !isNamed) {
    throw new ApiError('enrollment_expired')
  }
  return enrollment
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
