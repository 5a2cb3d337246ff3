import { Prisma } from '../prisma/client.ts'
import type { ImportedUser, ImportLine, ImportOptions, StoredAccount } from './imported-users.ts'
import { identifiersOf } from './user-rows.ts'

/** The name of an identifier. */
export type IdentifierName = 'email' | 'username' | 'phone_number' | 'user_id'

/** The stored identifiers of a user. */
export function namedIdentifiers({
  given,
}: ImportedUser): readonly (readonly [IdentifierName, string])[] {
  const { email, username, phoneNumber } = identifiersOf(given)
  const all = [
    ['user_id', given.user_id ?? null],
    ['email', email],
    ['username', username],
    ['phone_number', phoneNumber],
  ] as const
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
}

/** Separates the lines with unique identifiers from lines that must wait for them. */
export function splitTwins(lines: readonly ImportLine[]) {
  const seen = new Set<string>()
  const [round, later]: [ImportLine[], ImportLine[]] = [[], []]
  for (const each of lines) {
    const keys = namedIdentifiers(each.user).map((pair) => pair.join(' '))
    if (keys.some((key) => seen.has(key))) later.push(each)
    else round.push(each)
    // A later line with an identifier of a waiting line waits too, so that the lines of a user stay
    // in order.
    for (const key of keys) seen.add(key)
  }
  return [round, later] as const
}

interface FoundRow extends StoredAccount {
  readonly name: IdentifierName
  readonly value: string
}

/** Finds existing users by each identifier. An id is taken in every connection. */
export async function findKnown(
  { database, tenantId, connectionId, provider }: ImportOptions,
  lines: readonly ImportLine[],
): Promise<ReadonlyMap<string, StoredAccount>> {
  const all = lines.flatMap(({ user }) =>
    namedIdentifiers(user).map(([name, value]) => ({ name, value })),
  )
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
