import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getJobFile: Handler<'getJobFile'> = async ({ tenant, path }) => {
  const { jobs } = tenant.store
  const file = await jobs.getFile(path.id)
  if (file) return { status: 200, file }
  throw new ApiError((await jobs.get(path.id)) ? 'job_file_not_found' : 'job_not_found')
}
