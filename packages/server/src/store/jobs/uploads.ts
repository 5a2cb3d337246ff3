import { newShortId } from '../../ids.ts'
import type { TenantSealer } from '../../keys/tenant-sealer.ts'
import type { Database } from '../database/database.ts'
import { sealUser } from './sealed-users.ts'

/** A file of users that is being uploaded: its parts are stored before there is a job. */
export interface Upload {
  /** The id of the job to create from it. */
  readonly id: string
  /** Stores users; `null` stands for one that was too long. */
  append(users: readonly (string | null)[]): Promise<void>
  /** Deletes the upload, unless it has become a job. */
  discard(): Promise<void>
}

/** The longest time of a request; an older upload was abandoned. */
const abandonedMs = 10 * 60 * 1000

/** The status of an upload before it becomes a job. */
export const uploading = 'uploading'

interface Place {
  readonly database: Database
  readonly sealer: TenantSealer
  readonly tenantId: string
  readonly now: () => Date
}

/** Begins to store the users of a file, under the id of a job that is not visible yet. */
export async function openUpload({ database, sealer, tenantId, now }: Place): Promise<Upload> {
  const id = newShortId('job')
  const at = now()
  await database.job.create({
    data: { tenantId, id, type: 'users_import', status: uploading, createdAt: at, workedAt: at },
  })
  let [number, total] = [0, 0]
  return {
    id,
    async append(users) {
      const firstLine = total + 1
      const placeOf = (at: number) => ({ sealer, tenantId, jobId: id, line: firstLine + at })
      const texts = await Promise.all(users.map((text, at) => sealUser(placeOf(at), text)))
      const content = Buffer.from(JSON.stringify(texts))
      number += 1
      total += users.length
      await database.transaction(async (tables) => {
        const data = { tenantId, jobId: id, number, firstLine, content }
        await tables.jobPart.create({ data })
        const where = { tenantId_id: { tenantId, id } }
        await tables.job.update({ where, data: { total, workedAt: now() } })
      })
    },
    async discard() {
      await database.job.deleteMany({ where: { tenantId, id, status: uploading } })
    },
  }
}

/** Deletes uploads that killed processes have left. */
export async function removeAbandoned(database: Database, now: Date): Promise<void> {
  const workedAt = { lt: new Date(now.getTime() - abandonedMs) }
  await database.job.deleteMany({ where: { status: uploading, workedAt } })
}
