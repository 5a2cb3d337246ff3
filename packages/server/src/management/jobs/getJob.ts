import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getJob: Handler<'getJob'> = async ({ tenant, path, caller, address }) => {
  const found = await tenant.store.jobs.get(path.id)
  if (!found) throw new ApiError('job_not_found')
  const { job, hasFile } = found
  if (!hasFile || !caller.scopes.has('read:users')) return { status: 200, body: job }
  const ticket = await tenant.store.jobs.getTicket(path.id, caller)
  return { status: 200, body: { ...job, location: `${address}/file?ticket=${ticket}` } }
}
