import type { FoundTrustList } from '../store/verifiable-credentials/trust-lists.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { Mdl, PresentationOptions } from './presentations.ts'

/** How long a list is still trusted after its next update was due. */
const graceMs = 7 * 86_400_000

/**
 * The current trust list that a template names. An issuer that the next list omits is no longer
 * trusted. The use of a list that is due for an update is logged.
 *
 * @returns undefined if no list was imported, or it is outdated
 */
export async function trustedList(
  mdl: Mdl,
  { store, domain }: Pick<Tenant, 'store' | 'domain'>,
  source: string | null | undefined,
  { log, now }: Pick<PresentationOptions, 'log' | 'now'>,
): Promise<FoundTrustList | undefined> {
  const list = source ? await store.trustLists.find(source) : undefined
  if (!list || !mdl.isStale(list, now(), graceMs)) return list
  log.warn(
    { tenant: domain, trustList: source, nextUpdate: list.nextUpdate },
    'An outdated trust list is no longer used; import the current one.',
  )
  return undefined
}
