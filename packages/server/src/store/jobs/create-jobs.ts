import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newShortId } from '../../ids.ts'
import type { Author } from '../logs/administrative-log.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import { type Job, toWire } from './job-wire.ts'
import { uploading } from './uploads.ts'

/** The most waiting and running jobs of one tenant. */
const unfinishedMax = 100

/** A job to import the users of an upload. */
export type ImportRequest = Omit<Schema<'UsersImportDefinition'>, 'users'> & {
  readonly uploadId: string
  readonly author: Author
}

/** A job to export users. */
export type ExportRequest = Schema<'UsersExportDefinition'> & { readonly author: Author }

/** The creation of jobs of one tenant. */
export interface CreateJobs {
  /** @throws ApiError `connection_unknown`, `too_many_jobs` */
  createImport(request: ImportRequest): Promise<Job>
  /** @throws ApiError `connection_unknown`, `too_many_jobs` */
  createExport(request: ExportRequest): Promise<Job>
  /** Creates a completed job about a verification e-mail, which is sent separately. */
  createVerificationEmail(author: Author): Promise<Job>
}

export function createJobs(scope: Scope): CreateJobs {
  return { ...backgroundJobs(scope), ...completedJobs(scope) }
}

type BackgroundJobs = Omit<CreateJobs, keyof CompletedJobs>
type CompletedJobs = Pick<CreateJobs, 'createVerificationEmail'>

function backgroundJobs(scope: Scope): BackgroundJobs {
  const { database, tenantId, now, changes } = scope
  const table = database.job
  const keyOf = (id: string) => ({ tenantId_id: { tenantId, id } })
  const connectionOf = async (id: string) => {
    const row = await database.connection.findUnique({ where: keyOf(id) })
    if (!row) throw new ApiError('connection_unknown')
    return row
  }
  const refuseMany = async () => {
    const status = { in: ['pending', 'processing'] }
    const unfinished = await lockTenantAndRead(scope, () =>
      table.count({ where: { tenantId, status } }),
    )
    if (unfinished < unfinishedMax) return
    throw new ApiError('too_many_jobs', { headers: { 'Retry-After': '5' } })
  }
  return {
    async createImport({ uploadId, connection_id, external_id, author, ...request }) {
      const [, connection] = await sentTogether([refuseMany(), connectionOf(connection_id)])
      const at = now()
      const [{ count }, row] = await sentTogether([
        table.updateMany({
          where: { tenantId, id: uploadId, status: uploading },
          data: {
            status: 'pending',
            connectionId: connection.id,
            connection: connection.name,
            externalId: external_id ?? null,
            request,
            author: authorOf(author),
            createdAt: at,
            workedAt: at,
          },
        }),
        table.findUnique({ where: keyOf(uploadId) }),
      ])
      if (count !== 1 || !row) throw new Error('The uploaded file of the job does not exist')
      return changes.created('job', toWire(row, at))
    },
    async createExport({ connection_id, author, ...given }) {
      const [, connection] = await sentTogether([
        refuseMany(),
        connection_id === undefined ? null : connectionOf(connection_id),
      ])
      const at = now()
      const request = { ...given, format: given.format ?? ('json' as const) }
      const row = await table.create({
        data: {
          tenantId,
          id: newShortId('job'),
          type: 'users_export',
          status: 'pending',
          connectionId: connection?.id ?? null,
          connection: connection?.name ?? null,
          request,
          author: authorOf(author),
          createdAt: at,
          workedAt: at,
        },
      })
      return changes.created('job', toWire(row, at))
    },
  }
}

/** Creates jobs that need no background work. */
function completedJobs({ database, tenantId, now, changes }: Scope): CompletedJobs {
  return {
    async createVerificationEmail(author) {
      const at = now()
      const row = await database.job.create({
        data: {
          tenantId,
          id: newShortId('job'),
          type: 'verification_email',
          status: 'completed',
          author: authorOf(author),
          createdAt: at,
          startedAt: at,
          workedAt: at,
          endedAt: at,
        },
      })
      return changes.created('job', toWire(row, at))
    },
  }
}

/** The author of the request, who is also the author of what the job writes. */
function authorOf({ operationId: _operation, method: _method, path: _path, ...author }: Author) {
  return author
}
