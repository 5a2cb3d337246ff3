import type { Schema } from '@latchkey/contract'
import { envelope } from './event-envelope.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from './paging.ts'
import type { EventDelivery as Row } from './prisma/client.ts'
import type { Scope } from './scope.ts'

type Delivery = Schema<'EventStreamDelivery'>

/** The attempts that are answered at most, the latest ones. */
const attemptsMax = 100

/** Which deliveries are meant; the second `date_from` is, the second `date_to` is not. */
export interface DeliveryFilter {
  readonly date_from?: string
  readonly date_to?: string
  readonly statuses?: readonly string[]
  readonly event_types?: readonly string[]
}

/** Events that have not arrived at the event streams of one tenant. */
export interface EventDeliveries {
  /** Those that failed, and tests that are still tried. Nothing for an unknown stream. */
  list(
    streamId: string,
    query: CheckpointQuery & DeliveryFilter,
  ): Promise<CheckpointPage<Delivery> | undefined>
  get(streamId: string, eventId: string): Promise<Delivery | undefined>
}

export function eventDeliveries(scope: Scope): EventDeliveries {
  const { database, tenantId } = scope
  const table = database.eventDelivery
  /** What is left of a deleted stream is there until it is pruned. */
  const isKnown = async (id: string) =>
    (await database.eventStream.count({ where: { tenantId, id } })) > 0
  const withEvents = async (rows: readonly Row[]) => {
    const where = { tenantId, id: { in: rows.map(({ eventId }) => eventId) } }
    const events = await database.event.findMany({ where })
    const byId = new Map(events.map((event) => [event.id, event]))
    return rows.flatMap((row) => {
      const event = byId.get(row.eventId)
      return event ? { ...row, wire: toWire(scope, row, event) } : []
    })
  }
  return {
    async list(streamId, query) {
      if (!(await isKnown(streamId))) return undefined
      const shown = { OR: [{ status: 'failed' }, { purpose: 'test' }] }
      const meant = { tenantId, streamId, ...conditions(query) }
      const find: Parameters<typeof checkpointPage<Row & { wire: Delivery }, Delivery>>[1]['find'] =
        async ({ where, ...window }) =>
          withEvents(await table.findMany({ ...window, where: { AND: [meant, shown, where] } }))
      return checkpointPage(query, { idName: 'eventId', find }, ({ wire }) => wire)
    },
    async get(streamId, eventId) {
      if (!(await isKnown(streamId))) return undefined
      const where = { tenantId_eventId_streamId: { tenantId, eventId, streamId } }
      const row = await table.findUnique({ where })
      return row ? (await withEvents([row]))[0]?.wire : undefined
    },
  }
}

function conditions({ date_from, date_to, statuses, event_types }: DeliveryFilter) {
  const createdAt = {
    ...(date_from !== undefined && { gte: new Date(date_from) }),
    ...(date_to !== undefined && { lt: new Date(date_to) }),
  }
  return {
    createdAt,
    ...(statuses && { status: { in: [...statuses] } }),
    ...(event_types && { type: { in: [...event_types] } }),
  }
}

/** A delivery as the API answers it. */
export function toWire(
  { tenantName, domain }: Scope,
  row: Pick<Row, 'eventId' | 'streamId' | 'type' | 'status' | 'attempts' | 'purpose'>,
  event: { readonly time: Date; readonly data: unknown },
): Delivery {
  const sender = { tenantName, tenantDomain: domain, id: row.streamId }
  const sent = envelope(sender, { ...row, time: event.time, data: JSON.stringify(event.data) })
  return {
    id: row.eventId,
    event_stream_id: row.streamId,
    event_type: row.type as Delivery['event_type'],
    status: row.status as Delivery['status'],
    attempts: (row.attempts as Delivery['attempts']).slice(-attemptsMax),
    event: JSON.parse(sent) as Delivery['event'],
  }
}
