import type { Database } from '../database/database.ts'
import { expiringStates } from './verifications.ts'

/** The most verifications that one check finds. */
const overdueMax = 1_000

/** A verification of any tenant. */
export interface OverdueVerification {
  /** The domain of the tenant. */
  readonly domain: string
  readonly id: string
}

/** The verifications of all tenants that have expired and are not ended yet. */
export async function overdueVerifications(
  database: Database,
  now: Date,
): Promise<readonly OverdueVerification[]> {
  const rows = await database.verification.findMany({
    where: { state: { in: [...expiringStates] }, expiresAt: { lte: now } },
    select: { id: true, tenant: { select: { domain: true } } },
    orderBy: { expiresAt: 'asc' },
    take: overdueMax,
  })
  return rows.map(({ id, tenant }) => ({ id, domain: tenant.domain }))
}
