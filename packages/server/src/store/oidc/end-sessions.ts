import { Prisma } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import { type Authorizations, endedSession } from './ended-session.ts'

/** Deletes the records of deleted sessions, and notes the clients to notify. */
export async function removeSessionRecords(
  { database, tenantId, changes }: Scope,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  recordEnded(
    changes,
    await database.$queryRaw<EndedRow[]>`
      delete from oidc_records
       where tenant_id = ${tenantId} and model = 'Session' and uid = any (${ids})
      returning ${ended}`,
  )
}

/**
 * Ends all sessions, refresh tokens, codes and grants of a user who was blocked, was deleted or has
 * a new password. Those that a log-in under way writes afterwards open nothing, because they have
 * the access epoch of before.
 */
export function endAccess(scope: Scope, userId: string): Promise<void> {
  return endAccessOfUsers(scope, [userId])
}

/** The same for many users, by the same number of statements. */
export async function endAccessOfUsers(scope: Scope, userIds: readonly string[]): Promise<void> {
  const { database, tenantId, changes } = scope
  const where = { tenantId, userId: { in: [...userIds] } }
  await database.user.updateMany({ where, data: { accessEpoch: { increment: 1 } } })
  await database.session.deleteMany({ where })
  await database.refreshToken.deleteMany({ where })
  recordEnded(
    changes,
    await database.$queryRaw<EndedRow[]>`
      delete from oidc_records where tenant_id = ${tenantId} and account_id = any(${userIds})
      returning ${ended}`,
  )
}

interface EndedRow {
  readonly model: string
  readonly accountId: string
  readonly authorizations: Authorizations | null
}

const ended = Prisma.sql`
  model, account_id as "accountId", payload -> 'authorizations' as authorizations`

function recordEnded(changes: Scope['changes'], rows: readonly EndedRow[]): void {
  for (const { model, accountId, authorizations } of rows) {
    if (model === 'Session') changes.ended(endedSession(accountId, authorizations ?? {}))
  }
}
