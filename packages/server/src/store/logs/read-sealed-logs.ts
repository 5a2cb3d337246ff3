import type { Database } from '../database/database.ts'
import type { LogSeal } from '../prisma/client.ts'
import { lineOfEntry, type SealedEntry } from './log-chain.ts'

/** A seal, and the lines of the stored entries between it and the previous one. */
export interface SealedLines {
  readonly seal: LogSeal
  readonly lines: readonly string[]
}

const sealsAtOnce = 100
const unsealedMax = 5_000

/** Reads all seals of a tenant, with the entries that are stored for each, earliest first. */
export async function* readSealedLogs(
  database: Database,
  tenantId: string,
): AsyncGenerator<SealedLines> {
  let [number, after] = [0, '']
  for (;;) {
    const seals = await database.logSeal.findMany({
      where: { tenantId, number: { gt: number } },
      orderBy: { number: 'asc' },
      take: sealsAtOnce,
    })
    if (seals.length === 0) return
    for (const seal of seals) {
      // Reads one entry more than there should be, to find an added one.
      const lines = await readLines(database, tenantId, after, seal.lastLogId, seal.entries + 1)
      yield { seal, lines }
      ;[number, after] = [seal.number, seal.lastLogId]
    }
  }
}

/** Reads the entries that are not sealed yet, in parts. */
export async function* readUnsealedLines(
  database: Database,
  tenantId: string,
): AsyncGenerator<readonly string[]> {
  const last = await database.logSeal.findFirst({
    where: { tenantId },
    orderBy: { number: 'desc' },
  })
  let after = last?.lastLogId ?? ''
  for (;;) {
    const entries = await readEntries(database, tenantId, after, '~', unsealedMax)
    const end = entries.at(-1)
    if (!end) return
    yield entries.map(lineOfEntry)
    after = end.log_id
  }
}

async function readLines(...given: Parameters<typeof readEntries>): Promise<readonly string[]> {
  return (await readEntries(...given)).map(lineOfEntry)
}

function readEntries(
  database: Database,
  tenantId: string,
  after: string,
  to: string,
  max: number,
): Promise<readonly SealedEntry[]> {
  return database.$queryRaw<SealedEntry[]>`
    select log_id, date, type, client_id, user_id, data from logs
     where tenant_id = ${tenantId} and log_id > ${after} and log_id <= ${to}
     order by log_id limit ${max}`
}
