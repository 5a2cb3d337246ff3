import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'
import { isRange } from './proxies.ts'
import { readCaFile } from './read-ca-file.ts'

/** The delivery and the retention of events. */
export interface EventConfig {
  /** Whether this process delivers events. */
  readonly deliversEvents: boolean
  readonly eventRetentionDays: number
  /** Private addresses and CIDRs to which requests are allowed. */
  readonly outboundPrivateNetworks: readonly string[]
  /** Further CA certificates in PEM for destinations. */
  readonly outboundCa: string | undefined
}

/** The bounds of delivering and following events. */
export interface EventBounds {
  /** Concurrent lanes of one process, for all streams and for one. */
  readonly eventLanesMax: number
  readonly eventLanesPerStreamMax: number
  /** Concurrent lanes of one tenant. */
  readonly eventLanesPerTenantMax: number
  /** Events of one lane, and streams, that one claim reads. */
  readonly eventDeliveriesPerLaneMax: number
  readonly eventStreamsPerClaimMax: number
  /** The lease of a claimed lane. */
  readonly eventLeaseMs: number
  /** The timeout of one delivery, and of any other outbound request. */
  readonly eventTimeoutMs: number
  /** How often an idle process polls for events of others: at first, and at last. */
  readonly eventPollMinMs: number
  readonly eventPollMaxMs: number
  /** How long current delivery attempts may take when the process stops. */
  readonly eventStopMs: number
  /** How often old events are deleted, and how many at once. */
  readonly eventPruneMs: number
  readonly eventPrunedMax: number
  /** Event feeds per tenant, and of all tenants, in one process. */
  readonly eventFollowersPerTenantMax: number
  readonly eventFollowersMax: number
  /** The same of the feeds of verifications. */
  readonly verificationFollowersPerTenantMax: number
  readonly verificationFollowersMax: number
  /** The duration of a feed, and of a pause in it. */
  readonly eventFollowMs: number
  readonly eventSilenceMs: number
  /** Events that a feed reads at once. */
  readonly eventsPerReadMax: number
  /** How often log streams are checked for entries to send. */
  readonly logStreamPollMs: number
}

export const eventBounds: EventBounds = {
  eventLanesMax: 256,
  eventLanesPerStreamMax: 64,
  eventLanesPerTenantMax: 128,
  eventDeliveriesPerLaneMax: 20,
  eventStreamsPerClaimMax: 500,
  eventLeaseMs: 20_000,
  eventTimeoutMs: 10_000,
  eventPollMinMs: 200,
  eventPollMaxMs: 1_000,
  eventStopMs: 2_000,
  eventPruneMs: 60_000,
  eventPrunedMax: 10_000,
  eventFollowersPerTenantMax: 8,
  eventFollowersMax: 1_000,
  verificationFollowersPerTenantMax: 100,
  verificationFollowersMax: 1_000,
  eventFollowMs: 300_000,
  eventSilenceMs: 10_000,
  eventsPerReadMax: 100,
  logStreamPollMs: 1_000,
}

const retentionDaysDefault = 30

/** The delivery of events, their retention, and what the server trusts when it sends requests. */
export function readEventConfig(env: Environment, refuse: Refuse): EventConfig {
  return {
    deliversEvents: readSwitch(env, refuse),
    eventRetentionDays: readRetentionDays(env, refuse),
    outboundPrivateNetworks: readNetworks(env, refuse),
    outboundCa: readCaFile('LATCHKEY_OUTBOUND_CA_FILE', env.LATCHKEY_OUTBOUND_CA_FILE, refuse),
  }
}

function readSwitch(env: Environment, refuse: Refuse): boolean {
  const value = env.LATCHKEY_EVENT_DELIVERY || 'on'
  if (value !== 'on' && value !== 'off') {
    refuse(`LATCHKEY_EVENT_DELIVERY is "${value}"; it must be on or off.`)
  }
  return value === 'on'
}

function readRetentionDays(env: Environment, refuse: Refuse): number {
  const text = env.LATCHKEY_EVENT_RETENTION_DAYS
  if (!text) return retentionDaysDefault
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  refuse(`LATCHKEY_EVENT_RETENTION_DAYS is "${text}"; it must be a whole number from 1 to 9999.`)
  return retentionDaysDefault
}

function readNetworks(env: Environment, refuse: Refuse): readonly string[] {
  const entries = (env.LATCHKEY_OUTBOUND_PRIVATE_NETWORKS ?? '')
    .split(',')
    .map((each) => each.trim())
  return entries.filter((entry) => {
    if (entry === '') return false
    if (isRange(entry)) return true
    refuse(
      `LATCHKEY_OUTBOUND_PRIVATE_NETWORKS has "${entry}", which is neither an IP address nor a CIDR.`,
    )
    return false
  })
}
