import { type Action, entityOf, eventTypeOf, type ResourceName } from '../../event-kinds.ts'
import { newId } from '../../ids.ts'
import { isoTime, objectOf } from '../rows/json-object.ts'
import { contextOf, type EventAuthor, fanOut } from './append-events.ts'

/** The parameters of the events of a statement, as SQL such as `$1`. */
export interface EventParameters {
  readonly tenant: string
  readonly at: string
  /** A value of `newEventSeed`, from which the statement derives the ids of the events. */
  readonly seed: string
  /** The origin and the author as JSON. */
  readonly context: string
}

interface RowEvents extends EventParameters {
  /** The common table that writes the rows, and returns them with their `id`. */
  readonly rows: string
  readonly resource: ResourceName
  /** What happened to the row; or an SQL condition that says whether it was created or updated. */
  readonly action: Action | { readonly isCreated: string }
  /** An SQL condition for rows that have an event; by default all have one. */
  readonly where?: string
  /** The members of the object, as SQL expressions. */
  readonly members: Readonly<Record<string, string>>
}

/** 128 random bits, from which a statement derives the ids of its events. */
const newEventSeed = () => newId('evt')

/** The values of the seed and the context, for the last parameters of a statement. */
export const eventValues = (tenantId: string, author: EventAuthor): [string, string] => [
  newEventSeed(),
  JSON.stringify(contextOf(tenantId, author)),
]

/** The characters of Base64 that ids do not contain. */
const lookAlikes = "E'0OIl+/=\\n'"

/** The SQL of an id in the form of `newId`, which differs for each row. */
const idOf = (seed: string) => `
  'evt_' || substr(translate(encode(sha512(convert_to(${seed}::text || id, 'UTF8')), 'base64'),
                             ${lookAlikes}, ''), 1, 22)`

/**
 * The common tables to follow the one that writes rows: they write the events of the rows, and the
 * deliveries. Rows and events are written by one statement, so that neither exists without the
 * other.
 */
export function rowEvents(events: RowEvents): string {
  const { rows, resource, action, where = 'true', tenant, at, seed, context } = events
  const isDeleted = action === 'deleted'
  const object = objectOf({
    ...events.members,
    ...(isDeleted && { deleted_at: isoTime(`${at}::timestamptz`) }),
  })
  return `
  added as (
    insert into events (tenant_id, id, type, entity, time, data)
    select ${tenant}, ${idOf(seed)}, ${typeOf(resource, action)},
           '${entityOf(resource, { id: '' })}' || id, ${at}::timestamptz,
           ${objectOf({ object, context: `${context}::json` })}
      from ${rows} where ${where}
    returning id, position, type, entity),
  ${fanOut(tenant, at)}`
}

function typeOf(resource: ResourceName, action: RowEvents['action']): string {
  if (typeof action === 'string') return `'${eventTypeOf(resource, action)}'`
  const [created, updated] = [eventTypeOf(resource, 'created'), eventTypeOf(resource, 'updated')]
  return `case when ${action.isCreated} then '${created}' else '${updated}' end`
}
