import type { Run } from './invocation.ts'

/** A command of the command line. */
export interface Command {
  /**
   * Words, options, then arguments in angle brackets; square brackets mark optional ones. Command
   * lines are parsed by this text.
   */
  readonly usage: string
  readonly summary: string
  /** Imports the function that runs the command, and with it the server if the command needs it. */
  load(): Promise<Run>
}

const tenant = () => import('./commands/tenant.ts')
const client = () => import('./commands/client.ts')
const administration = () => import('./commands/console.ts')
const user = () => import('./commands/user.ts')
const reader = () => import('./commands/reader.ts')
const wallet = () => import('./commands/wallet.ts')
const keys = () => import('./commands/keys.ts')
const sealedLogs = () => import('./commands/sealed-logs.ts')
const networkAcls = () => import('./commands/network-acls.ts')

/** All commands, in the order of the help text. */
export const commands: readonly Command[] = [
  {
    usage: 'start',
    summary: 'start the server',
    load: async () => (await import('./start.ts')).start,
  },
  {
    usage: 'migrate',
    summary: 'migrate the database, then exit',
    load: async () => (await import('./commands/migrate.ts')).migrate,
  },
  {
    usage: 'doctor',
    summary: 'check what the server needs to run',
    load: async () => (await import('./commands/doctor.ts')).doctor,
  },
  {
    usage: 'keys status',
    summary: 'count stored secrets by their key',
    load: async () => (await keys()).showKeyStatus,
  },
  {
    usage: 'keys reencrypt',
    summary: 'encrypt all secrets with the current key',
    load: async () => (await keys()).reencryptValues,
  },
  {
    usage: 'health',
    summary: 'exit with 0 while the server is ready',
    load: async () => (await import('./commands/health.ts')).health,
  },
  {
    usage: 'trust [--install] [--system <system>]',
    summary: 'make browsers trust the private CA',
    load: async () => (await import('./commands/trust.ts')).trust,
  },
  {
    usage: 'tenant create <domain>',
    summary: 'create a tenant and its first client',
    load: async () => (await tenant()).createTenant,
  },
  {
    usage: 'tenant list',
    summary: 'list domain, name and id of each tenant',
    load: async () => (await tenant()).listTenants,
  },
  {
    usage: 'tenant delete [--yes] <domain>',
    summary: 'delete a tenant with all its data',
    load: async () => (await tenant()).deleteTenant,
  },
  {
    usage: 'client create --tenant <domain> [--administrator] <name>',
    summary: 'create a client with no scopes, or all',
    load: async () => (await client()).createClient,
  },
  {
    usage: 'client list --tenant <domain>',
    summary: 'list id and name of each client',
    load: async () => (await client()).listClients,
  },
  {
    usage: 'client rotate-secret --tenant <domain> <client_id>',
    summary: 'replace the client secret',
    load: async () => (await client()).rotateSecret,
  },
  {
    usage: 'console install --tenant <domain> <email>',
    summary: 'make a user a console administrator',
    load: async () => (await administration()).installConsole,
  },
  {
    usage: 'user create --tenant <domain> <email>',
    summary: 'create a user, and its password',
    load: async () => (await user()).createUser,
  },
  {
    usage: 'user set-password --tenant <domain> <email>',
    summary: 'set the password of an existing user',
    load: async () => (await user()).setPassword,
  },
  {
    usage: 'network-acls list --tenant <domain>',
    summary: 'list priority, id and description',
    load: async () => (await networkAcls()).listNetworkAcls,
  },
  {
    usage: 'network-acls disable --tenant <domain>',
    summary: 'break glass: disable every network ACL',
    load: async () => (await networkAcls()).disableNetworkAcls,
  },
  {
    usage: 'logs tail --tenant <domain>',
    summary: 'print the latest log entries, and follow',
    load: async () => (await import('./commands/logs.ts')).tailLogs,
  },
  {
    usage: 'logs export --tenant <domain>',
    summary: 'print all log entries with their seals',
    load: async () => (await sealedLogs()).exportLogs,
  },
  {
    usage: 'logs verify --tenant <domain> [--contains <hash>]',
    summary: 'compare log entries with their seals',
    load: async () => (await sealedLogs()).verifyStoredLogs,
  },
  {
    usage: 'logs verify-export <file>',
    summary: 'compare an export with its seals',
    load: async () => (await sealedLogs()).verifyExportedLogs,
  },
  {
    usage: 'trust-list import --root <file> <list>',
    summary: 'import a VICAL, from a path or a URL',
    load: async () => (await import('./commands/trust-list.ts')).importTrustList,
  },
  {
    usage: 'reader request --tenant <domain>',
    summary: 'print a CSR for a reader certificate',
    load: async () => (await reader()).requestReader,
  },
  {
    usage: 'reader install --tenant <domain> [--key <file>] <chain>',
    summary: 'install a reader certificate',
    load: async () => (await reader()).installReader,
  },
  {
    usage: 'wallet authority',
    summary: 'print the CA of the test wallet, in PEM',
    load: async () => (await wallet()).printAuthority,
  },
  {
    usage: 'wallet present [--iso-mdoc] <engagement>',
    summary: 'present a test mDL to a verifier',
    load: async () => (await wallet()).present,
  },
]
