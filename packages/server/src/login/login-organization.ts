import type { Schema } from '@latchkey/contract'

/** The organization that a log-in is for, and the names of its connections. */
export interface LoginOrganization {
  readonly organization: Schema<'Organization'>
  readonly connections: ReadonlySet<string>
  /** Those that the log-in page shows as buttons. */
  readonly buttons: ReadonlySet<string>
  /** Those by which users sign up and become members. */
  readonly signUps: ReadonlySet<string>
  /** The invitation that the log-in accepts. */
  readonly invitation?: LoginInvitation | undefined
}

/** An open invitation, with which users may also sign up where sign-ups are disabled. */
export interface LoginInvitation {
  readonly ticket: string
  readonly inviterName: string
  /** The address that users must log in or sign up with. */
  readonly email: string
  /** Whether there is an account with this address at the connections. */
  readonly hasAccount: boolean
}
