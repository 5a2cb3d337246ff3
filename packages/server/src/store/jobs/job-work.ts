import type { Schema } from '@latchkey/contract'
import type { Database } from '../database/database.ts'
import type { Prisma } from '../prisma/client.ts'
import type { ImportedUser } from '../users/imported-users.ts'

export type ConnectionOptions = Schema<'ConnectionOptions'>

type JobError = Schema<'JobError'>

/** A line of a file that is no valid user. `shown` is the part that may be reported. */
export interface Refusal {
  readonly errors: readonly JobError[]
  readonly shown?: object
}

/** What a job does with users besides reading and writing rows. */
export interface JobWork {
  /** Parses a user of a file; `null` stands for one that was too long. */
  readUser(text: string | null, options: ConnectionOptions): ImportedUser | Refusal
  /** The part of a refused user that may be reported. */
  showUser(user: ImportedUser): object
  /** Serializes users as one part of the export file; each part is complete. */
  writeUsers(
    users: readonly Schema<'User'>[],
    request: Schema<'UsersExportDefinition'>,
    isFirst: boolean,
  ): Promise<Buffer>
}

export interface QueueParts extends JobWork {
  readonly database: Database
  /** The issuer of a tenant with this domain. */
  readonly issuerOf: (domain: string) => string
  readonly now: () => Date
}

export type Transaction = Omit<QueueParts, 'database'> & {
  readonly database: Prisma.TransactionClient
}
