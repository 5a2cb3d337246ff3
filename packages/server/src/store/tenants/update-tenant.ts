import type { Prisma } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import { toTenant } from './tenant-row.ts'

type Changed = Pick<
  Prisma.TenantUpdateInput,
  'attackProtection' | 'boundTriggers' | 'guardian' | 'linkDomain' | 'logRetentionDays' | 'settings'
>

/**
 * Updates the row of the tenant, which must be locked, without waiting: if it fails, so does the
 * commit. The statement returns the new row, which the server caches after the commit.
 */
export function updateTenant({ database, tenantId, changes }: Scope, data: Changed): void {
  changes.tenantUpdated(database.tenant.update({ where: { id: tenantId }, data }).then(toTenant))
}
