import type { Schema } from '@latchkey/contract'

/** The organization that a log-in is for, and the names of its connections. */
export interface LoginOrganization {
  readonly organization: Schema<'Organization'>
  readonly connections: ReadonlySet<string>
  /** The names of those with a button on the log-in page. */
  readonly buttons: ReadonlySet<string>
  /** The names of those in which users sign up, and become members. */
  readonly signUps: ReadonlySet<string>
  /** The invitation that the log-in accepts. */
  readonly invitation?: LoginInvitation | undefined
}

/** An open invitation. With it, users may sign up even if others cannot. */
export interface LoginInvitation {
  readonly ticket: string
  readonly inviterName: string
  /** The e-mail address that users must log in or sign up with. */
  readonly email: string
  /** Whether the connections have an account with this address. */
  readonly hasAccount: boolean
}
