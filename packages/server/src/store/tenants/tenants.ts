import type { Schema } from '@latchkey/contract'
import { type AddressBlocks, addressBlocks } from '../attack-protection/address-blocks.ts'
import { type AttackProtection, attackProtection } from '../attack-protection/attack-protection.ts'
import {
  type AttackProtectionSettings,
  attackProtectionOf,
  type StoredProtection,
} from '../attack-protection/attack-protection-defaults.ts'
import { type Attempts, attempts } from '../attack-protection/attempts.ts'
import { type UserBlocks, userBlocks } from '../attack-protection/user-blocks.ts'
import { type ClientCredentials, clientCredentials } from '../clients/client-credentials.ts'
import { type ClientGrants, clientGrants } from '../clients/client-grants.ts'
import { type Clients, clients } from '../clients/clients.ts'
import { type ConnectionClients, connectionClients } from '../connections/connection-clients.ts'
import { type ConnectionUsers, connectionUsers } from '../connections/connection-users.ts'
import { type Connections, connections } from '../connections/connections.ts'
import {
  type DatabaseConnections,
  databaseConnections,
} from '../connections/database-connections.ts'
import type { Database } from '../database/database.ts'
import { appendEvents, contextOf, eventOf } from '../events/append-events.ts'
import { type EventDeliveries, eventDeliveries } from '../events/event-deliveries.ts'
import { type EventRedeliveries, eventRedeliveries } from '../events/event-redeliveries.ts'
import { type EventStreamSecrets, eventStreamSecrets } from '../events/event-stream-secrets.ts'
import {
  type EventStreamStatistics,
  eventStreamStatistics,
} from '../events/event-stream-statistics.ts'
import { type EventStreamTests, eventStreamTests } from '../events/event-stream-tests.ts'
import { type EventStreams, eventStreams } from '../events/event-streams.ts'
import { type Events, events } from '../events/events.ts'
import { type FailingEventStreams, failingEventStreams } from '../events/failing-event-streams.ts'
import { type Jobs, jobs } from '../jobs/jobs.ts'
import { openUpload, type Upload } from '../jobs/uploads.ts'
import { makeKeyPair } from '../keys/key-pair.ts'
import type { Sealer } from '../keys/sealer.ts'
import { toRow } from '../keys/signing-key-rows.ts'
import { type SigningKeys, signingKeys } from '../keys/signing-keys.ts'
import { type Author, administrativeEntries } from '../logs/administrative-log.ts'
import { type Change, Changes } from '../logs/changes.ts'
import { type FailedLogins, failedLogins } from '../logs/failed-logins.ts'
import { type Logins, logins } from '../logs/logins.ts'
import { type Logs, logs } from '../logs/logs.ts'
import { countDay, type Statistics, statistics } from '../logs/statistics.ts'
import { type EmailCodes, emailCodes } from '../mail/email-codes.ts'
import { type EmailProviders, emailProviders } from '../mail/email-providers.ts'
import { type EmailTemplates, emailTemplates } from '../mail/email-templates.ts'
import { type Tickets, tickets } from '../mail/tickets.ts'
import { type NetworkAcls, networkAcls } from '../network-acls/network-acls.ts'
import { replaceNetworkAcl } from '../network-acls/replace-network-acl.ts'
import { type DeviceCredentials, deviceCredentials } from '../oidc/device-credentials.ts'
import type { EndedSession } from '../oidc/ended-session.ts'
import { type Grants, grants } from '../oidc/grants.ts'
import { type OidcStore, oidcStore } from '../oidc/oidc-store.ts'
import { type RefreshTokens, refreshTokens } from '../oidc/refresh-tokens.ts'
import { type Sessions, sessions } from '../oidc/sessions.ts'
import { Prisma, type Tenant as Row } from '../prisma/client.ts'
import { managementAudience } from '../resource-servers/management-audience.ts'
import { type ResourceServers, resourceServers } from '../resource-servers/resource-servers.ts'
import { type RolePermissions, rolePermissions } from '../roles/role-permissions.ts'
import { type RoleUsers, roleUsers } from '../roles/role-users.ts'
import { type Roles, roles } from '../roles/roles.ts'
import {
  type UserEffectivePermissions,
  userEffectivePermissions,
} from '../roles/user-effective-permissions.ts'
import { type UserPermissions, userPermissions } from '../roles/user-permissions.ts'
import { newClientId, newHexId, newShortId } from '../rows/ids.ts'
import type { Scope } from '../rows/scope.ts'
import {
  type AuthenticationMethods,
  authenticationMethods,
} from '../second-factors/authentication-methods.ts'
import {
  type Guardian,
  type GuardianSettings,
  guardian,
  guardianOf,
} from '../second-factors/guardian.ts'
import { type Passkeys, passkeys } from '../second-factors/passkeys.ts'
import { type SecondFactors, secondFactors } from '../second-factors/second-factors.ts'
import { type EmailUsers, emailUsers } from '../users/email-users.ts'
import { type UserIdentities, userIdentities } from '../users/user-identities.ts'
import { type UserSearch, userSearch } from '../users/user-search.ts'
import { type Users, users } from '../users/users.ts'
import {
  type VerifiableCredentialTemplates,
  verifiableCredentialTemplates,
} from '../verifiable-credentials/verifiable-credential-templates.ts'
import { type Branding, branding } from './branding.ts'
import { type Prompts, prompts } from './prompts.ts'
import { type Settings, settingsOf } from './tenant-defaults.ts'
import { type TenantSettings, tenantSettings } from './tenant-settings.ts'

