import type { Schema } from '@latchkey/contract'
import type { EventAuthor } from '../events/append-events.ts'
import type { Prisma } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'

/** An error of a line of an import. */
export type JobError = Schema<'JobError'>

/** A second factor of an import, which becomes a confirmed authentication method. */
export type ImportedFactor = Schema<'UserAuthenticationMethodDefinition'>

/** A valid user of an import; `passwordHash` is a PHC string. */
export interface ImportedUser {
  readonly given: Omit<
    Schema<'UserImport'>,
    'password_hash' | 'custom_password_hash' | 'mfa_factors'
  >
  readonly passwordHash: string | null
  readonly factors: readonly ImportedFactor[]
}

/** A line of an import. */
export interface ImportLine {
  readonly line: number
  readonly user: ImportedUser
}

/** The result of importing some lines. */
export interface Imported {
  readonly inserted: number
  readonly updated: number
  readonly refused: readonly { readonly line: number; readonly error: JobError }[]
}

/** What an import writes with. */
export interface ImportOptions {
  readonly database: Prisma.TransactionClient
  readonly tenantId: string
  readonly connectionId: string
  /** The name of the connection. */
  readonly connection: string
  /** The strategy of the connection. */
  readonly provider: string
  /** Whether existing users are updated; otherwise they are refused. */
  readonly upsert: boolean
  readonly defaultPicture: Scope['defaultPicture']
  readonly sealer: Scope['sealer']
  /** The author of the events. */
  readonly author: EventAuthor
  readonly at: Date
}

/** A user who has an identifier of a line. */
export interface StoredAccount {
  readonly userId: string
  readonly providerUserId: string
  /** Whether the account is of the connection that users are imported into. */
  readonly isHere: boolean
}

/** An existing user, and the line that updates them. */
export interface MatchedUser extends StoredAccount {
  readonly line: number
  readonly user: ImportedUser
}
