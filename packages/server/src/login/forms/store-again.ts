import type { KeptOfFlows } from '../../flows/open-flows.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { withoutDeadline } from '../../timing/deadline.ts'
import { type Pending, storePending } from '../second-factors/pending.ts'
import type { StoredForm } from './stored-form.ts'

/**
 * Stores a log-in whose page could not be completed at the page where it was, so that the user can
 * submit it again. What the flows have left counts: codes that they sent, and tries.
 *
 * The request may have no time left, so the statement has a time of its own.
 */
export const storeAgain = (
  tenant: Pick<Tenant, 'store'>,
  id: string,
  pending: Pending,
  left: Partial<KeptOfFlows & Pick<StoredForm, 'resends'>> = {},
): Promise<void> => {
  const form = pending.form && { ...pending.form, ...left }
  const again = form ? { ...pending, form } : pending
  return withoutDeadline(() => storePending(tenant, 'ActionForm', id, again))
}
