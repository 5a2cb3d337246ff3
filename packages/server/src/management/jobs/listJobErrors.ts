import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const listJobErrors: Handler<'listJobErrors'> = async ({ tenant, path }) => {
  const found = await tenant.store.jobs.getWithErrors(path.id)
  if (!found) throw new ApiError('job_not_found')
  const { job, errors } = found
  if (errors.length > 0) return { status: 200, body: errors }
  return job.status === 'failed' ? { status: 200, body: job } : { status: 204 }
}
