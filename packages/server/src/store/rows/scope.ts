import type { KnownCertificates } from '../../keys/known-certificates.ts'
import type { TenantSealer } from '../../keys/tenant-sealer.ts'
import type { AvailablePackages } from '../../record-rules/action-packages.ts'
import type { CalledBy } from '../../record-rules/default-picture.ts'
import type { Redis } from '../../redis/redis.ts'
import type { Statements } from '../database/transactions.ts'
import type { Changes } from '../logs/changes.ts'
import type { Prisma } from '../prisma/client.ts'

/**
 * What the stores of one tenant read and write with, in a transaction or outside of one. A function
 * of this room that takes a scope, such as `users`, creates the store of that resource for the
 * tenant.
 */
export interface Scope {
  readonly database: Prisma.TransactionClient
  /**
   * The same tables, whose reads lock the rows that they return until the end of the transaction.
   * Throws outside of a transaction.
   */
  readonly locked: Prisma.TransactionClient
  /** Runs SQL statements, in the same transaction. */
  readonly statements: Statements
  readonly tenantId: string
  readonly tenantName: string
  /** The host name of the tenant. */
  readonly domain: string
  /** The audience of the management API at this tenant; rows contain it without the host. */
  readonly managementAudience: string
  /** The picture of a user who has none; undefined if the issuer of the tenant is unknown. */
  readonly defaultPicture: (user: CalledBy) => string | undefined
  readonly sealer: TenantSealer
  readonly certificates: KnownCertificates
  readonly now: () => Date
  /** The packages that actions may require. */
  readonly packages: AvailablePackages
  /** Undefined without Redis: the processes then count in the database. */
  readonly redis: Redis | undefined
  /** Whether to write no log entries, because PostgreSQL has refused them. */
  readonly skipsLog?: boolean
  /** Collects the changes of the transaction; outside of a transaction there are none. */
  readonly changes: Changes
}
