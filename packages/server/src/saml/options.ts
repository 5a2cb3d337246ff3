import type { Request } from 'express'
import type { BrowserSessions } from '../login/browser-sessions.ts'
import type { LogEntry } from '../store/logs/logs.ts'
import type { SignerOf } from './signing.ts'

/** What the endpoints of the identity provider are served with. */
export interface SamlOptions {
  readonly sessions: BrowserSessions
  readonly signerOf: SignerOf
  /** Writes entries of the tenant's log, later and together. */
  readonly recorder: { record(req: Request, entry: LogEntry): void }
  readonly now: () => Date
}
