import { Prisma } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import { type Authorizations, type EndedSession, endedSession } from './ended-session.ts'

/** Deletes the records of ended sessions. @returns the sessions with the clients to notify */
export async function removeSessionRecords(
  { database, tenantId, changes }: Scope,
  ids: readonly string[],
): Promise<readonly EndedSession[]> {
  if (ids.length === 0) return []
  return recordEnded(
    changes,
    await database.$queryRaw<EndedRow[]>`
      delete from oidc_records
       where tenant_id = ${tenantId} and model = 'Session' and uid = any (${ids})
      returning ${ended}`,
  )
}

/**
 * Ends all sessions, refresh tokens, codes and grants of a user who was blocked, was deleted or has
 * a new password. Records that a concurrent log-in writes afterwards have the former access epoch,
 * and are not found.
 */
export function endAccess(scope: Scope, userId: string): Promise<void> {
  return endAccessOfUsers(scope, [userId])
}

/** The same for many users, by the same number of statements, in one round trip. */
export async function endAccessOfUsers(scope: Scope, userIds: readonly string[]): Promise<void> {
  const { database, tenantId, changes } = scope
  const where = { tenantId, userId: { in: [...userIds] } }
  const [, , , removed] = await Promise.all([
    database.user.updateMany({ where, data: { accessEpoch: { increment: 1 } } }),
    database.session.deleteMany({ where }),
    database.refreshToken.deleteMany({ where }),
    database.$queryRaw<EndedRow[]>`
      delete from oidc_records where tenant_id = ${tenantId} and account_id = any(${userIds})
      returning ${ended}`,
  ])
  recordEnded(changes, removed)
}

interface EndedRow {
  readonly model: string
  readonly accountId: string
  readonly authorizations: Authorizations | null
}

const ended = Prisma.sql`
  model, account_id as "accountId", payload -> 'authorizations' as authorizations`

function recordEnded(
  changes: Scope['changes'],
  rows: readonly EndedRow[],
): readonly EndedSession[] {
  const sessions = rows.flatMap(({ model, accountId, authorizations }) =>
    model === 'Session' ? endedSession(accountId, authorizations ?? {}) : [],
  )
  for (const each of sessions) changes.ended(each)
  return sessions
}
