import type { Database } from './database.ts'
import { Prisma } from './prisma/client.ts'

/** Rows removed of a table at one time, so that tidying never holds up anything else. */
const prunedRowsMax = 10_000

/** Tables of all tenants whose rows end by themselves, and how long they stay after that. */
const keptMs: Readonly<Record<string, number>> = {
  tickets: 24 * 60 * 60 * 1000,
  user_blocks: 0,
  address_blocks: 0,
  oidc_records: 0,
  attempts: 0,
}

/** Removes what ended before `now`, up to a bound for each table. */
export async function pruneExpired(database: Database, now: Date): Promise<void> {
  for (const [name, ms] of Object.entries(keptMs)) {
    const table = Prisma.raw(name)
    const before = new Date(now.getTime() - ms)
    await database.$executeRaw`
      delete from ${table} where ctid = any (array(
        select ctid from ${table} where expires_at < ${before} limit ${prunedRowsMax}))`
  }
}
