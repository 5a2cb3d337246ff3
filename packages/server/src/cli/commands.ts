import type { Run } from './invocation.ts'

export interface Command {
  /**
   * As it is typed: words, then options, then arguments in angle brackets. What is in brackets may
   * be left out. The command line is read by it.
   */
  readonly usage: string
  readonly says: string
  /** Loads what runs it: only then is anything of the server loaded. */
  load(): Promise<Run>
}

const tenant = () => import('./commands/tenant.ts')
const client = () => import('./commands/client.ts')
const user = () => import('./commands/user.ts')
const networkAcls = () => import('./commands/network-acls.ts')

export const commands: readonly Command[] = [
  {
    usage: 'start',
    says: 'serve until a signal',
    load: async () => (await import('./start.ts')).start,
  },
  {
    usage: 'migrate',
    says: 'bring the database up to date, and end',
    load: async () => (await import('./commands/migrate.ts')).migrate,
  },
  {
    usage: 'trust [--install] [--system <system>]',
    says: 'make browsers trust the private CA',
    load: async () => (await import('./commands/trust.ts')).trust,
  },
  {
    usage: 'tenant create <domain>',
    says: 'a tenant and its first client',
    load: async () => (await tenant()).createTenant,
  },
  {
    usage: 'tenant list',
    says: 'domain, name and id of each',
    load: async () => (await tenant()).listTenants,
  },
  {
    usage: 'tenant delete [--yes] <domain>',
    says: 'a tenant and all that it has',
    load: async () => (await tenant()).deleteTenant,
  },
  {
    usage: 'client create --tenant <domain> [--administrator] <name>',
    says: 'a client; with all scopes, or none',
    load: async () => (await client()).createClient,
  },
  {
    usage: 'client list --tenant <domain>',
    says: 'id and name of each',
    load: async () => (await client()).listClients,
  },
  {
    usage: 'client rotate-secret --tenant <domain> <client_id>',
    says: 'a new secret in place of the old',
    load: async () => (await client()).rotateSecret,
  },
  {
    usage: 'user create --tenant <domain> <email>',
    says: 'asks for a password, or makes one',
    load: async () => (await user()).createUser,
  },
  {
    usage: 'user set-password --tenant <domain> <email>',
    says: 'the same for a user that exists',
    load: async () => (await user()).setPassword,
  },
  {
    usage: 'network-acls list --tenant <domain>',
    says: 'priority, id and description',
    load: async () => (await networkAcls()).listNetworkAcls,
  },
  {
    usage: 'network-acls disable --tenant <domain>',
    says: 'break glass: let everybody in again',
    load: async () => (await networkAcls()).disableNetworkAcls,
  },
  {
    usage: 'logs tail --tenant <domain>',
    says: 'the latest entries, and those to come',
    load: async () => (await import('./commands/logs.ts')).tailLogs,
  },
]
