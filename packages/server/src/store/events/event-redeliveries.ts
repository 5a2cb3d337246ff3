import { ApiError } from '../../errors.ts'
import { replanned } from '../database/statement-names.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import type { DeliveryFilter } from './event-deliveries.ts'
import { lockEventStream } from './event-stream-rows.ts'

/** The most deliveries that one write makes pending again. */
const redeliveredMax = 1000

/** The delivery at which a write ended; the next write continues after it. */
export interface RedeliveryPlace {
  readonly createdAt: Date
  readonly eventId: string
}

/** Redelivers the failed deliveries of the event streams of one tenant. */
export interface EventRedeliveries {
  /**
   * Makes failed deliveries pending, oldest first, up to `redeliveredMax`.
   *
   * @returns where to continue; undefined if there are no more
   * @throws ApiError `event_stream_not_found`, `event_stream_not_enabled`
   */
  create(
    streamId: string,
    filter: DeliveryFilter,
    after?: RedeliveryPlace,
  ): Promise<RedeliveryPlace | undefined>
  /**
   * Makes one delivery pending, if it is not.
   *
   * @throws ApiError `event_stream_not_found`, `event_stream_not_enabled`,
   *   `event_delivery_not_found`
   */
  createOne(streamId: string, eventId: string): Promise<void>
}

export function eventRedeliveries(scope: Scope): EventRedeliveries {
  const { database, tenantId, now, changes } = scope
  const lock = async (streamId: string) => {
    const stream = await lockEventStream(scope, streamId)
    if (!stream) throw new ApiError('event_stream_not_found')
    if (stream.status !== 'enabled') throw new ApiError('event_stream_not_enabled')
  }
  const retry = (text: string, streamId: string, ...chosenBy: readonly unknown[]) => {
    const at = now()
    const attempt = JSON.stringify({ status: 'retrying', timestamp: at.toISOString() })
    const values = [tenantId, streamId, at, attempt, ...chosenBy]
    return database.$queryRawUnsafe<RedeliveryPlace[]>(text, ...values)
  }
  const retryMany = (streamId: string, filter: DeliveryFilter, after?: RedeliveryPlace) => {
    const { date_from = '-infinity', date_to = 'infinity', event_types = null } = filter
    const [from, behind] = [after?.createdAt.toISOString() ?? '-infinity', after?.eventId ?? '']
    return retry(many, streamId, redeliveredMax, date_from, date_to, event_types, from, behind)
  }
  return {
    async create(streamId, filter, after) {
      const isNone = filter.statuses?.length === 0
      const [, rows] = await sentTogether([
        lock(streamId),
        isNone ? [] : retryMany(streamId, filter, after),
      ])
      const deliveries = rows.length
      changes.created('event_redelivery', { event_stream_id: streamId, ...filter, deliveries })
      return rows.length === redeliveredMax ? rows.at(-1) : undefined
    },
    async createOne(streamId, eventId) {
      const where = { tenantId, streamId, eventId }
      const [, found, { length: deliveries }] = await sentTogether([
        lock(streamId),
        database.eventDelivery.count({ where }),
        retry(one, streamId, eventId),
      ])
      if (found === 0) throw new ApiError('event_delivery_not_found')
      const redelivery = { event_stream_id: streamId, event_id: eventId, deliveries }
      changes.created('event_redelivery', redelivery)
    },
  }
}

/** Locks the stream before its lanes, and lanes in order, as the delivery of events does. */
const redeliver = (condition: string) => `
  with chosen as (
    select event_id, entity, created_at from event_deliveries
     where tenant_id = $1 and stream_id = $2 and status = 'failed'
       and ${condition} for update),
  lanes as (
    insert into event_lanes (tenant_id, stream_id, entity, next_at)
    select distinct $1, $2, entity, $3::timestamptz from chosen order by 3
    on conflict (tenant_id, stream_id, entity) do update set writes = event_lanes.writes + 1),
  retried as (
    update event_deliveries delivery set status = 'pending',
           attempts = (delivery.attempts::jsonb || $4::jsonb)::json
      from chosen
     where delivery.tenant_id = $1 and delivery.stream_id = $2
       and delivery.event_id = chosen.event_id)
  select created_at as "createdAt", event_id as "eventId" from chosen
   order by created_at, event_id`

const one = redeliver('event_id = $5')

const many = `${replanned.sql} ${redeliver(`
    created_at >= $6::timestamptz and created_at < $7::timestamptz
       and ($8::text[] is null or type = any ($8))
       and (created_at, event_id) > ($9::timestamptz, $10)
     order by created_at, event_id limit $5`)}`
