import { lockRow } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

/** A user, with the access epoch of their authentication. */
export interface AuthenticatedUser {
  readonly userId: string
  readonly accessEpoch?: number | undefined
}

/**
 * Locks the row of a user until the end of the transaction.
 *
 * @returns false for a deleted user, and for one whose access has ended since they authenticated
 */
export function lockUser(
  scope: Pick<Scope, 'statements' | 'tenantId'>,
  { userId, accessEpoch }: AuthenticatedUser,
): Promise<boolean> {
  const epoch = accessEpoch === undefined ? {} : { access_epoch: String(accessEpoch) }
  return lockRow(scope, 'users', { user_id: userId, ...epoch })
}
