import type { Schema } from '@latchkey/contract'
import type { Job as Row } from '../prisma/client.ts'

/** A job, as the API answers it. */
export type Job = Schema<'Job'>

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
