import type { OpenStore } from '../open-store.ts'
import { expire } from '../presentations/settle.ts'
import { overdueVerifications } from '../store/verifiable-credentials/overdue-verifications.ts'
import type { Tenancy } from '../tenancy/tenancy.ts'
import { every } from '../timing/every.ts'
import type { Shutdown } from '../timing/shutdown.ts'
import type { StartOptions } from './start-options.ts'

/**
 * Ends expired verifications at intervals, so that their log entry and event are written even if no
 * client asks for them. Of several processes, one ends each verification.
 */
export function expireVerifications(
  { config: { bounds }, log, now }: StartOptions,
  { database }: OpenStore,
  tenancy: Pick<Tenancy, 'find'>,
  shutdown: Shutdown,
): void {
  const timer = every(
    bounds.verificationExpiryMs,
    async () => {
      for (const { domain, id } of await overdueVerifications(database, now())) {
        const tenant = await tenancy.find(domain)
        const verification = await tenant?.store.verifications.get(id)
        if (tenant && verification) await expire(tenant, verification)
      }
    },
    (error) => log.warn({ err: error }, 'Verifications could not be ended; retrying.'),
  )
  shutdown.add(() => clearInterval(timer))
}
