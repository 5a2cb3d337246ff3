import type { Schema } from '@latchkey/contract'
import { newClientId, newHexId, newShortId } from '../../ids.ts'
import { generateKeyPairs, type SigningKeyPair } from '../../keys/key-pair.ts'
import { KnownCertificates } from '../../keys/known-certificates.ts'
import { newKeyMaterial, sealKey } from '../../keys/master-keys.ts'
import { placeOf, type Sealer } from '../../keys/sealer.ts'
import type { TenantSealer } from '../../keys/tenant-sealer.ts'
import { type ValueKey, valueKey } from '../../keys/value-key.ts'
import type { LogType } from '../../log-types.ts'
import { type AvailablePackages, noPackages } from '../../record-rules/action-packages.ts'
import { type CalledBy, defaultPictureOf } from '../../record-rules/default-picture.ts'
import { managementAudience } from '../../record-rules/management-audience.ts'
import type { Settings } from '../../record-rules/tenant-defaults.ts'
import type { Redis } from '../../redis/redis.ts'
import { retryingConflicts } from '../database/conflicts.ts'
import type { Database } from '../database/database.ts'
import { openUpload, type Upload } from '../jobs/uploads.ts'
import { masterRow } from '../keys/encryption-key-rows.ts'
import { toRow } from '../keys/signing-key-rows.ts'
import type { Author } from '../logs/administrative-log.ts'
import { type Change, Changes } from '../logs/changes.ts'
import { type Logins, logins } from '../logs/logins.ts'
import { replaceNetworkAcl } from '../network-acls/replace-network-acl.ts'
import { type OidcStore, oidcStore } from '../oidc/oidc-store.ts'
import { managementApiName } from '../resource-servers/management-api.ts'
import { isDuplicate } from '../rows/conflict.ts'
import { findServedDomain, type ServedDomain } from './custom-domain-rows.ts'
import { type Resources, resources } from './resources.ts'
import { deleteRemains } from './tenant-remains.ts'
import { type TenantRow, toTenant } from './tenant-row.ts'
import { type OnCommitted, type Writes, writes } from './writes.ts'

/** The methods of a store that only read, which are named get, list or find. */
type Reads<Resource> = Pick<
  Resource,
  Extract<keyof Resource, `${'get' | 'list' | 'find'}${string}`>
>

/** All data of one tenant, and its writes. */
export type TenantStore = OfTenant & {
  readonly [Name in keyof Resources]: Reads<Resources[Name]>
}

/** What a tenant's store has besides the stores of its resources. */
interface OfTenant extends Writes {
  /** Replaces a network ACL by one statement, because clients repeat this write most. */
  replaceNetworkAcl(
    author: Author,
    id: string,
    definition: Schema<'NetworkAclDefinition'>,
  ): Promise<Schema<'NetworkAcl'> | undefined>
  readonly logins: Logins
  /** The records of oidc-provider: small frequent writes without log entries. */
  readonly oidc: OidcStore
  /** Begins an upload, which takes too long for one transaction. */
  openUpload(): Promise<Upload>
}

/** A tenant to create. */
export interface NewTenantRow {
  readonly name: string
  readonly domain: string
  /** The current and the next signing key, if they were generated already. */
  readonly keyPairs?: readonly SigningKeyPair[]
}

/** The tenants in this database, and the store of each. */
export interface Tenants {
  list(): Promise<readonly TenantRow[]>
  findByDomain(domain: string): Promise<TenantRow | undefined>
  /** Finds a custom domain that is in use, among those of all tenants. */
  findServedDomain(host: string): Promise<ServedDomain | undefined>
  /** @throws DomainTakenError, DomainServedError */
  create(tenant: NewTenantRow): Promise<TenantRow>
  /**
   * Deletes a tenant with all its data. Other processes continue to serve it for up to two seconds;
   * `pruneRemains` deletes what they write.
   */
  delete(id: string): Promise<void>
  /**
   * Opens the store of a tenant.
   *
   * @param reader a replica that answers the reads outside of transactions
   */
  storeOf(tenant: TenantRow, place?: StorePlace, reader?: Database): TenantStore
}

/** What the server passes to the store of a tenant, and the command line does not. */
export interface StorePlace {
  /** The audience of the management API of the tenant. */
  readonly managementAudience: string
  /** The issuer of the tenant, with a trailing slash. */
  readonly issuer: string
  /** Reads the current settings. */
  readonly settings: () => Settings
  /** Awaited after each write by this store, before the caller continues. */
  readonly onCommitted: OnCommitted
  /** Called for each log entry that was written. */
  readonly onLogged: (type: LogType) => void
  /** Called after a log-in whose log entry could not be written. */
  readonly onLogFailed: (error: unknown) => void
}

class DomainTakenError extends Error {
  constructor(domain: string) {
    super(`A tenant with the domain ${domain}, or with its name, already exists.`)
    this.name = 'DomainTakenError'
  }
}

class DomainServedError extends Error {
  constructor(domain: string) {
    super(
      `The domain ${domain} is in use as a custom domain of another tenant. Delete it there first.`,
    )
    this.name = 'DomainServedError'
  }
}

