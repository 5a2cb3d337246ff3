import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'
import { isRange } from './proxies.ts'
import { readCaFile } from './read-ca-file.ts'

/** How events are delivered and retained. */
export interface EventConfig {
  /** Whether this process delivers events. */
  readonly deliversEvents: boolean
  readonly eventRetentionDays: number
  /** Private addresses and CIDRs that requests may be sent to. */
  readonly outboundPrivateNetworks: readonly string[]
  /** Additional CA certificates for destinations, in PEM. */
  readonly outboundCa: string | undefined
}

/** The limits of the delivery of events and of event feeds. */
export interface EventBounds {
  /** Concurrent lanes of one process: of all streams, and of one stream. */
  readonly eventLanesMax: number
  readonly eventLanesPerStreamMax: number
  /** Concurrent lanes of one tenant, in one process. */
  readonly eventLanesPerTenantMax: number
  /** The most events of one lane, and the most streams, that one claim reads. */
  readonly eventDeliveriesPerLaneMax: number
  readonly eventStreamsPerClaimMax: number
  /** How long a claimed lane is reserved for one process. */
  readonly eventLeaseMs: number
  /** The timeout of one delivery, and of any other outbound request. */
  readonly eventTimeoutMs: number
  /**
   * How often a process without deliveries polls for those of others: at first, and at most rarely.
   */
  readonly eventPollMinMs: number
  readonly eventPollMaxMs: number
  /** The time for current deliveries when the process stops. */
  readonly eventStopMs: number
  /** How often expired events are deleted, and how many at once. */
  readonly eventPruneMs: number
  readonly eventPrunedMax: number
  /** The most event feeds of one tenant, and of all tenants, in one process. */
  readonly eventFollowersPerTenantMax: number
  readonly eventFollowersMax: number
  /** The most feeds of verifications of one tenant, and of all tenants, in one process. */
  readonly verificationFollowersPerTenantMax: number
  readonly verificationFollowersMax: number
  /** The duration of a feed, and of a pause in it. */
  readonly eventFollowMs: number
  readonly eventSilenceMs: number
  /** The most events that a feed reads at once. */
  readonly eventsPerReadMax: number
  /** How often log streams are checked for unsent entries. */
  readonly logStreamPollMs: number
}

/** The default limits; tests replace some. */
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

/**
 * Reads the settings of the delivery of events, and of the servers that requests may be sent to.
 */
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
