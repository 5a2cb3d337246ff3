import type { Schema } from '@latchkey/contract'
import type { Job as Row } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import { type CreateJobs, createJobs } from './create-jobs.ts'
import { type Job, toWire } from './job-wire.ts'
import { uploading } from './uploads.ts'

/** The lifetime of the ticket that opens the file of a job. */
const ticketMs = 60 * 1000
const ticketPurpose = 'job-file'

/** Whom a ticket was issued to. */
export interface TicketHolder {
  readonly clientId: string
  readonly clientName: string
}

/** A job, and whether its file can be downloaded. */
export interface FoundJob {
  readonly job: Job
  readonly hasFile: boolean
}

/** A job, with the errors of its users. */
export interface JobWithErrors {
  readonly job: Job
  readonly errors: Schema<'JobUserError'>[]
}

/** The jobs of one tenant. */
export interface Jobs extends CreateJobs {
  get(id: string): Promise<FoundJob | undefined>
  /** A job with the errors of users, in the order of the file. */
  getWithErrors(id: string): Promise<JobWithErrors | undefined>
  /** The file of a completed export, part by part. */
  getFile(id: string): Promise<AsyncIterable<Uint8Array> | undefined>
  /** Creates a ticket that opens the file of a job for 60 seconds. */
  getTicket(id: string, holder: TicketHolder): Promise<string>
  /** Whom a ticket for the file of this job was issued to; undefined for an invalid ticket. */
  findTicketHolder(id: string, ticket: string): Promise<TicketHolder | undefined>
}

export function jobs(scope: Scope): Jobs {
  return { ...readJobs(scope), ...createJobs(scope) }
}

function readJobs({ database, tenantId, sealer, now }: Scope): Omit<Jobs, keyof CreateJobs> {
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
    async getWithErrors(id) {
      const include = { errors: { orderBy: { line: 'asc' } } } as const
      const row = await table.findUnique({ where: keyOf(id), include })
      if (!row || row.status === uploading) return undefined
      const errors = row.errors.map(({ line, user, errors }) => ({
        line,
        ...(user !== null && { user: user as Record<string, unknown> }),
        errors: errors as Schema<'JobError'>[],
      }))
      return { job: toWire(row, now()), errors }
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

function hasFile({ type, status }: Row): boolean {
  return type === 'users_export' && status === 'completed'
}
