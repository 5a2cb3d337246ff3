import pg from 'pg'
import { withoutIndexes } from './without-indexes.ts'

/** Events that wait for a stream: one in ten of one entity, four of each other. */
export interface Backlog {
  readonly tenantId: string
  readonly streamId: string
  readonly count: number
  readonly at: Date
}

const entity = `case when n % 10 = 0 then 'role/0' else 'role/' || 1 + n / 4 end`
const id = `'evt_' || lpad(n::text, 22, '0')`
const firstPosition = 1_000_000_000

const eventsSql = `
  insert into events (tenant_id, id, position, type, entity, time, data)
  select $1::text, ${id}, ${firstPosition} + n, 'latchkey.role.updated', ${entity},
         $3::timestamptz + n * interval '1 microsecond',
         json_build_object('object', json_build_object('id', ${entity}, 'name', 'Role ' || n,
           'description', n || ' ' || repeat('x', 100)), 'context', json_build_object('tenant', $1::text))
    from generate_series(1, $2::int) n`

const deliveriesSql = `
  insert into event_deliveries
         (tenant_id, stream_id, event_id, position, entity, type, created_at)
  select $1::text, $2::text, ${id}, ${firstPosition} + n, ${entity}, 'latchkey.role.updated', $4::timestamptz
    from generate_series(1, $3::int) n`

const lanesSql = `
  insert into event_lanes (tenant_id, stream_id, entity, next_at)
  select distinct $1::text, $2::text, ${entity}, $4::timestamptz from generate_series(1, $3::int) n`

/** Made by PostgreSQL itself, as writers would have left it; nobody else may use the database. */
export async function fillBacklog(databaseUrl: string, backlog: Backlog): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await withoutIndexes(client, ['events', 'event_deliveries', 'event_lanes'], () =>
      insertBacklog(client, backlog),
    )
  } finally {
    await client.end()
  }
}

/** The number of an event of a backlog by its description, and the entity that it belongs to. */
export function placeInBacklog(description: string): { readonly number: number; entity: number } {
  const number = Number.parseInt(description, 10)
  return { number, entity: number % 10 === 0 ? 0 : 1 + Math.floor(number / 4) }
}

/** Inserts them while others use the database. */
export async function insertBacklog(client: pg.ClientBase, backlog: Backlog): Promise<void> {
  const { tenantId, streamId, count, at } = backlog
  const values = [tenantId, streamId, count, at]
  await client.query(eventsSql, [tenantId, count, at])
  for (const text of [deliveriesSql, lanesSql]) await client.query(text, values)
}