/**
 * The tenants in a database.
 *
 * @param redis where processes count together; without it they count in the database
 * @param packages the packages that actions may require
 */
export function tenants(
  database: Database,
  sealer: TenantSealer,
  now: () => Date,
  redis?: Redis,
  packages = noPackages,
): Tenants {
  const table = database.tenant
  const certificates = new KnownCertificates()
  return {
    list: async () => (await table.findMany({ orderBy: { createdAt: 'asc' } })).map(toTenant),
    async findByDomain(domain) {
      const row = await table.findUnique({ where: { domain } })
      return row ? toTenant(row) : undefined
    },
    findServedDomain: (host) => findServedDomain(database, host),
    async create({ name, domain, keyPairs }) {
      const id = newShortId('ten')
      const createdAt = now()
      const pairs = keyPairs ?? (await generateKeyPairs(domain, createdAt))
      const { kid, bytes } = newKeyMaterial()
      const place = { tenantId: id, sealer: sealerBy(valueKey('tenant', bytes)), at: createdAt }
      const [sealedKey, ...keys] = await Promise.all([
        sealKey(sealer.root, id, kid, bytes),
        ...pairs.map((pair, at) => toRow(pair, at === 0 ? 'current' : 'next', place)),
      ])
      const key = { kid, sealedKey, parentKid: null }
      try {
        const row = await database.transaction(async (tables) => {
          if (await findServedDomain(tables, domain)) throw new DomainServedError(domain)
          const [created] = await Promise.all([
            tables.tenant.create({ data: { id, name, domain, createdAt } }),
            tables.encryptionKey.create({ data: masterRow(id, key, createdAt) }),
            tables.signingKey.createMany({ data: keys.map((key) => ({ tenantId: id, ...key })) }),
            tables.client.create({ data: { tenantId: id, ...globalClient(createdAt) } }),
            tables.resourceServer.create({ data: { tenantId: id, ...managementApi(createdAt) } }),
          ])
          return created
        })
        return toTenant(row)
      } catch (error) {
        throw isDuplicate(error) ? new DomainTakenError(domain) : error
      }
    },
    async delete(id) {
      // Concurrent writes may lock rows of the tenant in another order.
      await retryingConflicts(() => table.deleteMany({ where: { id } }))
      await deleteRemains(database, id)
    },
    storeOf: (tenant, place, reader = database) =>
      storeOf({ database, reader, sealer, certificates, now, redis, packages, tenant, place }),
  }
}

/** Seals values of a tenant that does not exist yet. */
const sealerBy = (key: ValueKey): Pick<Sealer, 'seal'> => ({
  seal: (tenantId, purpose, text) => key.seal(placeOf(tenantId, purpose), text),
})

/** The global client, which every tenant of the hosted service has. It has no secret. */
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
  name: managementApiName,
  isSystem: true,
  createdAt: at,
  updatedAt: at,
})

interface StoreParts {
  readonly database: Database
  /** The replica or primary that answers reads outside of transactions. */
  readonly reader: Database
  readonly sealer: TenantSealer
  readonly certificates: KnownCertificates
  readonly now: () => Date
  readonly redis: Redis | undefined
  readonly packages: AvailablePackages
  readonly tenant: TenantRow
  readonly place: StorePlace | undefined
}

function storeOf(parts: StoreParts): TenantStore {
  const { database, reader, sealer, certificates, now, redis, packages, tenant, place } = parts
  const tenantId = tenant.id
  const { name: tenantName, domain } = tenant
  const audience = place?.managementAudience ?? managementAudience
  const defaultPicture = (user: CalledBy) =>
    place && defaultPictureOf({ ...place, settings: place.settings() })(user)
  const known = {
    tenantId,
    tenantName,
    domain,
    managementAudience: audience,
    defaultPicture,
    sealer,
    certificates,
    now,
    redis,
    packages,
  }
  const own: OfTenant = {
    logins: logins(database, tenantId, now, place),
    oidc: oidcStore({
      database,
      sealer,
      tenantId,
      managementAudience: audience,
      now,
      redis,
      async announce(resource, written) {
        if (written.length === 0) return
        const hasDeliveries = written.some((each) => each.hasDeliveries)
        await place?.onCommitted({ changes: [{ resource }], endedSessions: [], hasDeliveries })
      },
    }),
    ...writes({ database, known, place }),
    openUpload: () => openUpload({ database, sealer, tenantId, now }),
    async replaceNetworkAcl(author, id, definition) {
      const replaced = { database, tenantId, author, id, definition, at: now() }
      const done = await retryingConflicts(() => replaceNetworkAcl(replaced))
      if (!done) return undefined
      const { before, after, hasDeliveries } = done
      const changes: Change[] = [{ resource: 'network_acl', before, after }]
      await place?.onCommitted({ changes, endedSessions: [], hasDeliveries })
      return after
    },
  }
  return Object.assign(
    resources({
      ...known,
      database: reader,
      get locked(): never {
        throw new Error('Rows are locked in a transaction.')
      },
      statements: reader.pool,
      changes: new Changes(),
    }),
    own,
  )
}
