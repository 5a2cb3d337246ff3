import type { FurtherConnectors } from '../connectors/connectors.ts'
import type { LoginProtocol } from '../login/login-transaction.ts'
import type { StoreOptions } from '../open-store.ts'
import type { PasswordCost } from '../passwords/password-hash.ts'

/** How to start a server. */
export interface StartOptions extends StoreOptions {
  /** Whether another process serves the operations port, and reads the metrics of this one. */
  readonly isSupervised?: boolean
  /** Protocols beside OAuth that send users to the log-in pages. */
  readonly protocols?: readonly LoginProtocol[]
  /** Connectors of further strategies, or in place of built-in ones. */
  readonly connectors?: FurtherConnectors
  /**
   * The cost of password hashes, for tests about other things; by default what OWASP recommends.
   */
  readonly passwordCost?: PasswordCost
  /** Called with the link or the code of each mail that is written to a file. */
  readonly onMail?: (line: string) => void
}
