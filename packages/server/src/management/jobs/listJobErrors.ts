import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const listJobErrors: Handler<'listJobErrors'> = async ({ tenant, path }) => {
  const { jobs } = tenant.store
  const [errors, found] = [await jobs.listErrors(path.id), await jobs.get(path.id)]
  if (!errors || !found) throw new ApiError('job_not_found')
  if (errors.length > 0) return { status: 200, body: errors }
  return found.job.status === 'failed' ? { status: 200, body: found.job } : { status: 204 }
}
