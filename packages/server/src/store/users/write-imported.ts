import { setImmediate } from 'node:timers/promises'
import { newHexId } from '../../ids.ts'
import { mergeMetadata } from '../../merge-members.ts'
import type { Change } from '../logs/changes.ts'
import type { Prisma } from '../prisma/client.ts'
import { importFactors } from './import-factors.ts'
import type { ImportedUser, ImportOptions, MatchedUser } from './imported-users.ts'
import { userRow } from './user-rows.ts'
import { type ShownUser, toWire, withIdentities } from './user-wire.ts'

interface Inserted {
  /** Resolves when PostgreSQL has inserted the users. */
  readonly inserting: Promise<unknown>
  /** For the events, which can be sent meanwhile. */
  readonly changes: readonly Change[]
}

/** Inserts users with their second factors. The changes are prepared while PostgreSQL inserts. */
export async function insertUsers(
  options: ImportOptions,
  users: readonly ImportedUser[],
): Promise<Inserted> {
  if (users.length === 0) return { inserting: Promise.resolve(), changes: [] }
  const { database, tenantId, connectionId, provider, at } = options
  const rows = users.map(({ given, passwordHash }) => {
    const providerUserId = given.user_id ?? newHexId()
    return { ...userRow(given, provider, providerUserId), providerUserId, passwordHash }
  })
  // The quoted names are those of members. The text of the statement is the same for any number of
  // rows.
  const inserting = database.$executeRaw`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as row(
        "userId" text, email text, "emailVerified" boolean, "phoneNumber" text,
        "phoneVerified" boolean, username text, name text, nickname text, "givenName" text,
        "familyName" text, picture text, blocked boolean, "userMetadata" jsonb,
        "appMetadata" jsonb, "providerUserId" text, "passwordHash" text)),
    made as (
      insert into users (tenant_id, user_id, email, email_verified, phone_number, phone_verified,
        username, name, nickname, given_name, family_name, picture, blocked, user_metadata,
        app_metadata, created_at, updated_at)
      select ${tenantId}, "userId", email, "emailVerified", "phoneNumber", "phoneVerified",
        username, name, nickname, "givenName", "familyName", picture, blocked, "userMetadata",
        "appMetadata", ${at}, ${at} from given)
    insert into identities (tenant_id, provider, provider_user_id, user_id, connection_id, email,
      username, phone_number, password_hash, created_at)
    select ${tenantId}, ${provider}, "providerUserId", "userId", ${connectionId}, email,
      username, "phoneNumber", "passwordHash", ${at} from given`
  inserting.catch(() => undefined) // The caller awaits it.
  await setImmediate() // sends the statement
  const made = rows.map((row) => toWire(newUserRow(options, row), options))
  const owners = rows.map(({ userId }, at) => ({ userId, factors: users[at]?.factors ?? [] }))
  const { changes } = await importFactors(options, owners)
  const all = [...made.map((after) => ({ resource: 'user' as const, after })), ...changes]
  return { inserting, changes: all }
}

type NewRow = ReturnType<typeof userRow> & { readonly providerUserId: string }

/** The row of a new user, as it is read with its account. */
function newUserRow(
  { connection, provider, at }: ImportOptions,
  { providerUserId, ...row }: NewRow,
): ShownUser {
  return {
    ...row,
    lastIp: null,
    lastLogin: null,
    lastPasswordReset: null,
    loginsCount: 0,
    createdAt: at,
    updatedAt: at,
    identities: [
      {
        provider,
        providerUserId,
        isSocial: false,
        profileData: null,
        directoryAttributes: null,
        connection: { name: connection },
      },
    ],
  }
}

/**
 * Updates users, and adds second factors to them.
 *
 * @returns the changes, for the events, and the ids of the users whose factors were refused
 */
export async function updateUsers(
  options: ImportOptions,
  matches: readonly MatchedUser[],
): ReturnType<typeof importFactors> {
  const { database, tenantId, provider, at } = options
  const userIds = matches.map(({ userId }) => userId).sort()
  await database.$queryRaw`
    select 1 from users where tenant_id = ${tenantId} and user_id = any (${userIds})
     order by user_id for update`
  const found = await database.user.findMany({
    where: { tenantId, userId: { in: userIds } },
    include: withIdentities,
  })
  const before = new Map(found.map((row) => [row.userId, row]))
  const rows = matches.flatMap(({ userId, providerUserId, user: { given, passwordHash } }) => {
    const row = before.get(userId)
    if (!row) return []
    return {
      userId,
      providerUserId,
      passwordHash,
      emailVerified: given.email_verified ?? row.emailVerified,
      phoneVerified: given.phone_verified ?? row.phoneVerified,
      blocked: given.blocked ?? row.blocked,
      name: given.name ?? row.name,
      nickname: given.nickname ?? row.nickname,
      givenName: given.given_name ?? row.givenName,
      familyName: given.family_name ?? row.familyName,
      picture: given.picture ?? row.picture,
      userMetadata: merged(row.userMetadata, given.user_metadata),
      appMetadata: merged(row.appMetadata, given.app_metadata),
    }
  })
  await database.$executeRaw`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as row(
        "userId" text, "emailVerified" boolean, "phoneVerified" boolean, name text, nickname text,
        "givenName" text, "familyName" text, picture text, blocked boolean, "userMetadata" jsonb,
        "appMetadata" jsonb, "providerUserId" text, "passwordHash" text)),
    updated as (
      update users set email_verified = "emailVerified", phone_verified = "phoneVerified",
        name = given.name, nickname = given.nickname, given_name = "givenName",
        family_name = "familyName", picture = given.picture, blocked = given.blocked,
        user_metadata = "userMetadata", app_metadata = "appMetadata", updated_at = ${at}
        from given where tenant_id = ${tenantId} and user_id = "userId")
    update identities set password_hash = "passwordHash"
      from given where tenant_id = ${tenantId} and provider = ${provider}
       and provider_user_id = "providerUserId" and password_hash is null
       and "passwordHash" is not null`
  const { changes, refused } = await importFactors(
    options,
    matches.map(({ userId, user: { factors } }) => ({ userId, factors })),
  )
  const updated = rows.flatMap((row) => {
    const stored = before.get(row.userId)
    if (!stored) return []
    const { providerUserId: _a, passwordHash: _b, ...columns } = row
    const after = { ...stored, ...columns, updatedAt: at }
    return {
      resource: 'user' as const,
      before: toWire(stored, options),
      after: toWire(after, options),
    }
  })
  return { changes: [...updated, ...changes], refused }
}

function merged(before: Prisma.JsonValue, patch: Readonly<Record<string, unknown>> | undefined) {
  return patch ? mergeMetadata(before as Record<string, unknown> | null, patch) : before
}
