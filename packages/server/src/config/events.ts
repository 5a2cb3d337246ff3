import { readFileSync } from 'node:fs'
import type { Environment } from './env.ts'
import { isRange } from './proxies.ts'

/** How events leave, and how long they are kept. */
export interface EventConfig {
  /** Whether this process delivers events. */
  readonly deliversEvents: boolean
  readonly eventRetentionDays: number
  /** Addresses and CIDRs that may be sent to although they are not public. */
  readonly outboundPrivateNetworks: readonly string[]
  /** Certificates in PEM that destinations may have besides the public ones. */
  readonly outboundCa: string | undefined
}

/** Every bound of delivering events, and of following them. */
export interface EventBounds {
  /** Lanes of events that one process delivers at a time, of all streams and of one. */
  readonly eventLanesMax: number
  readonly eventLanesPerStreamMax: number
  /** Lanes of one tenant, where it has several streams. */
  readonly eventLanesPerTenantMax: number
  /** Events of one lane, and streams that are looked at, by one claim. */
  readonly eventDeliveriesPerLaneMax: number
  readonly eventStreamsPerClaimMax: number
  /** Time for which a worker has a claimed lane to itself. */
  readonly eventLeaseMs: number
  /** One attempt to deliver, or any other request to the outside. */
  readonly eventTimeoutMs: number
  /** How often an idle process looks for events of others: at first, and at last. */
  readonly eventPollMinMs: number
  readonly eventPollMaxMs: number
  /** How long attempts under way may take when the process stops. */
  readonly eventStopMs: number
  /** How often old events are removed, and how many at one time. */
  readonly eventPruneMs: number
  readonly eventPrunedMax: number
  /** Requests that follow the events of a tenant, and those of all tenants, in one process. */
  readonly eventFollowersPerTenantMax: number
  readonly eventFollowersMax: number
  /** How long one of them lasts, and how long it says nothing. */
  readonly eventFollowMs: number
  readonly eventSilenceMs: number
  /** Events that it looks at in one step. */
  readonly eventsPerReadMax: number
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
  eventFollowMs: 300_000,
  eventSilenceMs: 10_000,
  eventsPerReadMax: 100,
}

type Refuse = (problem: string) => void

const retentionDaysDefault = 30

export function readEventConfig(env: Environment, refuse: Refuse): EventConfig {
  return {
    deliversEvents: readSwitch(env, refuse),
    eventRetentionDays: readRetentionDays(env, refuse),
    outboundPrivateNetworks: readNetworks(env, refuse),
    outboundCa: readCa(env, refuse),
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

function readCa(env: Environment, refuse: Refuse): string | undefined {
  const file = env.LATCHKEY_OUTBOUND_CA_FILE
  if (!file) return undefined
  try {
    const pem = readFileSync(file, 'utf8')
    if (pem.includes('-----BEGIN CERTIFICATE-----')) return pem
    refuse(`LATCHKEY_OUTBOUND_CA_FILE is "${file}", which has no certificate in PEM.`)
  } catch {
    refuse(`LATCHKEY_OUTBOUND_CA_FILE is "${file}", which cannot be read.`)
  }
  return undefined
}
