import type { Scope } from '../rows/scope.ts'
import { type AuthenticatedUser, lockUser } from '../users/lock-user.ts'
import type { AuthenticationMethod } from './authentication-methods.ts'

/** A user who enrolls an authentication method. */
export interface EnrollingUser extends AuthenticatedUser {
  /** Types of which the user must have no confirmed method; by default none. */
  readonly without?: readonly AuthenticationMethod['type'][] | undefined
}

/**
 * Locks the row of a user until the end of the transaction, so that concurrent enrollments follow
 * each other.
 *
 * @returns false for a user who may not enroll: one who has a method of a type in `without`, and
 *   one whose access has ended
 */
export async function lockToEnroll(
  scope: Pick<Scope, 'database' | 'statements' | 'tenantId'>,
  user: EnrollingUser,
): Promise<boolean> {
  if (!(await lockUser(scope, user))) return false
  const { userId, without = [] } = user
  if (without.length === 0) return true
  const where = { tenantId: scope.tenantId, userId, confirmed: true, type: { in: [...without] } }
  return (await scope.database.authenticationMethod.findFirst({ where })) === null
}