export interface TenantRow {
  readonly id: string
  readonly name: string
  readonly domain: string
  readonly settings: Settings
  readonly attackProtection: AttackProtectionSettings
  readonly guardian: GuardianSettings
}

/** What is kept for one tenant. Below it there is no tenant to name, or to forget. */
export interface Resources {
  readonly attempts: Attempts
  readonly authenticationMethods: AuthenticationMethods
  readonly guardian: Guardian
  readonly secondFactors: SecondFactors
  readonly passkeys: Passkeys
  readonly clientCredentials: ClientCredentials
  readonly clientGrants: ClientGrants
  readonly clients: Clients
  readonly databaseConnections: DatabaseConnections
  readonly connectionClients: ConnectionClients
  readonly connectionUsers: ConnectionUsers
  readonly connections: Connections
  readonly emailCodes: EmailCodes
  readonly emailUsers: EmailUsers
  readonly eventDeliveries: EventDeliveries
  readonly eventRedeliveries: EventRedeliveries
  readonly eventStreamSecrets: EventStreamSecrets
  readonly eventStreamStatistics: EventStreamStatistics
  readonly eventStreamTests: EventStreamTests
  readonly eventStreams: EventStreams
  readonly events: Events
  readonly failingEventStreams: FailingEventStreams
  readonly failedLogins: FailedLogins
  readonly logs: Logs
  readonly jobs: Jobs
  readonly addressBlocks: AddressBlocks
  readonly deviceCredentials: DeviceCredentials
  readonly grants: Grants
  readonly tickets: Tickets
  readonly userBlocks: UserBlocks
  readonly networkAcls: NetworkAcls
  readonly refreshTokens: RefreshTokens
  readonly resourceServers: ResourceServers
  readonly rolePermissions: RolePermissions
  readonly roleUsers: RoleUsers
  readonly roles: Roles
  readonly sessions: Sessions
  readonly signingKeys: SigningKeys
  readonly userEffectivePermissions: UserEffectivePermissions
  readonly userPermissions: UserPermissions
  readonly statistics: Statistics
  readonly tenantSettings: TenantSettings
  readonly branding: Branding
  readonly attackProtection: AttackProtection
  readonly emailProviders: EmailProviders
  readonly emailTemplates: EmailTemplates
  readonly prompts: Prompts
  readonly userIdentities: UserIdentities
  readonly userSearch: UserSearch
  readonly users: Users
  readonly verifiableCredentialTemplates: VerifiableCredentialTemplates
}

/** What only reads is called get, list or find, and the type goes by the name. */
type Reads<Resource> = Pick<
  Resource,
  Extract<keyof Resource, `${'get' | 'list' | 'find'}${string}`>
