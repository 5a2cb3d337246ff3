import { pino } from 'pino'
import type { Config } from '../config/config.ts'
import { type OpenStore, openStore } from '../running-server.ts'
import type { Database } from '../store/database.ts'
import { announceNow } from '../store/notices.ts'
import type { TenantStore } from '../store/tenants.ts'
import { domainComplaint, makeTenant } from '../tenancy/make-tenant.ts'
import { start } from './start.ts'

/** A mistake of the person at the command line, said in one sentence. */
export class UsageError extends Error {}

export interface Command {
  /** As it is typed: words, then arguments in angle brackets. */
  readonly usage: string
  readonly says: string
  run(config: Config, ...args: readonly string[]): Promise<void>
}

export const commands: readonly Command[] = [
  { usage: 'start', says: 'serve until a signal', run: start },
  { usage: 'migrate', says: 'bring the database up to date, and end', run: migrate },
  { usage: 'tenant create <domain>', says: 'a tenant and its first client', run: createTenant },
  { usage: 'tenant list', says: 'domain, name and id of each', run: listTenants },
  { usage: 'client list <domain>', says: 'id and name of each client', run: listClients },
  {
    usage: 'client rotate-secret <domain> <client_id>',
    says: 'a new secret in place of the old one',
    run: rotateSecret,
  },
  {
    usage: 'network-acls list --tenant <domain>',
    says: 'priority, id and description of each',
    run: listNetworkAcls,
  },
  {
    usage: 'network-acls disable --tenant <domain>',
    says: 'break glass: let everybody in again',
    run: disableNetworkAcls,
  },
]

async function migrate(config: Config): Promise<void> {
  await withStore(config, async ({ appliedMigrations }) => {
    const names = appliedMigrations.join('\n  ')
    console.log(names === '' ? 'The database is up to date.' : `Applied:\n  ${names}`)
  })
}

async function createTenant(config: Config, domain = ''): Promise<void> {
  const complaint = domainComplaint(domain)
  if (complaint !== undefined) throw new UsageError(complaint)
  await withStore(config, async ({ tenants }) => {
    const made = await makeTenant(tenants, domain)
    console.log(`Tenant ${made.tenant.name} (${made.tenant.id}) serves ${domain}.`)
    printSecret(made.clientId, made.clientSecret)
  })
}

async function listTenants(config: Config): Promise<void> {
  await withStore(config, async ({ tenants }) => {
    for (const { domain, name, id } of await tenants.list()) console.log(domain, name, id)
  })
}

async function listClients(config: Config, domain = ''): Promise<void> {
  await withTenant(config, domain, async ({ clients }) => {
    for (const { clientId, name } of await clients.list()) console.log(clientId, name)
  })
}

async function rotateSecret(config: Config, domain = '', clientId = ''): Promise<void> {
  await withTenant(config, domain, async ({ clients }) => {
    const secret = await clients.rotateSecret(clientId)
    if (secret === undefined) {
      const see = `See: latchkey client list ${domain}`
      throw new UsageError(`${domain} has no client ${clientId}. ${see}`)
    }
    printSecret(clientId, secret)
  })
}

async function listNetworkAcls(config: Config, domain = ''): Promise<void> {
  await withTenant(config, domain, async ({ networkAcls }) => {
    for (const { priority, id, active, description } of await networkAcls.list({
      per_page: 1000,
    })) {
      console.log(priority, id, active ? 'active  ' : 'inactive', description)
    }
  })
}

/** What no rule can keep the host's own operator from. */
async function disableNetworkAcls(config: Config, domain = ''): Promise<void> {
  await withTenant(config, domain, async ({ networkAcls }, { database, tenantId }) => {
    const disabled = await networkAcls.disableAll()
    await announceNow(database, tenantId)
    for (const { id, description } of disabled) console.log('disabled', id, description)
    if (disabled.length === 0) console.log(`${domain} has no active network ACL.`)
  })
}

function printSecret(clientId: string, clientSecret: string): void {
  console.log(`  client id       ${clientId}`)
  console.log(`  client secret   ${clientSecret}   (shown this once)`)
}

interface TenantPlace {
  readonly database: Database
  readonly tenantId: string
}

function withTenant(
  config: Config,
  domain: string,
  work: (store: TenantStore, place: TenantPlace) => Promise<void>,
) {
  return withStore(config, async ({ tenants, database }) => {
    const tenant = await tenants.findByDomain(domain)
    if (!tenant) throw new UsageError(`There is no tenant ${domain}. See: latchkey tenant list`)
    await work(tenants.storeOf(tenant), { database, tenantId: tenant.id })
  })
}

async function withStore(config: Config, work: (store: OpenStore) => Promise<void>): Promise<void> {
  const log = pino({ level: 'warn' }, pino.destination(2))
  const onProgress = (sentence: string) => console.error(`${sentence} …`)
  const store = await openStore({ config, log, now: () => new Date(), onProgress })
  try {
    await work(store)
  } finally {
    await store.close()
  }
}
