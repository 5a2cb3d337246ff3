import type pg from 'pg'

/** A pool, or a connection of one. */
interface Asked {
  readonly pool: {
    query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>>
  }
}

/**
 * The end of what was committed durably: a position in the WAL, in bytes (PostgreSQL, "pg_lsn
 * Type").
 */
export async function readWritten(primary: Asked): Promise<bigint> {
  return (await ask(primary, 'written', 'select pg_current_wal_flush_lsn() as lsn')) ?? 0n
}

/** The end of what a replica has replayed; undefined if the server is no replica. */
export const readReplayed = (replica: Asked): Promise<bigint | undefined> =>
  ask(
    replica,
    'replayed',
    'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as lsn',
  )

async function ask({ pool }: Asked, name: string, text: string): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ lsn: string | null }>({ name, text })
  const [high, low] = (rows[0]?.lsn ?? '').split('/')
  if (high === undefined || low === undefined) return undefined
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
