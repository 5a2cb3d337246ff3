import type { Prisma, Job as Row } from '../prisma/client.ts'
import { exportPart } from './export-part.ts'
import { importPart } from './import-part.ts'
import { countFailure } from './job-progress.ts'
import { toWire } from './job-wire.ts'
import type { QueueParts, Transaction } from './job-work.ts'
import { PartReader } from './part-reader.ts'
import { removeAbandoned } from './uploads.ts'

/** The jobs of all tenants. Any number of processes may run their steps. */
export interface JobQueue {
  /**
   * Runs one step of the job that has waited longest. Its users and the progress are written in one
   * transaction.
   *
   * @returns whether there was a job
   */
  step(): Promise<boolean>
  /** Deletes expired jobs, up to a limit. */
  prune(): Promise<void>
}

const keptMs = 24 * 60 * 60 * 1000
const prunedJobsMax = 100

/** The limit of a whole step, whose few statements each have their own. */
const stepTimeoutMs = 30_000

/** Runs the jobs of all tenants, one step in each transaction. */
export function createJobQueue(parts: QueueParts): JobQueue {
  const { database, now } = parts
  const reader = new PartReader(parts)
  const work = (transaction: Transaction, job: Row): Promise<boolean> =>
    job.type === 'users_import'
      ? importPart(transaction, job, reader)
      : exportPart(transaction, job)
  return {
    async step() {
      let claimed: Row | undefined
      let hasEnded = false
      try {
        await database.transaction(
          async (transaction) => {
            claimed = await claim(transaction)
            if (claimed) hasEnded = await work({ ...parts, database: transaction }, claimed)
          },
          { timeoutMs: stepTimeoutMs },
        )
      } catch (error) {
        hasEnded = claimed !== undefined && (await countFailure(database, claimed, now()))
        if (claimed && hasEnded) await tellEnd(parts, claimed)
        throw error
      }
      if (!claimed) reader.forget()
      else if (hasEnded) await tellEnd(parts, claimed)
      return claimed !== undefined
    },
    async prune() {
      const at = now()
      await removeAbandoned(database, at)
      const endedBefore = new Date(at.getTime() - keptMs)
      await database.$executeRaw`
        delete from jobs where ctid = any (array(
          select ctid from jobs where ended_at < ${endedBefore} limit ${prunedJobsMax}))`
    },
  }
}

/** Tells that an import has ended. If the process is killed before, nobody is told. */
async function tellEnd({ database, onImportEnded, now }: QueueParts, claimed: Row): Promise<void> {
  const { tenantId, id, type } = claimed
  if (type !== 'users_import') return
  const job = await database.job.findUnique({ where: { tenantId_id: { tenantId, id } } })
  const tenant = job && (await database.tenant.findUnique({ where: { id: tenantId } }))
  if (!tenant) return
  const shown = toWire(job, now())
  if (shown.send_completion_email ?? true) onImportEnded(tenant.domain, shown)
}

/**
 * Locks the job until the end of the transaction. The transaction of a killed process is rolled
 * back.
 */
async function claim(database: Prisma.TransactionClient): Promise<Row | undefined> {
  const [found] = await database.$queryRaw<{ tenant_id: string; id: string }[]>`
    select tenant_id, id from jobs where status in ('pending', 'processing')
     order by worked_at limit 1 for update skip locked`
  if (!found) return undefined
  const { tenant_id: tenantId, id } = found
  return database.job.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id } } })
}
