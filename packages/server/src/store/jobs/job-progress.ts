import { newLogId } from '../../ids.ts'
import { type LogType, logTypes } from '../../log-types.ts'
import type { Database } from '../database/database.ts'
import {
  type Author,
  administrativeData,
  administrativeEntries,
} from '../logs/administrative-log.ts'
import type { Prisma, Job as Row } from '../prisma/client.ts'
import { toWire } from './job-wire.ts'
import type { Transaction } from './job-work.ts'

/** The failures of a step in a row after which the job fails. */
const attemptsMax = 20

type JobData = Prisma.JobUpdateInput

/**
 * Stores the progress of a step.
 *
 * @param isLast completes the job
 * @returns whether the job has ended
 */
export async function advance(
  { database, now }: Transaction,
  job: Row,
  data: JobData,
  isLast: boolean,
): Promise<boolean> {
  const at = now()
  const after = await database.job.update({
    where: { tenantId_id: { tenantId: job.tenantId, id: job.id } },
    data: {
      status: isLast ? 'completed' : 'processing',
      startedAt: job.startedAt ?? at,
      workedAt: at,
      attempts: 0,
      ...(isLast && { endedAt: at }),
      ...data,
    },
  })
  if (after.endedAt) await logEnd(database, job, after, at)
  return after.endedAt !== null
}

/** The author of the request that created the job. */
export const authorOf = ({ author }: Pick<Row, 'author'>) => author as unknown as Author

/** Writes one log entry for the job, with its type and counts. */
async function logEnd(database: Prisma.TransactionClient, before: Row, after: Row, at: Date) {
  const change = {
    resource: 'job',
    before: toWire(before, at),
    after: toWire(after, at),
  } as const
  const { tenantId } = after
  const data = administrativeEntries({ tenantId, author: authorOf(after), changes: [change], at })
  const users = after.type === 'users_import' ? [importEntry(after, at)] : []
  await database.log.createMany({ data: [...data, ...users] })
}

/** The log entry of an import that has ended (`sui`). */
function importEntry(job: Row, date: Date): Prisma.LogCreateManyInput {
  const author = authorOf(job)
  const { clientId = null } = author
  const type = 'sui' satisfies LogType
  const data = administrativeData({ ...author, description: logTypes[type] })
  return { tenantId: job.tenantId, logId: newLogId(date), date, type, clientId, data }
}

/**
 * Counts a failed step. Too many in a row fail the job, so that it does not block others.
 *
 * @returns whether the job has ended
 */
export async function countFailure(database: Database, job: Row, at: Date): Promise<boolean> {
  const { tenantId, id } = job
  const hasFailed = job.attempts + 1 >= attemptsMax
  const data = {
    attempts: { increment: 1 },
    workedAt: at,
    ...(hasFailed && {
      status: 'failed',
      statusDetails: 'Something went wrong on our side.',
      endedAt: at,
    }),
  }
  await database.transaction(async (transaction) => {
    const where = { tenantId_id: { tenantId, id } }
    const after = await transaction.job.update({ where, data })
    if (hasFailed) await logEnd(transaction, job, after, at)
  })
  return hasFailed
}
