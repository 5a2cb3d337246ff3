import type { Schema } from '@latchkey/contract'
import { envelope } from '../../event-envelope.ts'
import type { EventDelivery as Row } from '../prisma/client.ts'
import {
  type CheckpointPage,
  type CheckpointQuery,
  type Place,
  pageBehind,
} from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'

type Delivery = Schema<'EventStreamDelivery'>

/** The most attempts in a response, the latest ones. */
const attemptsMax = 100

/**
 * Which deliveries to list. `date_from` is inclusive, `date_to` is not; both have a precision of
 * one second.
 */
export interface DeliveryFilter {
  readonly date_from?: string
  readonly date_to?: string
  readonly statuses?: readonly string[]
  readonly event_types?: readonly string[]
}

/** The undelivered events of the event streams of one tenant. */
export interface EventDeliveries {
  /** The failed deliveries, and pending tests; undefined for an unknown stream. */
  list(
    streamId: string,
    query: CheckpointQuery & DeliveryFilter,
  ): Promise<CheckpointPage<Delivery> | undefined>
  get(streamId: string, eventId: string): Promise<Delivery | undefined>
}

interface Found extends Pick<Row, 'eventId' | 'type' | 'status' | 'attempts' | 'purpose'> {
  readonly createdAt: Date
  readonly time: Date
  readonly data: unknown
}

export function eventDeliveries(scope: Scope): EventDeliveries {
  const { database, tenantId } = scope
  const table = database.eventDelivery
  /** The deliveries of a deleted stream are deleted later. */
  const findStream = (id: string) =>
    database.eventStream.findUnique({
      where: { tenantId_id: { tenantId, id } },
      select: { id: true },
    })
  return {
    async list(streamId, query) {
      const { date_from, date_to, statuses, event_types } = query
      const find = (place: Place | undefined, rowsMax: number) =>
        database.$queryRawUnsafe<Found[]>(
          shown,
          tenantId,
          streamId,
          date_from ?? '-infinity',
          date_to ?? 'infinity',
          statuses ?? null,
          event_types ?? null,
          place?.createdAt.toISOString() ?? '-infinity',
          place?.id ?? '',
          rowsMax,
        )
      const [stream, page] = await sentTogether([
        findStream(streamId),
        pageBehind(query, { idName: 'eventId', find }, (row) =>
          toWire(scope, { ...row, streamId }, row),
        ),
      ])
      return stream ? page : undefined
    },
    async get(streamId, eventId) {
      const where = { tenantId_eventId_streamId: { tenantId, eventId, streamId } }
      const [stream, row, event] = await Promise.all([
        findStream(streamId),
        table.findUnique({ where }),
        database.event.findUnique({ where: { tenantId_id: { tenantId, id: eventId } } }),
      ])
      return stream && row && event ? toWire(scope, row, event) : undefined
    },
  }
}

/**
 * Has the condition of the partial index of these deliveries. `offset 0` makes PostgreSQL look up
 * each event by its key, so that one plan suits streams with few and with many deliveries.
 */
const shown = `
  select delivery.*, event.time, event.data from (
    select event_id as "eventId", created_at as "createdAt", type, status, attempts, purpose
      from event_deliveries
     where tenant_id = $1 and stream_id = $2 and (status = 'failed' or purpose = 'test')
       and created_at >= $3::timestamptz and created_at < $4::timestamptz
       and ($5::text[] is null or status = any ($5)) and ($6::text[] is null or type = any ($6))
       and (created_at, event_id) > ($7::timestamptz, $8)
     order by created_at, event_id limit $9) delivery
    cross join lateral (
      select time, data from events where tenant_id = $1 and id = delivery."eventId" offset 0) event
   order by delivery."createdAt", delivery."eventId"`

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
