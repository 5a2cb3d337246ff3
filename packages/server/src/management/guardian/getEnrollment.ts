import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { enrollmentOf } from './enrollment-of.ts'

export const getEnrollment: Handler<'getEnrollment'> = async ({ tenant, path }) => {
  const method = await tenant.store.authenticationMethods.findByDevice(path.id)
  if (!method) throw new ApiError('enrollment_not_found')
  return { status: 200, body: enrollmentOf(method, tenant) }
}