>

/** Everything that one tenant may see, and the ways to change it. */
export type TenantStore = { readonly [Name in keyof Resources]: Reads<Resources[Name]> } & {
  /**
   * Writes in one transaction, together with the tenant's log of who changed what. Either all of
   * it happens or, when `work` throws, nothing.
   */
  write<T>(author: Author, work: (resources: Resources) => Promise<T>): Promise<T>
  /** The same in one statement, for the write that clients repeat most. */
  replaceNetworkAcl(
    author: Author,
    id: string,
    definition: Schema<'NetworkAclDefinition'>,
  ): Promise<Schema<'NetworkAcl'> | undefined>
  readonly logins: Logins
  /** What its OAuth server keeps: many small writes of no interest to anybody else. */
  readonly oidc: OidcStore
  /** Takes in a file that no transaction could wait for. */
  openUpload(): Promise<Upload>
}

/** The tenants of this database, and the way into each. */
export interface Tenants {
  list(): Promise<readonly TenantRow[]>
  findByDomain(domain: string): Promise<TenantRow | undefined>
  /** @throws DomainTakenError */
  create(tenant: { readonly name: string; readonly domain: string }): Promise<TenantRow>
  /** Deletes it and all that it has. Other processes serve it for up to two seconds more. */
  delete(id: string): Promise<void>
  storeOf(tenant: TenantRow, place?: StorePlace): TenantStore
}

/** What is known of a tenant where it is served, and not at the command line. */
export interface StorePlace {
  /** The `aud` of tokens for its management API. */
  readonly managementAudience: string
  /** Told of every write of this store, and done with it before the writer is told. */
  readonly onCommitted: OnCommitted
}

export type OnCommitted = (
  changes: readonly Change[],
  ended?: readonly EndedSession[],
) => Promise<void>

export class DomainTakenError extends Error {
  constructor(domain: string) {
    super(`There is a tenant with the domain ${domain}, or one of its name, already.`)
    this.name = 'DomainTakenError'
  }
}

export function tenants(database: Database, sealer: Sealer, now: () => Date): Tenants {
  const table = database.tenant
  return {
    list: async () => (await table.findMany({ orderBy: { createdAt: 'asc' } })).map(toTenant),
    async findByDomain(domain) {
      const row = await table.findUnique({ where: { domain } })
      return row ? toTenant(row) : undefined
    },
    async create({ name, domain }) {
      const id = newShortId('ten')
      const createdAt = now()
      const pairs = await Promise.all([1, 2].map(() => makeKeyPair(domain, createdAt)))
      const keys = await Promise.all(
        pairs.map((pair, at) =>
          toRow(pair, at === 0 ? 'current' : 'next', { tenantId: id, sealer, at: createdAt }),
        ),
      )
      try {
        const row = await table.create({
          data: {
            id,
            name,
            domain,
            createdAt,
            signingKeys: { create: keys },
            clients: { create: globalClient(createdAt) },
            resourceServers: { create: managementApi(createdAt) },
          },
        })
        return toTenant(row)
      } catch (error) {
        const isTaken =
          error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
        throw isTaken ? new DomainTakenError(domain) : error
      }
    },
    delete: async (id) => void (await table.deleteMany({ where: { id } })),
    storeOf: (tenant, place) => storeOf({ database, sealer, now, tenant, place }),
  }
}

function toTenant({ id, name, domain, ...row }: Row): TenantRow {
  const attackProtection = attackProtectionOf(row.attackProtection as StoredProtection)
  const guardian = guardianOf(row.guardian)
  return { id, name, domain, settings: settingsOf(row), attackProtection, guardian }
}

/** What clients of this API expect to find in every tenant; it takes no secret. */
const globalClient = (at: Date) => ({
  clientId: newClientId(),
  name: 'All Applications',
  secretHash: '',
  isGlobal: true,
  grantTypes: [],
  createdAt: at,
  updatedAt: at,
})

