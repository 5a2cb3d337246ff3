import type { TenantStore } from '../store/tenants/tenants.ts'
import type { FoundTrustList } from '../store/verifiable-credentials/trust-lists.ts'

/** How long an outdated list is trusted after its next update was due. */
const graceMs = 7 * 86_400_000

/**
 * The current trust list that a template names: an issuer that the next list leaves out is no
 * longer trusted.
 *
 * @returns undefined where none is imported, or the imported one is outdated
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
