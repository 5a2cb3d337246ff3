import type { Schema } from '@latchkey/contract'
import type { Logger } from 'pino'
import type { Sealer } from '../../keys/sealer.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import { hidePersonalData } from '../../record-rules/hidden-personal-data.ts'
import { type LogStreamSecrets, logStreamPurposeOf } from '../../record-rules/log-stream-sink.ts'
import type { DueLogStream, DueLogStreams } from '../../store/logs/due-log-streams.ts'
import type { Tenants } from '../../store/tenants/tenants.ts'
import { every } from '../../timing/every.ts'
import type { EventBridges } from '../eventbridge.ts'
import { isInCategories } from './log-categories.ts'
import { logRequests, type StreamedEntry } from './log-requests.ts'

/** The most log streams that send at one time. */
const streamsMax = 8
/** The most entries in a batch: the largest number that all services accept. */
const entriesMax = 100
/** The most events in one request to EventBridge. */
const partnerEventsMax = 10
/** Entries are sent once they are this old: then no transaction is open that writes an older id. */
const settledForMs = 10_000
const leaseMs = 60_000
const waitMsMax = 300_000
/** A stream is suspended after this time without an accepted batch. */
const suspendAfterMs = 24 * 60 * 60 * 1000

const suspending = { description: 'Suspend a log stream that keeps failing' }

/** What sends log entries. */
export interface LogDeliveryOptions {
  readonly due: DueLogStreams
  readonly tenants: Tenants
  readonly sealer: Sealer
  readonly outbound: Outbound
  readonly putPartnerEvents: EventBridges
  readonly pollMs: number
  readonly log: Logger
  readonly now: () => Date
}

/** Sends log entries to the services of log streams, until it is stopped. */
export function startLogDelivery(options: LogDeliveryOptions): { stop(): Promise<void> } {
  const { due, log, now } = options
  const bounds = { streamsMax, leaseMs, settledForMs }
  let running = Promise.resolve()
  const run = async () => {
    const streams = await due.claim(now(), bounds)
    await Promise.all(streams.map((stream) => deliver(options, stream)))
  }
  const timer = every(
    options.pollMs,
    () => {
      running = run()
      return running
    },
    (error) => log.warn({ err: error }, 'Log streams could not be served; retrying.'),
  )
  return {
    async stop() {
      clearInterval(timer)
      await running.catch(() => undefined)
    },
  }
}

async function deliver(options: LogDeliveryOptions, stream: DueLogStream): Promise<void> {
  const { due, tenants, log, now } = options
  const tenant = await tenants.findByDomain(stream.tenantDomain)
  if (!tenant) return
  const store = tenants.storeOf(tenant)
  const entries = await store.logs.listAfter(stream.cursor, entriesMax, settledForMs)
  const last = entries.at(-1)?.log_id ?? stream.cursor
  const { settings } = stream
  const names = settings.isPriority
    ? (['security'] as const)
    : (settings.filters ?? []).map(({ name }) => name)
  const wanted = entries.filter(({ type = '' }) => isInCategories(type, names))
  const problem = await send(options, stream, wanted)
  if (problem === undefined) {
    const progress = { cursor: last, failures: 0, failedSince: null, nextAt: now() }
    return due.settle(stream, progress)
  }
  const failedSince = stream.failedSince ?? now()
  log.warn({ tenant: tenant.name, stream: stream.id, problem }, 'A log stream failed; retrying.')
  const nextAt = new Date(now().getTime() + waitMs(stream.failures))
  const { cursor, failures } = stream
  await due.settle(stream, { cursor, failures: failures + 1, failedSince, nextAt })
  if (now().getTime() - failedSince.getTime() < suspendAfterMs) return
  await store.write(suspending, ({ logStreams }) =>
    logStreams.update(stream.id, { status: 'suspended' }),
  )
}

const waitMs = (failures: number) => Math.min(1_000 * 2 ** Math.min(failures, 16), waitMsMax)

/**
 * Sends one batch.
 *
 * @returns why the service did not accept the entries; undefined if it did
 */
async function send(
  options: LogDeliveryOptions,
  stream: DueLogStream,
  wanted: readonly Schema<'Log'>[],
): Promise<string | undefined> {
  if (wanted.length === 0) return undefined
  const { tenantId, id, type, settings } = stream
  const opened = await options.sealer.open(tenantId, logStreamPurposeOf(id), stream.sealedSecrets)
  const secrets: LogStreamSecrets = JSON.parse(opened)
  const { pii_config } = settings
  const entries = wanted.map((entry): StreamedEntry => {
    const data = pii_config ? hidePersonalData(entry, pii_config, secrets.hashKey) : entry
    const { log_id = '', date = '', type: kind = '' } = entry
    return { log_id, date, type: kind, data }
  })
  const sink = { ...stream.sink, ...secrets.sink }
  if (type === 'eventbridge') return putEntries(options, tenantId, sink, entries)
  return sendRequests(options.outbound, tenantId, logRequests(type, sink, entries))
}

async function sendRequests(
  outbound: Outbound,
  tenantId: string,
  requests: ReturnType<typeof logRequests>,
): Promise<string | undefined> {
  for (const { url, headers, body } of requests) {
    const sent = { 'user-agent': 'Latchkey-Logs/1', ...headers }
    try {
      const { status } = await outbound.send({
        tenantId,
        url,
        method: 'POST',
        body,
        answerBytesMax: 0,
        headers: sent,
      })
      if (status < 200 || status >= 300) return `The service answered with status ${status}.`
    } catch (error) {
      if (error instanceof OutboundError) return error.message
      throw error
    }
  }
  return undefined
}

async function putEntries(
  { putPartnerEvents }: LogDeliveryOptions,
  tenantId: string,
  sink: Readonly<Record<string, unknown>>,
  entries: readonly StreamedEntry[],
): Promise<string | undefined> {
  const Source = String(sink.awsPartnerEventSource)
  for (let at = 0; at < entries.length; at += partnerEventsMax) {
    const events = entries.slice(at, at + partnerEventsMax).map(({ log_id, date, data }) => ({
      Source,
      DetailType: 'Latchkey log',
      Detail: JSON.stringify({ log_id, data }),
      Time: new Date(date),
    }))
    const { failure } = await putPartnerEvents(tenantId, String(sink.awsRegion), events)
    if (failure) return failure.message
  }
  return undefined
}
