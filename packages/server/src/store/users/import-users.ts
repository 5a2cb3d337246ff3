import type { Schema } from '@latchkey/contract'
import { newHexId } from '../../ids.ts'
import { mergeMetadata } from '../../merge-members.ts'
import { Prisma } from '../prisma/client.ts'
import { identifiersOf, userRow } from './user-rows.ts'

type JobError = Schema<'JobError'>

/** A valid user of an import; `passwordHash` is a PHC string. */
export interface ImportedUser {
  readonly given: Omit<
    Schema<'UserImport'>,
    'password_hash' | 'custom_password_hash' | 'mfa_factors'
  >
  readonly passwordHash: string | null
}

export interface ImportLine {
  readonly line: number
  readonly user: ImportedUser
}

export interface Imported {
  readonly inserted: number
  readonly updated: number
  readonly refused: readonly { readonly line: number; readonly error: JobError }[]
}

interface ImportOptions {
  readonly database: Prisma.TransactionClient
  readonly tenantId: string
  readonly connectionId: string
  /** The strategy of the connection. */
  readonly provider: string
  /** Whether an existing user is updated or refused. */
  readonly upsert: boolean
  readonly at: Date
}

/**
 * Creates or updates the users of some lines, by a few statements for all of them. Lines with a
 * common identifier take effect in order.
 */
export async function importUsers(
  options: ImportOptions,
  lines: readonly ImportLine[],
): Promise<Imported> {
  let [inserted, updated] = [0, 0]
  const refused: { line: number; error: JobError }[] = []
  for (let rest = lines; rest.length > 0; ) {
    const [round, later] = withoutTwins(rest)
    const done = await importRound(options, round)
    inserted += done.inserted
    updated += done.updated
    refused.push(...done.refused)
    rest = later
  }
  return { inserted, updated, refused }
}

type Name = 'email' | 'username' | 'phone_number' | 'user_id'

const conflicts = {
  email: 'CONFLICT_EMAIL',
  username: 'CONFLICT_USERNAME',
  phone_number: 'CONFLICT_PHONE_NUMBER',
  user_id: 'CONFLICT_USER_ID',
} as const satisfies Record<Name, JobError['code']>

/** The stored identifiers of a user. */
function namesOf({ given }: ImportedUser): readonly (readonly [Name, string])[] {
  const { email, username, phoneNumber } = identifiersOf(given)
  const all = [
    ['user_id', given.user_id ?? null],
    ['email', email],
    ['username', username],
    ['phone_number', phoneNumber],
  ] as const
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
}

/** Splits lines into those without common identifiers, and those that have to wait. */
function withoutTwins(lines: readonly ImportLine[]) {
  const seen = new Set<string>()
  const [round, later]: [ImportLine[], ImportLine[]] = [[], []]
  for (const each of lines) {
    const keys = namesOf(each.user).map((pair) => pair.join(' '))
    if (keys.some((key) => seen.has(key))) later.push(each)
    else round.push(each)
    // A waiting line holds up later ones: three lines of one user keep their order.
    for (const key of keys) seen.add(key)
  }
  return [round, later] as const
}

async function importRound(
  options: ImportOptions,
  lines: readonly ImportLine[],
): Promise<Imported> {
  const { upsert } = options
  const known = await findKnown(options, lines)
  const refused: { line: number; error: JobError }[] = []
  const fresh: ImportedUser[] = []
  const changed: Match[] = []
  for (const { line, user } of lines) {
    const found = namesOf(user).flatMap(([name, value]) => {
      const account = known.get(`${name} ${value}`)
      return account ? [{ name, account }] : []
    })
    const [first] = found
    const isOne = new Set(found.map(({ account }) => account.userId)).size === 1
    if (!first) fresh.push(user)
    else if (upsert && isOne && first.account.isHere) changed.push({ ...first.account, user })
    else refused.push({ line, error: conflictOn(first.name) })
  }
  await insertUsers(options, fresh)
  await updateUsers(options, changed)
  return { inserted: fresh.length, updated: changed.length, refused }
}

function conflictOn(name: Name): JobError {
  return { code: conflicts[name], message: 'The user already exists.', path: name }
}

interface Account {
  readonly userId: string
  readonly providerUserId: string
  /** Whether it is an account of the target connection. */
  readonly isHere: boolean
}

interface Match extends Account {
  readonly user: ImportedUser
}

interface FoundRow extends Account {
  readonly name: Name
  readonly value: string
}

/** Finds existing users by each identifier; an id is taken whatever its connection. */
async function findKnown(
  { database, tenantId, connectionId, provider }: ImportOptions,
  lines: readonly ImportLine[],
): Promise<ReadonlyMap<string, Account>> {
  const all = lines.flatMap(({ user }) => namesOf(user).map(([name, value]) => ({ name, value })))
  const identifiers = JSON.stringify(all.filter(({ name }) => name !== 'user_id'))
  const ids = all.filter(({ name }) => name === 'user_id').map(({ value }) => value)
  const userIds = JSON.stringify(ids)
  const columns = Prisma.sql`user_id as "userId", provider_user_id as "providerUserId",
    connection_id = ${connectionId} as "isHere"`
  const rows = await database.$queryRaw<FoundRow[]>`
    select searched.name, identifier as value, ${columns}
      from json_to_recordset(${identifiers}::json) as searched(name text, value text)
      join user_identifiers on tenant_id = ${tenantId} and connection_id = ${connectionId}
       and identifier = searched.value
      join identities using (tenant_id, connection_id, provider, provider_user_id)
    union all
    select 'user_id', provider_user_id, ${columns} from identities
     where tenant_id = ${tenantId} and provider = ${provider}
       and provider_user_id in (select json_array_elements_text(${userIds}::json))`
  return new Map(rows.map((row) => [`${row.name} ${row.value}`, row]))
}

async function insertUsers(
  { database, tenantId, connectionId, provider, at }: ImportOptions,
  users: readonly ImportedUser[],
): Promise<void> {
  if (users.length === 0) return
  const rows = users.map(({ given, passwordHash }) => {
    const providerUserId = given.user_id ?? newHexId()
    return { ...userRow(given, provider, providerUserId), providerUserId, passwordHash }
  })
  // Quoted names are those of the members. One statement text serves any number of rows.
  await database.$executeRaw`
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
}

async function updateUsers(
  { database, tenantId, provider, at }: ImportOptions,
  matches: readonly Match[],
): Promise<void> {
  if (matches.length === 0) return
  const userIds = matches.map(({ userId }) => userId).sort()
  await database.$queryRaw`
    select 1 from users where tenant_id = ${tenantId} and user_id = any (${userIds})
     order by user_id for update`
  const found = await database.user.findMany({ where: { tenantId, userId: { in: userIds } } })
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
}

function merged(before: Prisma.JsonValue, patch: Readonly<Record<string, unknown>> | undefined) {
  return patch ? mergeMetadata(before as Record<string, unknown> | null, patch) : before
}
