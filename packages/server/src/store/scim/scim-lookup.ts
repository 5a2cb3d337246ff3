import type { Connection } from '../connections/connection-wire.ts'
import type { Scope } from '../rows/scope.ts'

/** The value of a SCIM attribute by which users are looked up. */
export interface ScimLookup {
  readonly attribute: 'id' | 'userName' | 'externalId' | 'email'
  readonly value: string
}

/** The most accounts that a look-up finds. */
const candidatesMax = 1_000

/**
 * The `providerUserId` of the accounts of a connection that any of the look-ups may match. Accounts
 * that SCIM wrote are found by their SCIM attributes, others by the identifier and e-mail address
 * of the user.
 */
export async function findCandidateIds(
  { database, tenantId }: Pick<Scope, 'database' | 'tenantId'>,
  { id, name, strategy }: Pick<Connection, 'id' | 'name' | 'strategy'>,
  lookups: readonly ScimLookup[],
): Promise<readonly string[]> {
  const valuesOf = (attribute: ScimLookup['attribute']) =>
    lookups.filter((each) => each.attribute === attribute).map(({ value }) => value)
  const [userNames, externalIds] = [valuesOf('userName'), valuesOf('externalId')]
  const lowerNames = userNames.map((each) => each.toLowerCase())
  const emails = valuesOf('email').map((each) => each.toLowerCase())
  const subjects = [...userNames, ...externalIds].flatMap((each) => [each, `${name}|${each}`])
  const ids = [...valuesOf('id').map((each) => each.split('|').slice(1).join('|')), ...subjects]
  const addresses = [...emails, ...lowerNames]
  const rows = await database.$queryRaw<{ readonly id: string }[]>`
    select provider_user_id as id from scim_users
     where tenant_id = ${tenantId} and connection_id = ${id} and user_name = any (${lowerNames})
    union
    select provider_user_id from scim_users
     where tenant_id = ${tenantId} and connection_id = ${id} and external_id = any (${externalIds})
    union
    select provider_user_id from scim_users
     where tenant_id = ${tenantId} and connection_id = ${id} and emails && ${emails}
    union
    select provider_user_id from identities
     where tenant_id = ${tenantId} and provider = ${strategy} and provider_user_id = any (${ids})
       and connection_id = ${id}
    union
    select i.provider_user_id from users u
      join identities i on i.tenant_id = u.tenant_id and i.user_id = u.user_id
     where u.tenant_id = ${tenantId} and u.email = any (${addresses}) and i.connection_id = ${id}
     limit ${candidatesMax}`
  return rows.map((row) => row.id)
}
