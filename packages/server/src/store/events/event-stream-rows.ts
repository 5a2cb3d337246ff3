import type { Schema } from '@latchkey/contract'
import { destinationPurposeOf } from '../../record-rules/event-stream-destination.ts'
import type { EventStream as Row } from '../prisma/client.ts'
import { lockedRow } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

type EventStream = Schema<'EventStream'>

/** Locks a stream until the transaction ends, and reads it. */
export function lockEventStream(scope: Scope, id: string): Promise<Row | undefined> {
  const where = { tenantId_id: { tenantId: scope.tenantId, id } }
  return lockedRow(scope, 'event_streams', { id }, (locked) =>
    locked.eventStream.findUnique({ where }),
  )
}

/** The secrets of the destination of a stream, by name. */
export async function openSecrets(
  { tenantId, sealer }: Scope,
  { id, destinationSecrets: sealed }: Row,
): Promise<Readonly<Record<string, string>>> {
  if (sealed === null) return {}
  return JSON.parse(await sealer.open(tenantId, destinationPurposeOf(id), sealed))
}

type Shown = Pick<
  Row,
  | 'id'
  | 'status'
  | 'name'
  | 'subscriptions'
  | 'createdAt'
  | 'updatedAt'
  | 'destination'
  | 'retrySchedule'
  | 'clientErrorPolicy'
>

/** An event stream as the management API returns it, without secrets. */
export function toWire(row: Shown): EventStream {
  return {
    id: row.id,
    status: row.status as EventStream['status'],
    name: row.name,
    subscriptions: row.subscriptions.map((event_type) => ({
      event_type: event_type as Schema<'EventStreamEventType'>,
    })),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    destination: row.destination as EventStream['destination'],
    retry_schedule: row.retrySchedule as EventStream['retry_schedule'],
    client_error_policy: row.clientErrorPolicy as EventStream['client_error_policy'],
  }
}
