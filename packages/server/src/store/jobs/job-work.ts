import type { Schema } from '@latchkey/contract'
import type { TenantSealer } from '../../keys/tenant-sealer.ts'
import type { Database } from '../database/database.ts'
import type { Prisma } from '../prisma/client.ts'
import type { ImportedUser } from '../users/imported-users.ts'
import type { Job } from './job-wire.ts'

/** The options of a connection. */
export type ConnectionOptions = Schema<'ConnectionOptions'>

type JobError = Schema<'JobError'>

/** Why a line of a file is no valid user. `shown` is what an error report may contain of it. */
export interface Refusal {
  readonly errors: readonly JobError[]
  readonly shown?: object
}

/** What a job does with users, other than reading and writing rows. */
export interface JobWork {
  /** Parses a user of a file; `null` stands for one that was too long. */
  readUser(text: string | null, options: ConnectionOptions): ImportedUser | Refusal
  /** The members of a refused user that an error report may contain. */
  showUser(user: ImportedUser): object
  /** Serializes users as one part of the export file, which is complete by itself. */
  writeUsers(
    users: readonly Schema<'User'>[],
    request: Schema<'UsersExportDefinition'>,
    isFirst: boolean,
  ): Promise<Buffer>
}

/** What runs the steps of jobs. */
export interface QueueParts extends JobWork {
  readonly database: Database
  readonly sealer: TenantSealer
  /** Called after an import has ended whose request wants an e-mail. */
  readonly onImportEnded: (domain: string, job: Job) => void
  /** The issuer of a tenant with this domain. */
  readonly issuerOf: (domain: string) => string
  readonly now: () => Date
}

/** What one step runs with: the tables of its transaction. */
export type Transaction = Omit<QueueParts, 'database'> & {
  readonly database: Prisma.TransactionClient
}
