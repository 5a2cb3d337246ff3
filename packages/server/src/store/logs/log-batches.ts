import { newLogId } from '../../ids.ts'
import type { LogType } from '../../log-types.ts'
import { storableText } from '../../unstorable-text.ts'
import { isUnavailable } from '../database/unavailable.ts'
import type { Prisma } from '../prisma/client.ts'

/** A log entry that is written in a batch, with entries of other tenants. */
export interface BatchedEntry {
  readonly tenantId: string
  readonly date: Date
  readonly type: LogType
  readonly clientId?: string
  readonly userId?: string
  readonly data: Prisma.InputJsonObject
}

/**
 * The statement that inserts all entries, except those of deleted tenants. Its text is the same for
 * any number of rows, so that it is planned once.
 *
 * @param at the time of writing; with an earlier time, a reader that continues after the last
 *   entry would miss them
 */
export function insertionOf(
  database: Prisma.TransactionClient,
  entries: readonly BatchedEntry[],
  at: Date,
): Promise<unknown> {
  const rows = entries.map((entry) => ({ ...entry, logId: newLogId(at) }))
  return database.$executeRaw`
    insert into logs (tenant_id, log_id, date, type, client_id, user_id, data)
    select t.id, row."logId", row.date, row.type, row."clientId", row."userId", row.data
      from json_to_recordset(${JSON.stringify(rows, storable)}::json) as row(
        "tenantId" text, "logId" text, date timestamptz, type text, "clientId" text,
        "userId" text, data json)
      join tenants t on t.id = row."tenantId"`
}

const storable = (_name: string, value: unknown) =>
  typeof value === 'string' ? storableText(value) : value

/**
 * Writes entries by one statement. If PostgreSQL refuses it, writes each entry by its own
 * statement, so that one entry does not prevent others from being written.
 *
 * @returns the errors of the refused entries, which are lost
 * @throws the error of an unavailable database
 */
export async function writeEntries(
  database: Prisma.TransactionClient,
  entries: readonly BatchedEntry[],
  at: Date,
): Promise<readonly unknown[]> {
  const refusals: unknown[] = []
  const write = async (some: readonly BatchedEntry[]): Promise<void> => {
    try {
      await insertionOf(database, some, at)
    } catch (error) {
      if (isUnavailable(error)) throw error
      if (some.length === 1) refusals.push(error)
      else for (const entry of some) await write([entry])
    }
  }
  await write(entries)
  return refusals
}

/** Entries that wait to be written. Beyond a limit they are dropped and counted. */
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

  /** Puts entries back in front of later ones. */
  putBack(entries: readonly BatchedEntry[]): void {
    const all = [...entries, ...this.entries]
    this.entries = all.slice(0, this.max)
    this.lost += all.length - this.entries.length
  }

  /** The number of entries dropped since the last call. */
  takeLost(): number {
    const { lost } = this
    this.lost = 0
    return lost
  }
}
