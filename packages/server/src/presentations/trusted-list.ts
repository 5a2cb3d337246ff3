import type { FoundTrustList } from '../store/verifiable-credentials/trust-lists.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { PresentationOptions } from './presentations.ts'

/** How long an outdated list is trusted after its next update was due. */
const graceMs = 7 * 86_400_000

/**
 * The current trust list that a template names: an issuer that the next list leaves out is no
 * longer trusted. A list that is outdated is logged.
 *
 * @returns undefined where none is imported, or the imported one is outdated
 */
export async function trustedList(
  { store, domain }: Pick<Tenant, 'store' | 'domain'>,
  source: string | null | undefined,
  { log, now }: Pick<PresentationOptions, 'log' | 'now'>,
): Promise<FoundTrustList | undefined> {
  const list = source ? await store.trustLists.find(source) : undefined
  const { nextUpdate } = list ?? {}
  if (!nextUpdate || now().getTime() <= nextUpdate.getTime() + graceMs) return list
  log.warn(
    { tenant: domain, trustList: source, nextUpdate },
    'An outdated trust list is no longer used; import the current one.',
  )
  return undefined
}
