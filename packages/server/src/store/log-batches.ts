import type { Database } from './database.ts'
import { newLogId } from './ids.ts'
import type { LogType } from './log-types.ts'
import type { Prisma } from './prisma/client.ts'

/** An entry that is written together with others, of any tenants. */
export interface BatchedEntry {
  readonly tenantId: string
  readonly date: Date
  readonly type: LogType
  readonly clientId?: string
  readonly userId?: string
  readonly data: Prisma.InputJsonObject
}

/** The one statement that writes them all, without what belongs to tenants that are gone. */
export async function insertionOf(
  database: Database,
  entries: readonly BatchedEntry[],
  at: Date,
): Promise<() => Prisma.PrismaPromise<unknown>> {
  const known = await knownTenants(database, entries)
  const kept = entries.filter(({ tenantId }) => known.has(tenantId))
  // By the time of writing, or whoever reads on from the last entry would miss it.
  const data = kept.map((entry) => ({ ...entry, logId: newLogId(at) }))
  return () => database.log.createMany({ data })
}

async function knownTenants(
  database: Database,
  entries: readonly BatchedEntry[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(entries.map(({ tenantId }) => tenantId))]
  if (ids.length === 0) return new Set()
  const rows = await database.tenant.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return new Set(rows.map(({ id }) => id))
}

/** Entries on their way; beyond a bound they are let go, and counted. */
export class PendingEntries {
  private entries: BatchedEntry[] = []
  private lost = 0
  private readonly max: number

  constructor(max: number) {
    this.max = max
  }

  add(entry: BatchedEntry): void {
    if (this.entries.length < this.max) this.entries.push(entry)
    else this.lost += 1
  }

  take(): readonly BatchedEntry[] {
    const taken = this.entries
    this.entries = []
    return taken
  }

  /** In front of what has come since. */
  putBack(entries: readonly BatchedEntry[]): void {
    const all = [...entries, ...this.entries]
    this.entries = all.slice(0, this.max)
    this.lost += all.length - this.entries.length
  }

  /** How many were let go since this was last asked. */
  takeLost(): number {
    const { lost } = this
    this.lost = 0
    return lost
  }
}
