import type { Schema } from '@latchkey/contract'
import type { Scope } from '../rows/scope.ts'

/** The setting `mobile` of a client. */
export type MobileApps = Schema<'ClientMobile'>

/** The most clients whose mobile apps are listed; the files that name them have size limits. */
const clientsMax = 500

/**
 * The mobile apps of the first-party clients, of the oldest client first. Apps of third parties
 * must not use passkeys and passwords that users have for the tenant.
 */
export async function listMobileApps({
  database,
  tenantId,
}: Scope): Promise<readonly MobileApps[]> {
  const rows = await database.$queryRaw<{ mobile: MobileApps }[]>`
    select settings -> 'mobile' as mobile from clients
     where tenant_id = ${tenantId} and settings -> 'mobile' is not null and is_first_party
     order by created_at, client_id limit ${clientsMax}`
  return rows.map(({ mobile }) => mobile)
}
