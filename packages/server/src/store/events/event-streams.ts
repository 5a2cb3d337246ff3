import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { newSecret } from '../../keys/webhook-secrets.ts'
import { completeDestination } from '../../record-rules/event-stream-destination.ts'
import type { EventStream as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { destinationColumns } from './destination-columns.ts'
import { lockEventStream, openSecrets, toWire } from './event-stream-rows.ts'
import { asNew, refuseFailing } from './failing-event-streams.ts'

type EventStream = Schema<'EventStream'>
type Definition = Schema<'EventStreamDefinition'>
type Patch = Schema<'EventStreamPatch'>
type Created = Schema<'CreatedEventStream'>

/** The event streams of one tenant. */
export interface EventStreams {
  list(query: CheckpointQuery): Promise<CheckpointPage<EventStream>>
  get(id: string): Promise<EventStream | undefined>
  /** @throws ApiError `event_stream_name_used`; `invalid_body` for an action that cannot run */
  create(definition: Definition): Promise<Created>
  /** @throws ApiError `event_stream_name_used`, `event_stream_failing` */
  update(id: string, patch: Patch): Promise<EventStream | undefined>
  /** Deleting an unknown stream is no error. */
  delete(id: string): Promise<void>
}

export function eventStreams(scope: Scope): EventStreams {
  const { database, tenantId, now, changes } = scope
  const table = database.eventStream
  const refusing = <T>(write: Promise<T>) => refusingDuplicates('event_stream_name_used', write)
  const keyOf = (id: string) => ({ tenantId_id: { tenantId, id } })
  const place = destinationColumns(scope)
  const get = async (id: string) => {
    const row = await table.findUnique({ where: keyOf(id) })
    return row ? toWire(row) : undefined
  }
  const lock = (id: string) => lockEventStream(scope, id)
  return {
    list: (query) =>
      checkpointPage(
        query,
        {
          idName: 'id',
          find: ({ where, ...window }) =>
            table.findMany({ ...window, where: { tenantId, ...where } }),
        },
        toWire,
      ),
    get,
    async create(definition) {
      const { id, ...row } = newRow(definition, now())
      const secret = definition.destination.type === 'webhook' ? newSecret() : null
      const data = {
        ...row,
        id,
        tenantId,
        ...(await place.store(id, definition.destination)),
        ...(await place.sign(id, secret)),
      }
      const made = changes.created(
        'event_stream',
        toWire(data),
        refusing(table.createMany({ data })),
      )
      return { ...made, ...(secret !== null && { signing_secret: secret }) }
    },
    async update(id, { destination, subscriptions, ...rest }) {
      const row = await lock(id)
      if (!row) return undefined
      const before = toWire(row)
      const complete = destination && (await completed(scope, row, destination))
      const isEnabling = rest.status === 'enabled' && before.status === 'disabled'
      if (isEnabling) await refuseFailing(scope, id)
      const data = {
        ...columns(rest),
        ...(isEnabling && asNew),
        ...(subscriptions && { subscriptions: subscriptions.map((each) => each.event_type) }),
        ...(complete && (await place.store(id, complete))),
        ...(complete?.type === 'webhook' && row.signingSecrets === null && (await place.sign(id))),
        updatedAt: now(),
      }
      const sent = refusing(table.updateMany({ where: { tenantId, id }, data }))
      return changes.updated('event_stream', before, toWire({ ...row, ...data }), sent)
    },
    async delete(id) {
      const before = await lock(id)
      if (!before) return
      changes.deleted('event_stream', toWire(before), table.deleteMany({ where: { tenantId, id } }))
    },
  }
}

function newRow(definition: Definition, at: Date) {
  const id = newId('est')
  return {
    id,
    name: definition.name ?? id,
    status: definition.status ?? 'enabled',
    subscriptions: (definition.subscriptions ?? []).map(({ event_type }) => event_type),
    retrySchedule: definition.retry_schedule ?? 'extended',
    clientErrorPolicy: definition.client_error_policy ?? 'fail',
    createdAt: at,
    updatedAt: at,
  }
}

/** The columns of a patch except subscriptions and destination. */
function columns(patch: Patch) {
  const { name, status, retry_schedule, client_error_policy } = patch
  return {
    ...(name !== undefined && { name }),
    ...(status !== undefined && { status }),
    ...(retry_schedule !== undefined && { retrySchedule: retry_schedule }),
    ...(client_error_policy !== undefined && { clientErrorPolicy: client_error_policy }),
  }
}

/** @throws ApiError `invalid_body` */
async function completed(
  scope: Scope,
  row: Row,
  destination: NonNullable<Patch['destination']>,
): Promise<Schema<'EventStreamDestinationDefinition'>> {
  const before = toWire(row)
  refuseLeavingEventbridge(before)
  return completeDestination(destination, before, await openSecrets(scope, row))
}

function refuseLeavingEventbridge({ destination }: EventStream): void {
  if (destination.type !== 'eventbridge') return
  throw refusedBody('The destination of an eventbridge stream cannot be changed', 'destination')
}
