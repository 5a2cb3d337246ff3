import type { Mailer } from '../../mail/mail.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import type { LogRecorder } from '../../tenancy/log-recorder.ts'

/** How the OAuth servers of all tenants send HTTP requests, mail and log entries. */
export interface Senders {
  readonly outbound: Outbound
  readonly mailer: Mailer
  readonly recorder: LogRecorder
}
