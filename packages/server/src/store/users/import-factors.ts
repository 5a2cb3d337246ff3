import { isSameSecret } from '../../keys/is-same-secret.ts'
import { totpPurposeOf } from '../../record-rules/authentication-method-members.ts'
import type { Change } from '../logs/changes.ts'
import type { AuthenticationMethod as Row } from '../prisma/client.ts'
import { maxOf, noted } from '../second-factors/authentication-methods.ts'
import { newMethodOf } from '../second-factors/new-authentication-method.ts'
import type { ImportedFactor, ImportedUser, ImportOptions } from './imported-users.ts'

const types = ['totp', 'phone', 'email'] as const

/** A locked user, and the factors that a line gives. */
export interface UserWithFactors {
  readonly userId: string
  readonly factors: readonly ImportedFactor[]
}

/** Whether no user may have all of these factors. */
export function hasTooManyFactors({ factors }: ImportedUser): boolean {
  return exceedsMax(distinct(factors))
}

/**
 * Adds second factors to locked users, except those that they already have. A user who would have
 * too many gets none of them.
 *
 * @returns the changes, for the events, and the ids of the users whose factors were refused
 */
export async function importFactors(options: ImportOptions, users: readonly UserWithFactors[]) {
  const changes: Change[] = []
  const refused = new Set<string>()
  const given = users.filter(({ factors }) => factors.length > 0)
  if (given.length === 0) return { changes, refused }
  const { database, tenantId, sealer, at } = options
  const userIds = given.map(({ userId }) => userId)
  const stored = await database.authenticationMethod.findMany({
    where: { tenantId, userId: { in: userIds }, type: { in: [...types] } },
  })
  const place = { tenantId, sealer, now: () => at }
  const data = []
  for (const { userId, factors } of given) {
    const own = stored.filter((row) => row.userId === userId)
    const known = await Promise.all(own.map((row) => factorOf(options, row)))
    const fresh = distinct(factors).filter((each) => !known.some((other) => isSame(each, other)))
    if (fresh.length > 0 && exceedsMax([...known, ...fresh])) refused.add(userId)
    else data.push(...(await Promise.all(fresh.map((each) => newMethodOf(place, userId, each)))))
  }
  const rows = data.map((each) => each.data)
  const made = await database.authenticationMethod.createManyAndReturn({ data: rows })
  for (const row of made) changes.push({ resource: 'authentication_method', after: noted(row) })
  return { changes, refused }
}

/** A stored method as an import would give it. */
async function factorOf({ tenantId, sealer }: ImportOptions, row: Row): Promise<ImportedFactor> {
  const { id, type, sealedSecret, phoneNumber, email } = row
  if (type === 'totp') {
    const secret = await sealer.open(tenantId, totpPurposeOf(id), sealedSecret ?? '')
    return { type, totp_secret: secret }
  }
  return type === 'phone'
    ? { type, phone_number: phoneNumber ?? '' }
    : { type: 'email', email: email ?? '' }
}

/** The factors without those that an earlier one equals. */
function distinct(factors: readonly ImportedFactor[]): readonly ImportedFactor[] {
  const kept: ImportedFactor[] = []
  for (const each of factors) if (!kept.some((other) => isSame(each, other))) kept.push(each)
  return kept
}

function isSame(one: ImportedFactor, other: ImportedFactor): boolean {
  if (one.type !== other.type || one.type === 'totp') {
    return one.type === other.type && isSameSecret(one.totp_secret ?? '', other.totp_secret ?? '')
  }
  return one.phone_number === other.phone_number && one.email === other.email
}

function exceedsMax(factors: readonly ImportedFactor[]): boolean {
  return types.some((type) => factors.filter((each) => each.type === type).length > maxOf(type))
}
