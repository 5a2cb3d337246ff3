import { resourceNameOf } from '../../record-rules/resource-names.ts'
import { Prisma } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import { removeRefreshTokens } from './end-sessions.ts'
import { hashOf } from './oidc-linked-records.ts'

/** The grant of a user that lets a client use an API. */
interface Allowed {
  readonly userId: string
  readonly clientId: string
  readonly audience: string
}

/** Whether an audience is for claims about the user, and no API of the tenant. */
export const isForUserInfo = (audience: string) => audience.endsWith('/userinfo')

/** SQL that computes the stored hash of a grant's id. */
const grantHashText = hashOf('grant_id')
const grantHash = Prisma.raw(grantHashText)

/** Ends the OAuth grants by which a client may use an API, with their codes and tokens. */
export async function endGrants(
  scope: Scope,
  { userId, clientId, audience }: Allowed,
): Promise<void> {
  const { database, tenantId } = scope
  const names = [audience, resourceNameOf(audience)]
  const ending = await database.$queryRaw<{ idHash: string }[]>`
    select id_hash as "idHash" from oidc_records
     where tenant_id = ${tenantId} and model = 'Grant' and account_id = ${userId}
       and client_id = ${clientId}
       and ((${isForUserInfo(audience)} and payload -> 'openid' is not null)
         or jsonb_exists_any((payload -> 'resources')::jsonb, ${names}))`
  if (ending.length === 0) return
  await endOidcGrants(
    scope,
    userId,
    ending.map(({ idHash }) => idHash),
  )
}

/**
 * Ends OAuth grants of a user, by the hashes of their ids, with their codes and tokens. Locks rows
 * in the order of an exchange: refresh token family, records, grant.
 */
export async function endOidcGrants(
  scope: Scope,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  const { database, tenantId, changes } = scope
  const tokens = await removeRefreshTokens(scope, {
    name: 'end refresh tokens of grants',
    condition: `user_id = $3 and ${grantHashText} = any ($4)`,
    values: [userId, hashes],
  })
  for (const token of tokens) changes.deleted('refresh_token', token)
  await database.$executeRaw`
    delete from oidc_records
     where tenant_id = ${tenantId} and account_id = ${userId} and grant_id is not null
       and model <> 'Interaction' and ${grantHash} = any (${hashes})`
  await database.$executeRaw`
    delete from oidc_records
     where tenant_id = ${tenantId} and model = 'Grant' and id_hash = any (${hashes})`
}
