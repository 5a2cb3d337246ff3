import type { Database } from '../database/database.ts'

const countedMax = 1_000

const query = {
  name: 'waiting jobs',
  text: `
    select count(*)::int as jobs from (
      select from jobs where status in ('pending', 'processing') limit $1) as counted`,
}

/** The number of jobs that wait or run, of all tenants, at most 1,000. */
export async function countWaitingJobs({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ jobs: number }>({ ...query, values: [countedMax] })
  return rows[0]?.jobs ?? 0
}
