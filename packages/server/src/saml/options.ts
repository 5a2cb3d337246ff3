import type { Request } from 'express'
import type { BrowserSessions } from '../login/browser-sessions.ts'
import type { LogEntry } from '../store/logs/logs.ts'
import type { SignerOf } from './signing.ts'

/** The parts of the identity provider. */
export interface SamlOptions {
  readonly sessions: BrowserSessions
  readonly signerOf: SignerOf
  /** Writes log entries in batches. */
  readonly recorder: { record(req: Request, entry: LogEntry): void }
  readonly now: () => Date
}
