import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newShortId } from '../../ids.ts'
import type { Author } from '../logs/administrative-log.ts'
import type { Job as Row } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import { uploading } from './uploads.ts'

type Job = Schema<'Job'>

/** Pending and running jobs of one tenant. */
const unfinishedMax = 100
/** The lifetime of the ticket for the file of a job. */
const ticketMs = 60 * 1000
const ticketPurpose = 'job-file'

/** The holder of a ticket. */
export interface TicketHolder {
  readonly clientId: string
  readonly clientName: string
}

/** A job, and whether its file can be downloaded. */
export interface FoundJob {
  readonly job: Job
  readonly hasFile: boolean
}

/** The jobs of one tenant. */
export interface Jobs {
  get(id: string): Promise<FoundJob | undefined>
  /** The errors of users, in the order of the file; undefined for an unknown job. */
  listErrors(id: string): Promise<Schema<'JobUserError'>[] | undefined>
  /** The file of a completed export, part by part. */
  getFile(id: string): Promise<AsyncIterable<Uint8Array> | undefined>
  /** A secret that opens the file of a job for 60 seconds. */
  getTicket(id: string, holder: TicketHolder): Promise<string>
  /** The holder of a ticket that opens the file of this job; undefined for an invalid one. */
  findTicketHolder(id: string, ticket: string): Promise<TicketHolder | undefined>
  /** @throws ApiError `connection_unknown`, `too_many_jobs` */
  createImport(request: ImportRequest): Promise<Job>
  /** @throws ApiError `connection_unknown`, `too_many_jobs` */
  createExport(request: ExportRequest): Promise<Job>
  /** A completed job for a verification e-mail, which is sent separately. */
  createVerificationEmail(author: Author): Promise<Job>
}

export type ImportRequest = Omit<Schema<'UsersImportDefinition'>, 'users'> & {
  readonly uploadId: string
  readonly author: Author
}

export type ExportRequest = Schema<'UsersExportDefinition'> & { readonly author: Author }

type Creating = 'createImport' | 'createExport'
type Telling = 'createVerificationEmail'

export function jobs(scope: Scope): Jobs {
  return { ...reading(scope), ...creating(scope), ...telling(scope) }
}

function reading({ database, tenantId, sealer, now }: Scope): Omit<Jobs, Creating | Telling> {
  const table = database.job
  const keyOf = (id: string) => ({ tenantId_id: { tenantId, id } })
  const find = async (id: string) => {
    const row = await table.findUnique({ where: keyOf(id) })
    return row && row.status !== uploading ? row : undefined
  }
  return {
    async get(id) {
      const row = await find(id)
      return row && { job: toWire(row, now()), hasFile: hasFile(row) }
    },
    async listErrors(id) {
      if (!(await find(id))) return undefined
      const where = { tenantId, jobId: id }
      const rows = await database.jobError.findMany({ where, orderBy: { line: 'asc' } })
      return rows.map(({ line, user, errors }) => ({
        line,
        ...(user !== null && { user: user as Record<string, unknown> }),
        errors: errors as Schema<'JobError'>[],
      }))
    },
    async getFile(id) {
      const row = await find(id)
      if (!row || !hasFile(row)) return undefined
      const partOf = (number: number) =>
        database.jobPart.findUnique({
          where: { tenantId_jobId_number: { tenantId, jobId: id, number } },
        })
      return (async function* () {
        let number = 1
        for (let part = await partOf(number); part; part = await partOf(number)) {
          yield part.content
          number += 1
        }
      })()
    },
    getTicket(id, { clientId, clientName }) {
      const until = now().getTime() + ticketMs
      return sealer.seal(
        tenantId,
        ticketPurpose,
        JSON.stringify({ id, clientId, clientName, until }),
      )
    },
    async findTicketHolder(id, ticket) {
      const text = await sealer.open(tenantId, ticketPurpose, ticket).catch(() => '{}')
      const opened = JSON.parse(text) as Partial<TicketHolder & { id: string; until: number }>
      const { clientId, clientName, until = 0 } = opened
      if (opened.id !== id || until <= now().getTime() || !clientId) return undefined
      return { clientId, clientName: clientName ?? '' }
    },
  }
}

