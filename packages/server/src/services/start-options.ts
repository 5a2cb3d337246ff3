import type { FurtherConnectors } from '../connectors/connectors.ts'
import type { LoginProtocol } from '../login/login-transaction.ts'
import type { StoreOptions } from '../open-store.ts'
import type { PasswordCost } from '../passwords/password-hash.ts'

export interface StartOptions extends StoreOptions {
  /** Whether another process has the port of the operator, and asks this one for its metrics. */
  readonly isSupervised?: boolean
  /** Protocols beside OAuth that send people to the pages of a log-in. */
  readonly protocols?: readonly LoginProtocol[]
  /** Connectors of further strategies, or in place of those here. */
  readonly connectors?: FurtherConnectors
  /** For tests that are not about passwords; by default what OWASP recommends. */
  readonly passwordCost?: PasswordCost
  /** Called with the link or the code of each mail that is written as a file. */
  readonly onMail?: (line: string) => void
}
