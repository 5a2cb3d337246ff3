import type { KnownCertificates } from '../../keys/known-certificates.ts'
import type { TenantSealer } from '../../keys/tenant-sealer.ts'
import type { CalledBy } from '../../record-rules/default-picture.ts'
import type { Redis } from '../../redis/redis.ts'
import type { Statements } from '../database/transactions.ts'
import type { Changes } from '../logs/changes.ts'
import type { Prisma } from '../prisma/client.ts'

/** What the stores of a tenant's resources work with, in a transaction or not. */
export interface Scope {
  readonly database: Prisma.TransactionClient
  /** Runs SQL statements in the same transaction. */
  readonly statements: Statements
  readonly tenantId: string
  readonly tenantName: string
  /** The host name of the tenant. */
  readonly domain: string
  /** The identifier of the management API at this tenant; it is stored without the host. */
  readonly managementAudience: string
  /** The picture of a user without one; undefined where the tenant's address is unknown. */
  readonly defaultPicture: (user: CalledBy) => string | undefined
  readonly sealer: TenantSealer
  readonly certificates: KnownCertificates
  readonly now: () => Date
  /** Undefined: processes count in the database. */
  readonly redis: Redis | undefined
  /** Whether log entries are left out, because PostgreSQL has refused them. */
  readonly skipsLog?: boolean
  /** Every write adds its change here. Outside a transaction there is none. */
  readonly changes: Changes
}
