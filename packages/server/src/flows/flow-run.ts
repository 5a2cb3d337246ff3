import type { Json, JsonObject } from '@latchkey/forms'
import type { Mailer } from '../mail/mail.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import type { PhoneSender } from '../phone-messages/phone-sender.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { FlowCodes, StoredCodes } from './flow-codes.ts'
import type { FlowSecrets } from './flow-secrets.ts'

/** The parts of the server that flows use. */
export interface FlowServices {
  readonly outbound: Outbound
  readonly mailer: Mailer
  readonly phones: PhoneSender
}

/** What the flows of one request run for. */
export interface Journey {
  readonly tenant: Tenant
  readonly branding: ResolvedBranding
  readonly userId: string
  /** The id of the log-in. */
  readonly journeyId: string
  /** The id of the trace of the request, or of the request itself. */
  readonly traceId: string
  /** The IP address of the user. */
  readonly address: string | undefined
  readonly codes: StoredCodes
  /** The secrets of earlier runs of the form. */
  readonly secrets: readonly string[]
  /** The ids of the fields whose values are secrets. */
  readonly secretFields: readonly string[]
}

/** What an action of a flow works with. */
export interface FlowRun {
  readonly services: FlowServices
  readonly tenant: Tenant
  readonly branding: ResolvedBranding
  readonly userId: string
  /** The IP address of the user. */
  readonly address: string | undefined
  readonly codes: FlowCodes
  readonly secrets: FlowSecrets
}

/**
 * Runs one action, with its parameters resolved.
 *
 * @throws FormError if it fails
 */
export type RunFlowAction = (run: FlowRun, params: JsonObject) => Promise<Json | undefined>
