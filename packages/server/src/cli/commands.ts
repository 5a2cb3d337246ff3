import { pino } from 'pino'
import type { Config } from '../config/config.ts'
import { requireIdentifiers } from '../management/users/require-identifiers.ts'
import { newPassword } from '../passwords/new-password.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { requireStrength } from '../passwords/password-strength.ts'
import { type OpenStore, openStore } from '../running-server.ts'
import type { SecretClient } from '../store/clients/clients.ts'
import type { Database } from '../store/database/database.ts'
import { announceNow } from '../store/database/notices.ts'
import type { Resources, TenantStore } from '../store/tenants/tenants.ts'
import { createAdministrator, domainComplaint, makeTenant } from '../tenancy/make-tenant.ts'
import { askPassword } from './ask-password.ts'
import { start } from './start.ts'
import { tail } from './tail.ts'

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
  {
    usage: 'client create --administrator <domain> <name>',
    says: 'a client that manages the tenant',
    run: createAdministratorClient,
  },
  { usage: 'client create <domain> <name>', says: 'a client, without grants', run: createClient },
  { usage: 'client list <domain>', says: 'id and name of each client', run: listClients },
  {
    usage: 'client rotate-secret <domain> <client_id>',
    says: 'a new secret in place of the old one',
    run: rotateSecret,
  },
  {
    usage: 'user create <domain> <email>',
    says: 'a user; asks for a password, or makes one',
    run: createUser,
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
  {
    usage: 'logs tail --tenant <domain>',
    says: 'the latest of its log, and what comes',
    run: tailLogs,
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
    let from: string | undefined
    do {
      const page = await clients.list({ is_global: false, take: 100, ...(from && { from }) })
      for (const { client } of page.items) console.log(client.client_id, client.name)
      from = 'next' in page ? page.next : undefined
    } while (from !== undefined)
  })
}

function createClient(config: Config, domain = '', name = ''): Promise<void> {
  return printNewClient(config, domain, name, ({ clients }) => clients.create({ name }))
}

function createAdministratorClient(config: Config, domain = '', name = ''): Promise<void> {
  return printNewClient(config, domain, name, (store) => createAdministrator(store, name))
}

async function printNewClient(
  config: Config,
  domain: string,
  name: string,
  create: (store: Resources) => Promise<SecretClient>,
): Promise<void> {
  if (!/^[^<>]{1,255}$/.test(name)) {
    throw new UsageError('A name has 1 to 255 characters, and neither < nor >.')
  }
  await withTenant(config, domain, async ({ write }) => {
    const author = { description: 'latchkey client create' }
    const made = await write(author, create)
    printSecret(made.clientId, made.clientSecret)
  })
}

async function rotateSecret(config: Config, domain = '', clientId = ''): Promise<void> {
  await withTenant(config, domain, async ({ write }) => {
    const author = { description: 'latchkey client rotate-secret' }
    const rotated = await write(author, ({ clients }) => clients.rotateSecret(clientId))
    if (!rotated) {
      const see = `See: latchkey client list ${domain}`
      throw new UsageError(`${domain} has no client ${clientId}. ${see}`)
    }
    printSecret(clientId, rotated.clientSecret)
  })
}

async function createUser(config: Config, domain = '', email = ''): Promise<void> {
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new UsageError(`"${email}" is no e-mail address. Write one like ada@example.com.`)
  }
  await withTenant(config, domain, async ({ write }) => {
    const author = { description: 'latchkey user create' }
    const connection = await write(author, (store) => store.databaseConnections.ensureDefault())
    requireIdentifiers({ email }, connection)
    const asked = await askPassword()
    const password = asked === '' ? newPassword() : asked
    requireStrength(password, connection.options, { email })
    const user = { connection: connection.name, email, passwordHash: await hashPassword(password) }
    const { user_id } = await write(author, ({ users }) => users.create(user))
    console.log(`  user id         ${user_id}`)
    if (asked === '') console.log(`  password        ${password}   (shown this once)`)
  })
}

async function listNetworkAcls(config: Config, domain = ''): Promise<void> {
  await withTenant(config, domain, async ({ networkAcls }) => {
    const { items } = await networkAcls.list({ per_page: 1000 })
    for (const { priority, id, active, description } of items) {
      console.log(priority, id, active ? 'active  ' : 'inactive', description)
    }
  })
}

/** What no rule can keep the host's own operator from. */
async function disableNetworkAcls(config: Config, domain = ''): Promise<void> {
  await withTenant(config, domain, async ({ write }, { database, tenantId }) => {
    const author = { description: 'latchkey network-acls disable' }
    const disabled = await write(author, ({ networkAcls }) => networkAcls.disableAll())
    await announceNow(database, tenantId)
    for (const { id, description } of disabled) console.log('disabled', id, description)
    if (disabled.length === 0) console.log(`${domain} has no active network ACL.`)
  })
}

async function tailLogs(config: Config, domain = ''): Promise<void> {
  await withTenant(config, domain, ({ logs }) => tail(logs, (line) => console.log(line)))
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
