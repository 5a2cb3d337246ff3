import { Prisma } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'

/** The account of a user in a connection; without a name, the primary one. */
const accountIn = (tenantId: string, userId: string, connection: string | undefined) => Prisma.sql`
  select i.tenant_id, i.provider, i.provider_user_id, i.password_hash from identities i
    join connections c on c.tenant_id = i.tenant_id and c.id = i.connection_id
   where i.tenant_id = ${tenantId} and i.user_id = ${userId}
     and c.name = coalesce(${connection ?? null}, c.name)
   order by i.position limit 1`

/** The hash of the password of an account, and former ones, newest first; `max` in all. */
export async function listHashes(
  { database, tenantId }: Scope,
  userId: string,
  connection: string,
  max: number,
): Promise<readonly string[]> {
  const rows = await database.$queryRaw<{ hash: string }[]>`
    with account as (${accountIn(tenantId, userId, connection)})
    select hash from (
      select password_hash as hash, 'infinity'::timestamptz as "replacedAt" from account
      union all
      select former.password_hash, replaced_at from former_passwords former
        join account using (tenant_id, provider, provider_user_id)) as all_hashes
     where hash is not null order by "replacedAt" desc limit ${max}`
  return rows.map(({ hash }) => hash)
}

/**
 * Keeps the hash that is about to be replaced, so that `max` are kept together with the new one.
 * The others are deleted.
 */
export async function keepFormerHash(
  { database, tenantId, now }: Scope,
  userId: string,
  { connection, max }: { readonly connection: string | undefined; readonly max: number },
): Promise<void> {
  const account = accountIn(tenantId, userId, connection)
  const keptMax = Math.max(0, max - 1)
  const adding = database.$executeRaw`
    with account as (${account})
    insert into former_passwords
           (tenant_id, provider, provider_user_id, replaced_at, password_hash)
    select tenant_id, provider, provider_user_id, ${now()}, password_hash from account
     where password_hash is not null and ${keptMax} > 0
    on conflict do nothing`
  const trimming = database.$executeRaw`
    with account as (${account})
    delete from former_passwords where ctid = any (array(
      select former.ctid from former_passwords former
        join account using (tenant_id, provider, provider_user_id)
       order by replaced_at desc offset ${keptMax}))`
  await Promise.all([adding, trimming])
}
