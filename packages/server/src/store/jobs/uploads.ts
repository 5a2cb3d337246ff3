import { newShortId } from '../../ids.ts'
import type { Database } from '../database/database.ts'

/** A file of users on its way in: stored in parts, each by itself, before there is a job. */
export interface Upload {
  /** That of the job that may come of it. */
  readonly id: string
  /** Stores the next users. A user is its text, or `null` where that was too long to be kept. */
  append(users: readonly (string | null)[]): Promise<void>
  /** Removes it, unless it has become a job. */
  discard(): Promise<void>
}

/** No request is answered later than this, so that what it uploaded belongs to nobody any more. */
const abandonedMs = 10 * 60 * 1000

/** What an upload is until it has become a job. */
export const uploading = 'uploading'

export async function openUpload(
  database: Database,
  tenantId: string,
  now: () => Date,
): Promise<Upload> {
  const id = newShortId('job')
  const at = now()
  const stamps = { createdAt: at, workedAt: at }
  await database.job.create({
    data: { tenantId, id, type: 'users_import', status: uploading, ...stamps },
  })
  let [number, total] = [0, 0]
  return {
    id,
    async append(users) {
      const content = Buffer.from(JSON.stringify(users))
      const firstLine = total + 1
      number += 1
      total += users.length
      await database.$transaction([
        database.jobPart.create({ data: { tenantId, jobId: id, number, firstLine, content } }),
        database.job.update({
          where: { tenantId_id: { tenantId, id } },
          data: { total, workedAt: now() },
        }),
      ])
    },
    async discard() {
      await database.job.deleteMany({ where: { tenantId, id, status: uploading } })
    },
  }
}

/** Removes what processes that were killed have left. */
export async function removeAbandoned(database: Database, now: Date): Promise<void> {
  const workedAt = { lt: new Date(now.getTime() - abandonedMs) }
  await database.job.deleteMany({ where: { status: uploading, workedAt } })
}
