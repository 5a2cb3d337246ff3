import type { SignerOf } from '../keys/saml-signers.ts'
import type { BrowserSessions } from '../login/browser-sessions.ts'
import type { LogRecorder } from '../tenancy/log-recorder.ts'

/** The parts of the identity provider. */
export interface SamlOptions {
  readonly sessions: BrowserSessions
  readonly signerOf: SignerOf
  readonly recorder: LogRecorder
  readonly now: () => Date
}
