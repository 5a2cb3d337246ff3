import { type Action, entityOf, eventTypeOf } from '../../event-kinds.ts'
import { newId } from '../../ids.ts'
import type { Author } from '../logs/administrative-log.ts'
import type { Change } from '../logs/changes.ts'
import type { Prisma } from '../prisma/client.ts'

/** A stored event; its envelope is written whenever it is delivered. */
export interface NewEvent {
  readonly id: string
  readonly type: string
  readonly entity: string
  readonly data: { readonly object: object; readonly context: object }
}

/** The origin and the author of an event, as far as they are known. */
type EventContext = ReturnType<typeof contextOf>

/** The author of an event, as far as it is known. */
export type EventAuthor = Pick<Author, 'clientId' | 'clientName' | 'ip' | 'method' | 'userAgent'>

/** The member `context` of the events that an author causes. JSON lacks what is undefined. */
export function contextOf(tenantId: string, author: EventAuthor) {
  const { clientId, clientName, ip, method, userAgent } = author
  return {
    client: clientId === undefined ? undefined : { id: clientId, name: clientName ?? '' },
    request: method === undefined ? undefined : { ip, method, user_agent: userAgent },
    tenant: { tenant_id: tenantId },
  }
}

/** The event of a change. */
export function eventOf(change: Change, context: EventContext, at: Date): NewEvent {
  const { resource, before, after } = change
  const object = after ?? { ...before, deleted_at: at.toISOString() }
  return {
    id: newId('evt'),
    type: eventTypeOf(resource, actionOf(change)),
    entity: entityOf(resource, object),
    data: { object, context },
  }
}

function actionOf({ before, after }: Change): Action {
  if (!before) return 'created'
  return after ? 'updated' : 'deleted'
}

/**
 * SQL to follow a common table `added` of new events: it adds a delivery for each subscribed
 * stream, and a lane for the entity. Streams are locked against deletion, and lanes are written in
 * order, so that transactions cannot deadlock. `tenant` and `at` are SQL parameters, such as `$1`.
 */
export function fanOut(tenant: string, at: string): string {
  return `
  wanting as (
    select id, subscriptions from event_streams
     where tenant_id = ${tenant} and status = 'enabled'
       and subscriptions && array(select type from added) for key share),
  subscribed as (
    select wanting.id as stream_id, added.* from added
      join wanting on added.type = any (wanting.subscriptions)),
  lanes as (
    insert into event_lanes (tenant_id, stream_id, entity, next_at)
    select distinct ${tenant}, stream_id, entity, ${at}::timestamptz from subscribed order by 2, 3
    on conflict (tenant_id, stream_id, entity) do update set writes = event_lanes.writes + 1),
  sent as (
    insert into event_deliveries
           (tenant_id, stream_id, event_id, position, entity, type, created_at)
    select ${tenant}, stream_id, id, position, entity, type, ${at}::timestamptz from subscribed)`
}

/** SQL after `fanOut`: whether any stream is subscribed to the new events. */
export const hasDeliveries = 'exists (select from subscribed) as "hasDeliveries"'

/** Parameters of SQL, such as `$1`. */
interface EventParameters {
  readonly tenant: string
  readonly at: string
}

/** The common tables that write events, from a JSON array, with their deliveries. */
export const eventsAdded = (given: EventParameters & { readonly events: string }): string =>
  added(
    given,
    `select ${given.tenant}, id, type, entity, ${given.at}::timestamptz, data
      from json_to_recordset(${given.events}::json)
        as given(id text, type text, entity text, data json)`,
  )

/** The common tables that write one event, with its deliveries. */
export const eventAdded = (
  given: EventParameters & {
    readonly event: readonly [id: string, type: string, entity: string, data: string]
  },
): string => {
  const [id, type, entity, data] = given.event
  return added(
    given,
    `values (${given.tenant}, ${id}, ${type}, ${entity}, ${given.at}::timestamptz, ${data}::json)`,
  )
}

const added = ({ tenant, at }: EventParameters, rows: string) => `
  added as (
    insert into events (tenant_id, id, type, entity, time, data) ${rows}
    returning id, position, type, entity),
  ${fanOut(tenant, at)}`

interface Appended {
  readonly tenantId: string
  readonly events: readonly NewEvent[]
  readonly at: Date
}

/** Writes many events and their deliveries by one statement. */
export async function appendEvents(
  database: Pick<Prisma.TransactionClient, '$executeRawUnsafe'>,
  { tenantId, events, at }: Appended,
): Promise<void> {
  if (events.length === 0) return
  await database.$executeRawUnsafe(appended, tenantId, at, JSON.stringify(events))
}

const appended = `
  with ${eventsAdded({ tenant: '$1', at: '$2', events: '$3' })}
  select ${hasDeliveries}`
