import type { Sealer } from '../../keys/sealer.ts'
import type { CalledBy } from '../../record-rules/default-picture.ts'
import type { Statements } from '../database/transactions.ts'
import type { Changes } from '../logs/changes.ts'
import type { Prisma } from '../prisma/client.ts'

/** What the store of a resource works with: the rows of one tenant, in a transaction or not. */
export interface Scope {
  readonly database: Prisma.TransactionClient
  /** For statements that are not Prisma's, in the same transaction. */
  readonly statements: Statements
  readonly tenantId: string
  readonly tenantName: string
  /** The host name that the tenant is served under. */
  readonly domain: string
  /** What the management API is called at the tenant's address, and stored as without one. */
  readonly managementAudience: string
  /** The picture of a user whose picture nobody set; none where the tenant's address is unknown. */
  readonly defaultPicture: (user: CalledBy) => string | undefined
  readonly sealer: Sealer
  readonly now: () => Date
  /** Every write notes here what it changed. Outside of a transaction there is none to note it. */
  readonly changes: Changes
}
