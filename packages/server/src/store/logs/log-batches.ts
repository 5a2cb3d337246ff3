import { newLogId } from '../../ids.ts'
import type { LogType } from '../../log-types.ts'
import type { Database } from '../database/database.ts'
import type { Prisma } from '../prisma/client.ts'

/** An entry that is written together with others, of any tenants. */
export interface BatchedEntry {
  readonly tenantId: string
  readonly date: Date
  readonly type: LogType
  readonly clientId?: string
  readonly userId?: string
  readonly data: Prisma.InputJsonObject
}

/**
 * The one statement that writes them all, without what belongs to tenants that are gone. One text
 * says all rows: a text for each number of rows would be planned anew again and again.
 *
 * @param at the time of writing, or whoever reads on from the last entry would miss it
 */
export function insertionOf(
  database: Database,
  entries: readonly BatchedEntry[],
  at: Date,
): Prisma.PrismaPromise<unknown> {
  const rows = entries.map((entry) => ({ ...entry, logId: newLogId(at) }))
  return database.$executeRaw`
    insert into logs (tenant_id, log_id, date, type, client_id, user_id, data)
    select t.id, row."logId", row.date, row.type, row."clientId", row."userId", row.data
      from json_to_recordset(${JSON.stringify(rows)}::json) as row(
        "tenantId" text, "logId" text, date timestamptz, type text, "clientId" text,
        "userId" text, data json)
      join tenants t on t.id = row."tenantId"`
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
