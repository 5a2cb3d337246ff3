#!/usr/bin/env node
import { pino } from 'pino'
import { type Config, ConfigError, readConfig } from '../config/config.ts'
import { main } from '../main.ts'
import { type OpenStore, openStore } from '../running-server.ts'
import { domainComplaint, makeTenant } from '../tenancy/make-tenant.ts'

const usage = `latchkey: a tenant-scoped identity platform

  latchkey start                                     serve until a signal
  latchkey migrate                                   bring the database up to date, and end
  latchkey tenant create <domain>                    a tenant and its first client
  latchkey tenant list                               domain, name and id of each
  latchkey client rotate-secret <domain> <client_id> a new secret in place of the old one

The configuration is read from the environment; packages/server/README.md has the table.`

/** A mistake of the person at the command line, said in one sentence. */
class UsageError extends Error {}

type Command = (config: Config, args: readonly string[]) => Promise<void>

const commands: Readonly<Record<string, Command>> = {
  start: main,
  migrate: (config) =>
    withStore(config, async ({ appliedMigrations }) => {
      const names = appliedMigrations.join('\n  ')
      console.log(names === '' ? 'The database is up to date.' : `Applied:\n  ${names}`)
    }),
  'tenant create': (config, [domain]) => createTenant(config, domain),
  'tenant list': (config) =>
    withStore(config, async ({ tenants }) => {
      for (const { domain, name, id } of await tenants.list()) console.log(domain, name, id)
    }),
  'client rotate-secret': (config, [domain, clientId]) => rotateSecret(config, domain, clientId),
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

async function rotateSecret(config: Config, domain = '', clientId = ''): Promise<void> {
  await withStore(config, async ({ tenants }) => {
    const tenant = await tenants.findByDomain(domain)
    if (!tenant) throw new UsageError(`There is no tenant ${domain}. See: latchkey tenant list`)
    const secret = await tenants.storeOf(tenant).clients.rotateSecret(clientId)
    if (secret === undefined) throw new UsageError(`${domain} has no client ${clientId}.`)
    printSecret(clientId, secret)
  })
}

function printSecret(clientId: string, clientSecret: string): void {
  console.log(`  client id       ${clientId}`)
  console.log(`  client secret   ${clientSecret}   (shown this once)`)
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

async function run(args: readonly string[]): Promise<void> {
  const name = [args.slice(0, 2).join(' '), args[0] ?? ''].find((each) => each in commands)
  const command = name === undefined ? undefined : commands[name]
  if (name === undefined || !command) throw new UsageError(usage)
  await command(readConfig(process.env), args.slice(name.split(' ').length))
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const isPlain = error instanceof ConfigError || error instanceof UsageError
  console.error(
    isPlain || !(error instanceof Error)
      ? String(error instanceof Error ? error.message : error)
      : explain(error),
  )
  process.exit(1)
})

/** The sentence, and behind it what it came from. */
function explain(error: Error): string {
  const cause = error.cause instanceof Error ? `\n  caused by: ${error.cause.message}` : ''
  return `${error.message}${cause}`
}
