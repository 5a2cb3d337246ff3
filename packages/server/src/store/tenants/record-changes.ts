import type pg from 'pg'
import type { Statements } from '../database/transactions.ts'
import {
  contextOf,
  eventAdded,
  eventOf,
  eventsAdded,
  hasDeliveries,
  type NewEvent,
} from '../events/append-events.ts'
import { type Author, administrativeEntries } from '../logs/administrative-log.ts'
import type { Change } from '../logs/changes.ts'
import { changeLengthMax } from '../logs/logged-change.ts'

interface Recorded {
  readonly tenantId: string
  readonly author: Author
  readonly changes: readonly Change[]
  readonly at: Date
}

/**
 * Writes the log entries and the events of a transaction, by one statement.
 *
 * @returns whether any event stream is subscribed to the events
 */
export async function recordChanges(statements: Statements, recorded: Recorded): Promise<boolean> {
  const { tenantId, author, changes, at } = recorded
  if (changes.length === 0) return false
  const context = contextOf(tenantId, author)
  const events = changes.map((change) => eventOf(change, context, at))
  const { rows } = await statements.query<Recording>(recording(recorded, events))
  return rows[0]?.hasDeliveries ?? false
}

interface Recording {
  readonly hasDeliveries: boolean
}

function recording(recorded: Recorded, events: readonly NewEvent[]): pg.QueryConfig {
  const { tenantId, at } = recorded
  const entries = administrativeEntries(recorded, asItIs)
  const shortened = () => administrativeEntries(recorded)
  const [entry, ...otherEntries] = entries
  const [event, ...otherEvents] = events
  if (entry && event && otherEntries.length + otherEvents.length === 0) {
    const { logId, type, clientId, userId, data } = entry
    const logged = [logId, type, clientId, userId, bounded(data, () => shortened()[0]?.data)]
    const added = [event.id, event.type, event.entity, JSON.stringify(event.data)]
    return { name: 'record a change', text: ofOne, values: [tenantId, at, ...logged, ...added] }
  }
  const values = [tenantId, at, JSON.stringify(events), bounded(entries, shortened)]
  return { name: 'record changes', text: ofSeveral, values }
}

const asItIs = (change: Change) => change

/** JSON of log entries. A change is measured by itself only if all of them exceed its limit. */
function bounded(logged: unknown, shortened: () => unknown): string {
  const whole = JSON.stringify(logged)
  return whole.length > changeLengthMax ? JSON.stringify(shortened()) : whole
}

/** From values, which PostgreSQL reads twice as fast as rows from JSON. */
const ofOne = `
  with logged as (
    insert into logs (tenant_id, date, log_id, type, client_id, user_id, data)
    values ($1, $2::timestamptz, $3, $4, $5, $6, $7::json)),
  ${eventAdded({ tenant: '$1', at: '$2', event: ['$8', '$9', '$10', '$11'] })}
  select ${hasDeliveries}`

const ofSeveral = `
  with logged as (
    insert into logs (tenant_id, log_id, date, type, client_id, user_id, data)
    select $1, "logId", $2::timestamptz, type, "clientId", "userId", data
      from json_to_recordset($4::json) as entry(
        "logId" text, type text, "clientId" text, "userId" text, data json)),
  ${eventsAdded({ tenant: '$1', at: '$2', events: '$3' })}
  select ${hasDeliveries}`
