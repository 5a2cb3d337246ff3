import type { Members } from '../members.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { ProviderCall } from './redirect-connector.ts'

/** The users and groups of the identity provider of a connection can be read from a directory. */
export interface DirectoryConnector {
  /** Opens the directory of a connection; nothing is read yet. */
  open(call: ProviderCall): Directory
  /**
   * The identifier of a user as a log-in would yield it.
   *
   * @returns undefined for a user who cannot log in by the connection
   */
  subjectOf(connection: Pick<Connection, 'options'>, user: DirectoryUser): string | undefined
}

/** All methods throw a DirectoryError if the directory does not answer as they need. */
export interface Directory {
  listUsers(page: string | undefined): Promise<DirectoryPage<DirectoryUser>>
  /** @returns undefined for a user who is not in the directory */
  findUser(id: string): Promise<DirectoryUser | undefined>
  listGroups(page: string | undefined): Promise<DirectoryPage<DirectoryGroup>>
  /** @returns undefined for a group that is not in the directory */
  findGroup(id: string): Promise<DirectoryGroup | undefined>
  /**
   * The ids of the users who are direct members of a group.
   *
   * @returns undefined for a group that is not in the directory
   */
  listMembers(groupId: string, page: string | undefined): Promise<DirectoryPage<string> | undefined>
}

export interface DirectoryPage<Item> {
  readonly items: readonly Item[]
  /** The token of the next page; undefined on the last one. */
  readonly next: string | undefined
}

export interface DirectoryUser {
  readonly id: string
  readonly email: string
  readonly isSuspended: boolean
  /** All that the directory answers of the user. */
  readonly attributes: Members
}

export interface DirectoryGroup {
  readonly id: string
  readonly name: string
}

interface DirectoryErrorOptions extends ErrorOptions {
  /** Whether the same request may succeed later. */
  readonly isTransient?: boolean
  /** Whether the token of a page is no longer known, so that the list must be read again. */
  readonly isStalePage?: boolean
}

/** Why a directory cannot be read. The message is for the administrators of the tenant. */
export class DirectoryError extends Error {
  readonly isTransient: boolean
  readonly isStalePage: boolean

  constructor(message: string, options: DirectoryErrorOptions = {}) {
    super(message, options)
    this.name = 'DirectoryError'
    this.isTransient = options.isTransient ?? false
    this.isStalePage = options.isStalePage ?? false
  }
}
