import { appendEvents, contextOf, eventOf } from '../events/append-events.ts'
import type { Change } from '../logs/changes.ts'
import { hasTooManyFactors } from './import-factors.ts'
import {
  findKnown,
  type IdentifierName,
  namedIdentifiers,
  splitTwins,
} from './imported-identifiers.ts'
import type {
  Imported,
  ImportedUser,
  ImportLine,
  ImportOptions,
  JobError,
  MatchedUser,
} from './imported-users.ts'
import { insertUsers, updateUsers } from './write-imported.ts'

/** The most users in memory that are updated, each of whom may have metadata of 2 MiB. */
const updatedMax = 50

/**
 * Creates or updates the users of some lines, with their events, by a few statements for all of
 * them. Lines with a common identifier take effect in order.
 */
export async function importUsers(
  options: ImportOptions,
  lines: readonly ImportLine[],
): Promise<Imported> {
  let [inserted, updated] = [0, 0]
  const refused: { line: number; error: JobError }[] = []
  for (let rest = lines; rest.length > 0; ) {
    const [round, later] = splitTwins(rest)
    const done = await importRound(options, round)
    inserted += done.inserted
    updated += done.updated
    refused.push(...done.refused)
    rest = later
  }
  return { inserted, updated, refused }
}

/** Writes the events of the users by one statement. */
async function appendChanges(
  { database, tenantId, author, at }: ImportOptions,
  changes: readonly Change[],
): Promise<void> {
  const context = contextOf(tenantId, author)
  const events = changes.map((change) => eventOf(change, context, at))
  await appendEvents(database, { tenantId, events, at })
}

const conflicts = {
  email: 'CONFLICT_EMAIL',
  username: 'CONFLICT_USERNAME',
  phone_number: 'CONFLICT_PHONE_NUMBER',
  user_id: 'CONFLICT_USER_ID',
} as const satisfies Record<IdentifierName, JobError['code']>

async function importRound(
  options: ImportOptions,
  lines: readonly ImportLine[],
): Promise<Imported> {
  const { upsert } = options
  const known = await findKnown(options, lines)
  const refused: { line: number; error: JobError }[] = []
  const fresh: ImportedUser[] = []
  const changed: MatchedUser[] = []
  for (const { line, user } of lines) {
    const found = namedIdentifiers(user).flatMap(([name, value]) => {
      const account = known.get(`${name} ${value}`)
      return account ? [{ name, account }] : []
    })
    const [first] = found
    const isOne = new Set(found.map(({ account }) => account.userId)).size === 1
    if (!first && hasTooManyFactors(user)) refused.push({ line, error: factorsFailed })
    else if (!first) fresh.push(user)
    else if (upsert && isOne && first.account.isHere) changed.push({ ...first.account, line, user })
    else refused.push({ line, error: upsert ? conflictOn(first.name) : duplicateOf(first.name) })
  }
  const { inserting, changes: made } = await insertUsers(options, fresh)
  await Promise.all([inserting, appendChanges(options, made)])
  // In the order of ids, so that concurrent imports lock users in the same order.
  changed.sort((one, other) => (one.userId < other.userId ? -1 : 1))
  for (let at = 0; at < changed.length; at += updatedMax) {
    const some = changed.slice(at, at + updatedMax)
    const { changes, refused: refusedIds } = await updateUsers(options, some)
    await appendChanges(options, changes)
    const failed = some.filter(({ userId }) => refusedIds.has(userId))
    for (const { line } of failed) refused.push({ line, error: factorsFailed })
  }
  const updated = lines.length - fresh.length - refused.length
  return { inserted: fresh.length, updated, refused }
}

const factorsFailed: JobError = {
  code: 'MFA_FACTORS_FAILED',
  message: 'The user would have more than one authenticator app, or ten phones or addresses.',
  path: 'mfa_factors',
}

function duplicateOf(path: IdentifierName): JobError {
  const message = 'The user already exists, and `upsert` is false.'
  return { code: 'DUPLICATED_USER', message, path }
}

function conflictOn(name: IdentifierName): JobError {
  return { code: conflicts[name], message: 'The user already exists.', path: name }
}
