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
import { within } from '../../timing/within.ts'
import type { EventBridges } from '../eventbridge.ts'
import { isInCategories } from './log-categories.ts'
import { type LogRequest, logRequests, partsOf, type StreamedEntry } from './log-requests.ts'

/** The most log streams that send at one time. */
const streamsMax = 8
/** The most of one tenant, so that its slow destinations do not delay other tenants. */
const tenantStreamsMax = streamsMax / 2
/** The most entries in a batch: the largest number that all services accept. */
const entriesMax = 100
/** The most events in one request to EventBridge. */
const partnerEventsMax = 10
/** Entries are sent once they are this old: then no transaction is open that writes an older id. */
const settledForMs = 10_000
const leaseMs = 60_000
const waitMsMax = 300_000
/**
 * How long a stream sends before another stream may; the current request is completed. The lease is
 * longer than a turn and the timeout of a request.
 */
const turnMs = 10_000
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
  /** How long stopping waits for current requests. */
  readonly stopMs: number
  readonly log: Logger
  readonly now: () => Date
}

/** Sends log entries to the services of log streams, until it is stopped. */
export function startLogDelivery(options: LogDeliveryOptions): { stop(): Promise<void> } {
  const { due, log, now, pollMs, stopMs } = options
  /** The tenants whose streams send. */
  const active = new Map<Promise<void>, string>()
  let isStopping = false
  let claiming = Promise.resolve()
  const begin = (stream: DueLogStream) => {
    const endMs = performance.now() + turnMs
    const mayGoOn = () => !isStopping && performance.now() < endMs
    const delivering = deliver(options, stream, mayGoOn)
      .catch((error) =>
        log.warn({ err: error, stream: stream.id }, 'A log stream could not be served; retrying.'),
      )
      .finally(() => active.delete(delivering))
    active.set(delivering, stream.tenantId)
  }
  // Streams do not wait for each other: the destination of one may be slow.
  const claim = async () => {
    const free = streamsMax - active.size
    if (free <= 0) return
    const sending = [...active.values()]
    const bounds = { streamsMax: free, tenantStreamsMax, sending, leaseMs, settledForMs }
    for (const stream of await due.claim(now(), bounds)) begin(stream)
  }
  const timer = every(
    pollMs,
    () => {
      claiming = claim()
      return claiming
    },
    (error) => log.warn({ err: error }, 'Log streams could not be claimed; retrying.'),
  )
  return {
    async stop() {
      clearInterval(timer)
      isStopping = true
      await claiming.catch(() => undefined)
      await within(stopMs, Promise.all(active.keys()))
    },
  }
}

/** @param mayGoOn whether another request may begin */
async function deliver(
  options: LogDeliveryOptions,
  stream: DueLogStream,
  mayGoOn: () => boolean,
): Promise<void> {
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
  const parts = wanted.length === 0 ? [] : await sendingOf(options, stream, wanted)
  const sent = await sendParts(parts, mayGoOn)
  const cursor = sent.isAll ? last : (sent.last ?? stream.cursor)
  const { problem } = sent
  if (problem === undefined) {
    return due.settle(stream, { cursor, failures: 0, failedSince: null, nextAt: now() })
  }
  log.warn({ tenant: tenant.name, stream: stream.id, problem }, 'A log stream failed; retrying.')
  const before = sent.last === undefined ? stream : { failures: 0, failedSince: null }
  const failures = before.failures + 1
  const failedSince = before.failedSince ?? now()
  const nextAt = new Date(now().getTime() + waitMs(before.failures))
  await due.settle(stream, { cursor, failures, failedSince, nextAt })
  if (now().getTime() - failedSince.getTime() < suspendAfterMs) return
  await store.write(suspending, ({ logStreams }) =>
    logStreams.update(stream.id, { status: 'suspended' }),
  )
}

/** A request with some of the entries. */
interface Part {
  /** The last of its entries. */
  readonly last: string | undefined
  /** @returns why the service did not accept the entries; undefined if it did */
  readonly send: () => Promise<string | undefined>
}

interface SentParts {
  /** Whether all entries were accepted. */
  readonly isAll: boolean
  /** The last entry that was accepted; undefined if none was. */
  readonly last?: string | undefined
  readonly problem?: string
}

/** Sends parts in order until one is not accepted, or the turn of the stream ends. */
async function sendParts(parts: readonly Part[], mayGoOn: () => boolean): Promise<SentParts> {
  let last: string | undefined
  for (const part of parts) {
    if (!mayGoOn()) return { isAll: false, last }
    const problem = await part.send()
    if (problem !== undefined) return { isAll: false, last, problem }
    last = part.last
  }
  return { isAll: true, last }
}

const waitMs = (failures: number) => Math.min(1_000 * 2 ** Math.min(failures, 16), waitMsMax)

/** The requests that send these entries. */
async function sendingOf(
  options: LogDeliveryOptions,
  stream: DueLogStream,
  wanted: readonly Schema<'Log'>[],
): Promise<readonly Part[]> {
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
  if (type === 'eventbridge') return partnerParts(options, tenantId, sink, entries)
  return logRequests(type, sink, entries).map(({ lastId, ...request }) => ({
    last: lastId,
    send: () => sendRequest(options.outbound, tenantId, request),
  }))
}

async function sendRequest(
  outbound: Outbound,
  tenantId: string,
  { url, headers, body }: LogRequest,
): Promise<string | undefined> {
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
    return status < 200 || status >= 300 ? `The service answered with status ${status}.` : undefined
  } catch (error) {
    if (error instanceof OutboundError) return error.message
    throw error
  }
}

function partnerParts(
  { putPartnerEvents }: LogDeliveryOptions,
  tenantId: string,
  sink: Readonly<Record<string, unknown>>,
  entries: readonly StreamedEntry[],
): readonly Part[] {
  const Source = String(sink.awsPartnerEventSource)
  return partsOf(entries, partnerEventsMax).map((part) => {
    const events = part.map(({ log_id, date, data }) => ({
      Source,
      DetailType: 'Latchkey log',
      Detail: JSON.stringify({ log_id, data }),
      Time: new Date(date),
    }))
    return {
      last: part.at(-1)?.log_id,
      send: async () =>
        (await putPartnerEvents(tenantId, String(sink.awsRegion), events)).failure?.message,
    }
  })
}
