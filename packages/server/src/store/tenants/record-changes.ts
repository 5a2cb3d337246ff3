import type { Statements } from '../database/transactions.ts'
import { contextOf, eventOf, eventsAdded, hasDeliveries } from '../events/append-events.ts'
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
  const values = [tenantId, at, JSON.stringify(events), entriesOf(recorded)]
  const { rows } = await statements.query<Recording>({ name: 'record changes', text, values })
  return rows[0]?.hasDeliveries ?? false
}

/** The log entries as JSON. A change is measured by itself only if all entries exceed its limit. */
function entriesOf(recorded: Recorded): string {
  const whole = JSON.stringify(administrativeEntries(recorded, asItIs))
  return whole.length > changeLengthMax ? JSON.stringify(administrativeEntries(recorded)) : whole
}

const asItIs = (change: Change) => change

interface Recording {
  readonly hasDeliveries: boolean
}

const text = `
  with logged as (
    insert into logs (tenant_id, log_id, date, type, client_id, user_id, data)
    select $1, "logId", $2::timestamptz, type, "clientId", "userId", data
      from json_to_recordset($4::json) as entry(
        "logId" text, type text, "clientId" text, "userId" text, data json)),
  ${eventsAdded({ tenant: '$1', at: '$2', events: '$3' })}
  select ${hasDeliveries}`