const managementApi = (at: Date) => ({
  id: newHexId(),
  identifier: managementAudience,
  name: 'Management API',
  isSystem: true,
  createdAt: at,
  updatedAt: at,
})

interface StoreParts {
  readonly database: Database
  readonly sealer: Sealer
  readonly now: () => Date
  readonly tenant: TenantRow
  readonly place: StorePlace | undefined
}

function storeOf({ database, sealer, now, tenant, place }: StoreParts): TenantStore {
  const tenantId = tenant.id
  const { name: tenantName, domain } = tenant
  const audience = place?.managementAudience ?? managementAudience
  const known = { tenantId, tenantName, domain, managementAudience: audience, sealer, now }
  return {
    ...resources({ ...known, database, changes: new Changes() }),
    logins: logins(database, tenantId, now),
    oidc: oidcStore({ database, sealer, tenantId, now }),
    async write(author, work) {
      const changes = new Changes()
      const result = await database.$transaction(async (transaction) => {
        const done = await work(resources({ ...known, database: transaction, changes }))
        const at = now()
        const entries = administrativeEntries(tenantId, author, changes.all, at)
        if (entries.length > 0) await transaction.log.createMany({ data: entries })
        const context = contextOf(tenantId, author)
        const events = changes.all.map((change) => eventOf(change, context, at))
        await appendEvents(transaction, tenantId, events, at)
        if (changes.counted) await countDay(transaction, tenantId, changes.counted, at)
        return done
      })
      await place?.onCommitted(changes.all, changes.endedSessions)
      return result
    },
    openUpload: () => openUpload(database, tenantId, now),
    async replaceNetworkAcl(author, id, definition) {
      const { pool } = database
      const acl = await replaceNetworkAcl({ pool, tenantId, author, id, definition, at: now() })
      if (acl) await place?.onCommitted([{ resource: 'network_acl', before: acl, after: acl }])
      return acl
    },
  }
}

function resources(scope: Scope): Resources {
  return {
    attempts: attempts(scope),
    authenticationMethods: authenticationMethods(scope),
    guardian: guardian(scope),
    secondFactors: secondFactors(scope),
    passkeys: passkeys(scope),
    clientCredentials: clientCredentials(scope),
    clientGrants: clientGrants(scope),
    clients: clients(scope),
    databaseConnections: databaseConnections(scope),
    connectionClients: connectionClients(scope),
    connectionUsers: connectionUsers(scope),
    connections: connections(scope),
    emailCodes: emailCodes(scope),
    emailUsers: emailUsers(scope),
    eventDeliveries: eventDeliveries(scope),
    eventRedeliveries: eventRedeliveries(scope),
    eventStreamSecrets: eventStreamSecrets(scope),
    eventStreamStatistics: eventStreamStatistics(scope),
    eventStreamTests: eventStreamTests(scope),
    eventStreams: eventStreams(scope),
    events: events(scope),
    failingEventStreams: failingEventStreams(scope),
    failedLogins: failedLogins(scope),
    logs: logs(scope),
    jobs: jobs(scope),
    addressBlocks: addressBlocks(scope),
    deviceCredentials: deviceCredentials(scope),
    grants: grants(scope),
    tickets: tickets(scope),
    userBlocks: userBlocks(scope),
    networkAcls: networkAcls(scope),
    refreshTokens: refreshTokens(scope),
    resourceServers: resourceServers(scope),
    rolePermissions: rolePermissions(scope),
    roleUsers: roleUsers(scope),
    roles: roles(scope),
    sessions: sessions(scope),
    signingKeys: signingKeys(scope),
    userEffectivePermissions: userEffectivePermissions(scope),
    userPermissions: userPermissions(scope),
    statistics: statistics(scope),
    tenantSettings: tenantSettings(scope),
    branding: branding(scope),
    attackProtection: attackProtection(scope),
    emailProviders: emailProviders(scope),
    emailTemplates: emailTemplates(scope),
    prompts: prompts(scope),
    userIdentities: userIdentities(scope),
    userSearch: userSearch(scope),
    users: users(scope),
    verifiableCredentialTemplates: verifiableCredentialTemplates(scope),
  }
}
