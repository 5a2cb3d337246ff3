import type { TenantStore } from '../store/tenants/tenants.ts'
import type { FoundTrustList } from '../store/verifiable-credentials/trust-lists.ts'

/** For so long after its next update is due, a list that nobody has replaced is trusted. */
const graceMs = 7 * 86_400_000

/**
 * The list of the issuers that a template trusts by name, as it is now: an issuer that the next
 * list leaves out is trusted no longer.
 *
 * @returns undefined where none is imported, or the one that is has not been updated for too long
 */
export async function trustedList(
  { trustLists }: Pick<TenantStore, 'trustLists'>,
  source: string | null | undefined,
  now: Date,
): Promise<FoundTrustList | undefined> {
  const list = source ? await trustLists.find(source) : undefined
  const dueMs = list?.nextUpdate?.getTime()
  const isStale = dueMs !== undefined && now.getTime() > dueMs + graceMs
  return isStale ? undefined : list
}
