import type { Schema } from '@latchkey/contract'
import { isObject } from '../../members.ts'
import { Prisma } from '../prisma/client.ts'
import { addressOfOwnApis } from '../resource-servers/management-api.ts'
import { isAmong } from '../rows/is-among.ts'
import { objectOf } from '../rows/json-object.ts'
import type { Scope } from '../rows/scope.ts'
import {
  type Authorizations,
  type EndCause,
  type EndedSession,
  endedSession,
} from './ended-session.ts'
import { refreshTokenMembers } from './refresh-token-members.ts'
import { sessionMembers } from './session-members.ts'

/**
 * Deletes the records of ended sessions.
 *
 * @returns the sessions, with the clients to notify
 */
export async function removeSessionRecords(
  { database, tenantId, changes }: Scope,
  sessions: readonly { readonly id: string; readonly metadata: unknown }[],
  cause: EndCause,
): Promise<readonly EndedSession[]> {
  if (sessions.length === 0) return []
  const metadata = new Map(sessions.map(({ id, metadata }) => [id, metadata]))
  return recordEnded(
    changes,
    await database.$queryRaw<EndedRow[]>`
      delete from oidc_records
       where tenant_id = ${tenantId} and model = 'Session' and ${isAmong('uid', [...metadata.keys()])}
      returning ${ended}`,
    cause,
    metadata,
  )
}

/**
 * Ends all sessions, refresh tokens, codes and grants of a user who was blocked, was deleted or has
 * a new password. A concurrent log-in may still write records, but with the former access epoch, so
 * they are not found.
 */
export function endAccess(scope: Scope, userId: string, cause: EndCause): Promise<void> {
  return endAccessOfUsers(scope, [userId], cause)
}

/** Ends the access of several users, by one statement. */
export async function endAccessOfUsers(
  scope: Scope,
  userIds: readonly string[],
  cause: EndCause,
): Promise<void> {
  const { statements, tenantId, managementAudience, changes } = scope
  const [userId] = userIds
  const [statement, users] =
    userIds.length === 1 ? [endingOfOne, userId] : [endingOfSeveral, userIds]
  const values = [tenantId, addressOfOwnApis(managementAudience), users]
  const { rows } = await statements.query<EndedAccess>({ ...statement, values })
  const [{ sessions, tokens, records } = nothingEnded] = rows
  for (const session of sessions) changes.deleted('session', session)
  for (const token of tokens) changes.deleted('refresh_token', token)
  const metadata = new Map(sessions.map(({ id, session_metadata }) => [id, session_metadata]))
  recordEnded(changes, records, cause, metadata)
}

interface EndedAccess {
  readonly sessions: readonly Schema<'Session'>[]
  readonly tokens: readonly Schema<'RefreshToken'>[]
  readonly records: readonly EndedRow[]
}

const nothingEnded: EndedAccess = { sessions: [], tokens: [], records: [] }

/**
 * SQL that ends the access of users; sessions and tokens are returned as the API answers them.
 *
 * @param are the comparison of a user with `$3`
 */
const endingAccess = (are: string) => `
  with ended_access as (
    update users set access_epoch = access_epoch + 1 where tenant_id = $1 and user_id ${are}),
  ended_sessions as (
    delete from sessions where tenant_id = $1 and user_id ${are}
    returning ${objectOf(sessionMembers)} as session),
  ended_tokens as (
    delete from refresh_tokens where tenant_id = $1 and user_id ${are}
    returning ${objectOf(refreshTokenMembers('$2'))} as token),
  ended_records as (
    delete from oidc_records where tenant_id = $1 and account_id ${are}
    returning ${objectOf({
      model: 'model',
      uid: 'uid',
      accountId: 'account_id',
      authorizations: "payload -> 'authorizations'",
    })} as record)
  select coalesce((select json_agg(session) from ended_sessions), '[]') as sessions,
         coalesce((select json_agg(token) from ended_tokens), '[]') as tokens,
         coalesce((select json_agg(record) from ended_records), '[]') as records`

/** PostgreSQL keeps the plan for one user, and plans the statement for several each time. */
const endingOfOne = { name: 'end access of a user', text: endingAccess('= $3') }
const endingOfSeveral = { name: 'end access of users', text: endingAccess('= any ($3)') }

interface SelectedTokens {
  /** The name of the prepared statement, at most 63 characters. */
  readonly name: string
  /** An SQL condition, whose own parameters follow `$2`. */
  readonly condition: string
  readonly values: readonly unknown[]
}

/**
 * Deletes the families of refresh tokens that a condition selects.
 *
 * @returns the refresh tokens as the API answers them
 */
export async function removeRefreshTokens(
  { statements, tenantId, managementAudience }: Scope,
  { name, condition, values }: SelectedTokens,
): Promise<readonly Schema<'RefreshToken'>[]> {
  const { rows } = await statements.query<{ token: Schema<'RefreshToken'> }>({
    name,
    text: `
      delete from refresh_tokens where tenant_id = $1 and ${condition}
      returning ${objectOf(refreshTokenMembers('$2'))} as token`,
    values: [tenantId, addressOfOwnApis(managementAudience), ...values],
  })
  return rows.map(({ token }) => token)
}

interface EndedRow {
  readonly model: string
  readonly uid: string | null
  readonly accountId: string
  readonly authorizations: Authorizations | null
}

const ended = Prisma.sql`
  model, uid, account_id as "accountId", payload -> 'authorizations' as authorizations`

function recordEnded(
  changes: Scope['changes'],
  rows: readonly EndedRow[],
  cause: EndCause,
  metadata: ReadonlyMap<string | undefined, unknown>,
): readonly EndedSession[] {
  const sessions = rows.flatMap(({ model, uid, accountId, authorizations }) => {
    if (model !== 'Session') return []
    const known = metadata.get(uid ?? undefined)
    return endedSession(accountId, authorizations ?? {}, cause, isObject(known) ? known : null)
  })
  for (const each of sessions) changes.ended(each)
  return sessions
}
