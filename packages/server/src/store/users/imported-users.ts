import type { Schema } from '@latchkey/contract'
import type { EventAuthor } from '../events/append-events.ts'
import type { Prisma } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'

export type JobError = Schema<'JobError'>

/** A valid user of an import; `passwordHash` is a PHC string. */
export interface ImportedUser {
  readonly given: Omit<
    Schema<'UserImport'>,
    'password_hash' | 'custom_password_hash' | 'mfa_factors'
  >
  readonly passwordHash: string | null
}

export interface ImportLine {
  readonly line: number
  readonly user: ImportedUser
}

export interface Imported {
  readonly inserted: number
  readonly updated: number
  readonly refused: readonly { readonly line: number; readonly error: JobError }[]
}

export interface ImportOptions {
  readonly database: Prisma.TransactionClient
  readonly tenantId: string
  readonly connectionId: string
  /** The name of the connection. */
  readonly connection: string
  /** The strategy of the connection. */
  readonly provider: string
  /** Whether an existing user is updated or refused. */
  readonly upsert: boolean
  readonly defaultPicture: Scope['defaultPicture']
  /** Of the events. */
  readonly author: EventAuthor
  readonly at: Date
}

export interface StoredAccount {
  readonly userId: string
  readonly providerUserId: string
  /** Whether it is an account of the target connection. */
  readonly isHere: boolean
}

export interface MatchedUser extends StoredAccount {
  readonly user: ImportedUser
}
