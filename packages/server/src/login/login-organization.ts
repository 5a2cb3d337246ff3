import type { Schema } from '@latchkey/contract'

/** The organization that a log-in is for, and the names of its connections. */
export interface LoginOrganization {
  readonly organization: Schema<'Organization'>
  readonly connections: ReadonlySet<string>
  /** Those that the log-in page shows as buttons. */
  readonly buttons: ReadonlySet<string>
  /** Those by which users sign up and become members. */
  readonly signUps: ReadonlySet<string>
}
