import { lockedRow } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { type UserRow, withIdentities } from './user-wire.ts'

const find = (
  tables: Scope['database'],
  tenantId: string,
  userId: string,
): Promise<UserRow | null> =>
  tables.user.findUnique({
    where: { tenantId_userId: { tenantId, userId } },
    include: withIdentities,
  })

/** Reads a user with all accounts. */
export const findWithAccounts = ({ database, tenantId }: Scope, userId: string) =>
  find(database, tenantId, userId)

/** Locks a user until the end of the transaction, as `lockedRow` does, and reads all accounts. */
export const lockWithAccounts = (scope: Scope, userId: string) =>
  lockedRow(scope, 'users', { user_id: userId }, (locked) => find(locked, scope.tenantId, userId))
