import { pino } from 'pino'
import type { Config } from '../config/config.ts'
import { type OpenStore, openStore } from '../open-store.ts'
import type { Database } from '../store/database/database.ts'
import type { TenantStore, Tenants } from '../store/tenants/tenants.ts'
import type { Invocation } from './invocation.ts'
import { UsageError } from './usage-error.ts'

/** The database that has the tenant, for reads that the store of the tenant does not offer. */
export interface TenantPlace {
  readonly database: Database
  readonly tenantId: string
}

/** Opens the database for one command, and closes it afterwards. */
export async function withStore(
  config: Config,
  work: (store: OpenStore) => Promise<void>,
): Promise<void> {
  const log = pino({ level: 'warn' }, pino.destination(2))
  const onProgress = (sentence: string) => console.error(`${sentence} …`)
  const store = await openStore({ config, log, now: () => new Date(), onProgress })
  try {
    await work(store)
  } finally {
    await store.close()
  }
}

/**
 * Opens the tenant of `--tenant` for one command.
 *
 * @throws UsageError if there is no such tenant
 */
export function withTenant(
  { config, given }: Invocation,
  work: (store: TenantStore, place: TenantPlace) => Promise<void>,
): Promise<void> {
  return withStore(config, async ({ tenants, database }) => {
    const tenant = await findTenant(tenants, given('tenant'))
    await work(tenants.storeOf(tenant), { database, tenantId: tenant.id })
  })
}

/** @throws UsageError if there is no such tenant */
export async function findTenant(tenants: Tenants, domain: string) {
  const tenant = await tenants.findByDomain(domain)
  if (tenant) return tenant
  throw new UsageError(`The tenant ${domain} does not exist. See: latchkey tenant list`)
}
