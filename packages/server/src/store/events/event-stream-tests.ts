import type { Schema } from '@latchkey/contract'
import { newId } from '../../ids.ts'
import { sampleEventData } from '../../record-rules/sample-event-data.ts'
import type { Scope } from '../rows/scope.ts'
import { toWire } from './event-deliveries.ts'
import { lockEventStream } from './event-stream-rows.ts'

/** The prefix of the entity of test events, by which feeds exclude them. */
export const testEntity = 'test/'

/** Test events for the event streams of one tenant. */
export interface EventStreamTests {
  /** Undefined for an unknown stream. */
  create(
    streamId: string,
    test: Schema<'EventStreamTestDefinition'>,
  ): Promise<Schema<'EventStreamDelivery'> | undefined>
}

export function eventStreamTests(scope: Scope): EventStreamTests {
  const { database, tenantId, now, changes } = scope
  return {
    async create(streamId, { event_type: type, data = sampleEventData(type) }) {
      if (!(await lockEventStream(scope, streamId))) return undefined
      const [eventId, time] = [newId('evt'), now()]
      const values = [tenantId, streamId, eventId, type, `${testEntity}${eventId}`, time]
      await database.$executeRawUnsafe(append, ...values, JSON.stringify(data))
      const made = { event_stream_id: streamId, event_id: eventId, event_type: type }
      changes.created('event_test', made)
      const row = { eventId, streamId, type, status: 'pending', attempts: [], purpose: 'test' }
      return toWire(scope, row, { time, data })
    },
  }
}

const append = `
  with added as (
    insert into events (tenant_id, id, type, entity, time, data)
    values ($1, $3, $4, $5, $6::timestamptz, $7::json) returning position),
  lane as (
    insert into event_lanes (tenant_id, stream_id, entity, next_at)
    values ($1, $2, $5, $6::timestamptz))
  insert into event_deliveries
         (tenant_id, stream_id, event_id, position, entity, type, purpose, created_at)
  select $1, $2, $3, position, $5, $4, 'test', $6::timestamptz from added`