function creating({ database, tenantId, now, changes }: Scope): Pick<Jobs, Creating> {
  const table = database.job
  const keyOf = (id: string) => ({ tenantId_id: { tenantId, id } })
  const connectionOf = async (id: string) => {
    const row = await database.connection.findUnique({ where: keyOf(id) })
    if (!row) throw new ApiError('connection_unknown')
    return row
  }
  const refuseMany = async () => {
    const status = { in: ['pending', 'processing'] }
    const unfinished = await table.count({ where: { tenantId, status } })
    if (unfinished < unfinishedMax) return
    throw new ApiError('too_many_jobs', { headers: { 'Retry-After': '5' } })
  }
  return {
    async createImport({ uploadId, connection_id, external_id, author, ...request }) {
      const connection = await connectionOf(connection_id)
      await refuseMany()
      const at = now()
      const { count } = await table.updateMany({
        where: { tenantId, id: uploadId, status: uploading },
        data: {
          status: 'pending',
          connectionId: connection.id,
          connection: connection.name,
          externalId: external_id ?? null,
          request,
          author: whoOf(author),
          createdAt: at,
          workedAt: at,
        },
      })
      const row = await table.findUnique({ where: keyOf(uploadId) })
      if (count !== 1 || !row) throw new Error('The upload of a job does not exist')
      return changes.created('job', toWire(row, at))
    },
    async createExport({ connection_id, author, ...given }) {
      const connection = connection_id === undefined ? null : await connectionOf(connection_id)
      await refuseMany()
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
          author: whoOf(author),
          createdAt: at,
          workedAt: at,
        },
      })
      return changes.created('job', toWire(row, at))
    },
  }
}

/** The jobs that need no background work. */
function telling({ database, tenantId, now, changes }: Scope): Pick<Jobs, Telling> {
  return {
    async createVerificationEmail(author) {
      const at = now()
      const row = await database.job.create({
        data: {
          tenantId,
          id: newShortId('job'),
          type: 'verification_email',
          status: 'completed',
          author: whoOf(author),
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

/** The author of the request, for the work after it. */
function whoOf({ operationId: _operation, method: _method, path: _path, ...who }: Author) {
  return who
}

function hasFile({ type, status }: Row): boolean {
  return type === 'users_export' && status === 'completed'
}

type JobRequest = Partial<
  Pick<Job, 'upsert' | 'send_completion_email' | 'format' | 'limit' | 'fields'>
>

/** A job as the API answers it, without the URL of its file. */
export function toWire(row: Row, at: Date): Job {
  const { upsert, send_completion_email, format, limit, fields } =
    row.request as unknown as JobRequest
  const { inserted, updated, failed, total } = row
  const hasEnded = row.status === 'completed' || row.status === 'failed'
  return {
    status: row.status as Job['status'],
    type: row.type as Job['type'],
    created_at: row.createdAt.toISOString(),
    id: row.id,
    ...(row.connectionId !== null && { connection_id: row.connectionId }),
    ...(row.connection !== null && { connection: row.connection }),
    ...(upsert !== undefined && { upsert }),
    ...(row.externalId !== null && { external_id: row.externalId }),
    ...(send_completion_email !== undefined && { send_completion_email }),
    ...(format !== undefined && { format }),
    ...(limit !== undefined && { limit }),
    ...(fields !== undefined && { fields }),
    ...progressOf(row, at),
    ...(row.statusDetails !== null && { status_details: row.statusDetails }),
    ...(hasEnded &&
      row.type === 'users_import' && { summary: { failed, updated, inserted, total } }),
  }
}

function progressOf(row: Row, at: Date): Pick<Job, 'percentage_done' | 'time_left_seconds'> {
  if (row.status === 'completed') return { percentage_done: 100 }
  if (row.status !== 'processing') return {}
  const done = row.inserted + row.updated + row.failed
  const part = Math.min(1, row.total === 0 ? 0 : done / row.total)
  const spentMs = Math.max(0, at.getTime() - (row.startedAt ?? at).getTime())
  return {
    percentage_done: Math.floor(part * 100),
    ...(part > 0 && { time_left_seconds: Math.ceil((spentMs * (1 - part)) / part / 1000) }),
  }
}
